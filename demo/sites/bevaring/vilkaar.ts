import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { contact, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { indgang, kartotek } from './prints.ts'

const privatliv = landingPage(
  'privatliv',
  { image: kartotek },
  {
    da: {
      title: 'Fortroligt: ejere og opgaver',
      slug: 'privatliv',
      description: 'Vi skriver alt ned om tingen og så lidt som muligt om dig.',
      modules: [
        textSection({
          text: `
            For at løse en opgave har vi brug for ejerens navn, adresse og telefonnummer. De ligger på sagen sammen med rapporten. Rapporten
            gemmes altid; navnet kan du få fjernet, når regningen er fem år gammel.

            Vi fortæller ingen, hvem der ejer hvad, heller ikke forsikringen, medmindre du beder om det. Billeder af private ting bliver ikke
            vist uden dit ja.

            Har du spørgsmål, så skriv til opgaver@example.org. Klager kan sendes til Datatilsynet.
          `,
          links: [to('cookies')],
        }),
      ],
    },
    en: {
      title: 'In confidence: owners and commissions',
      slug: 'privacy',
      description: 'We write down everything about the thing and as little as we can about you.',
      modules: [
        textSection({
          text: `
            A commission needs the owner’s name, address and telephone number. They are filed with the report. The report is kept for
            good; your name can be removed once the bill is five years old.

            We tell nobody who owns what, not even an insurer, unless you ask us to. Pictures of private things are not shown without
            your consent.

            Questions go to opgaver@example.org. The Danish Data Protection Agency hears complaints.
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
      title: 'Om cookies og andre tilsætninger',
      slug: 'cookies',
      description: 'Alt, hvad vi tilsætter, kan fjernes igen.',
      modules: [
        textSection({
          text: cookieText.da,
        }),
      ],
    },
    en: {
      title: 'On cookies and other additives',
      slug: 'cookies',
      description: 'Whatever we add can be taken away again.',
      modules: [
        textSection({
          text: cookieText.en,
        }),
      ],
    },
  },
)

const erklaering = landingPage(
  'tilgaengelighedserklaering',
  { image: indgang },
  {
    da: {
      title: 'Tilstandsrapport: tilgængelighed',
      slug: 'tilgængelighed',
      description: 'Sådan står det til med siderne, set med en konservators øjne.',
      modules: [
        textSection({
          text: `
            **Tilstand:** god. Siderne opfylder WCAG 2.1 AA, efterset i foråret.

            **Skader:** Røntgenbilleder i ældre rapporter har kun korte beskrivelser. Enkelte tabeller skal rulles vandret på små skærme.

            **Behandling:** Beskrivelserne bliver skrevet om, ti om måneden. Tabellerne bliver til lister ved næste eftersyn.
          `,
        }),
        contact(
          'Meld en ny skade',
          'Skriv siden, browseren og det, du ville.',
          'bevaring-camilla-ejlersen',
        ),
      ],
    },
    en: {
      title: 'Condition report: accessibility',
      slug: 'accessibility',
      description: 'The state of these pages, as a conservator sees it.',
      modules: [
        textSection({
          text: `
            **Condition:** good. The pages meet WCAG 2.1 AA and were examined in spring.

            **Damage:** X-rays in older reports have short descriptions only. Some tables have to be scrolled sideways on small screens.

            **Treatment:** The descriptions are being rewritten, ten a month. The tables will become lists at the next inspection.
          `,
        }),
        contact(
          'Report new damage',
          'Give the page, the browser and what you wanted to do.',
          'bevaring-camilla-ejlersen',
        ),
      ],
    },
  },
)

export const terms: readonly Page[] = [privatliv, cookies, erklaering]
