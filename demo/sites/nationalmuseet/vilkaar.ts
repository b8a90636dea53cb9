import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { accordion, contact, picture, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { haandvaerk, kartotek, lurblaesere } from './prints.ts'

const privatliv = landingPage(
  'privatliv',
  { image: kartotek },
  {
    da: {
      title: 'Privatliv',
      slug: 'privatliv',
      description: 'Vi gemmer ting i tusinder af år, men ikke dine oplysninger.',
      modules: [
        textSection({
          text: `
            ## Hvad vi gemmer
            - **Køb:** navn, mail og hvad du købte, i fem år, fordi bogføringsloven kræver det.
            - **Nyhedsbrev:** din mailadresse, til du siger stop.
            - **Ansøgninger:** seks måneder.
            - **Videoovervågning:** 30 dage.
            - **Fund:** finderens navn og stedet gemmes for altid. Det er en del af fundets historie.

            ## Hvad vi ikke gør
            Vi sælger ikke oplysninger, og vi lader ikke annoncefirmaer se, hvad du læser.

            ## Dine rettigheder
            Du kan få at vide, hvad vi har, og få det rettet eller slettet, hvis loven ikke siger andet. Skriv
            til privatliv@example.org. Datatilsynet tager imod klager.
          `,
          links: [to('cookies')],
        }),
      ],
    },
    en: {
      title: 'Privacy',
      slug: 'privacy',
      description: 'We keep things for thousands of years, but not your data.',
      modules: [
        textSection({
          text: `
            ## What we keep
            - **Purchases:** your name, mail address and what you bought, for five years, as the Danish
              bookkeeping act requires.
            - **Newsletter:** your mail address, until you say stop.
            - **Applications:** six months.
            - **Video surveillance:** 30 days.
            - **Finds:** the finder’s name and the place are kept for good. They are part of the story.

            ## What we do not do
            We sell no data, and we let no advertiser see what you read.

            ## Your rights
            You may ask what we hold, and have it corrected or deleted unless the law says otherwise. Write to
            privatliv@example.org. The Danish Data Protection Agency receives complaints.
          `,
          links: [to('cookies')],
        }),
      ],
    },
  },
)

const cookies = landingPage(
  'cookies',
  {},
  {
    da: {
      title: 'Cookies',
      slug: 'cookies',
      description: 'Tre stykker, alle hjemmebagte.',
      modules: [
        textSection({
          text: cookieText.da,
          links: [to('privatliv')],
        }),
      ],
    },
    en: {
      title: 'Cookies',
      slug: 'cookies',
      description: 'Three of them, all baked at home.',
      modules: [
        textSection({
          text: cookieText.en,
          links: [to('privatliv')],
        }),
      ],
    },
  },
)

const frivillig = landingPage(
  'frivillig',
  { parent: 'om', image: haandvaerk },
  {
    da: {
      title: 'Bliv frivillig',
      slug: 'om/frivillig',
      description:
        'Syvogtredive frivillige holder trykpressen, blomsterkummerne og lurorkestret i gang.',
      modules: [
        textSection({
          text: `
            Frivillige laver ikke det, som ansatte er ansat til. De laver det, vi ellers ikke fik gjort: trykker
            med børn om lørdagen, læser gravernes håndskrift i gamle udgravningsdagbøger og blæser lur ved
            solhverv.

            Du forpligter dig for et halvt år ad gangen, typisk tre timer hver anden uge. Til gengæld får du
            årskort, julefrokost og adgang til loftet, hvor udsigten er.

            Man behøver ikke vide noget på forhånd. Lurblæserne skal dog bo et sted, hvor naboerne er venlige.
          `,
        }),
        picture(lurblaesere),
        accordion('Det spørger nye om', {
          'Hvor gammel skal man være?': 'Mindst 16. Den ældste er 88 og passer pressen.',
          'Får man rejsen betalt?': 'Ja, inden for hovedstadsområdet.',
          'Skal man kunne noget med it?':
            'Nej, men det skader ikke, når udgravningsdagbøgerne skal skrives af.',
        }),
        contact(
          'Meld dig',
          'Vi holder et møde for nye i marts og i september.',
          'nationalmuseet-jonas-winther',
        ),
      ],
    },
  },
)

export const terms: readonly Page[] = [privatliv, cookies, frivillig]
