import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { accordion, contact, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { indgang } from './prints.ts'

export const politikker: readonly Page[] = [
  landingPage(
    'privatliv',
    { image: indgang },
    {
      da: {
        title: 'Hvad vi ved om dig',
        slug: 'privatliv',
        description: 'Meget lidt. Her står, hvad det er, og hvor længe vi gemmer det.',
        modules: [
          textSection({
            text: `
              Bestiller du en omvisning, gemmer vi navn, telefonnummer og mailadresse, til besøget
              er overstået og regningen betalt. Bogføringsloven kræver, at selve bilaget ligger i
              fem år.

              Står du på nyhedsbrevets liste, har vi din mailadresse, til du framelder dig. Ved
              parkeringspladsen hænger et kamera, der tæller biler. Det tager ikke billeder af
              nummerplader.

              Vi sælger intet videre, og vi spørger ikke om mere, end vi skal bruge.
            `,
            links: [to('cookies', 'Om cookies')],
          }),
          accordion('Dine rettigheder', {
            'Kan jeg se, hvad I har?': 'Ja. Skriv til os, så får du svar inden for en måned.',
            'Kan jeg få det slettet?': 'Ja, undtagen det, loven siger, at vi skal gemme.',
            'Kan jeg klage?': 'Ja, til Datatilsynet. Men sig det gerne til os først.',
          }),
          contact(
            'Hvem svarer?',
            'Mette Lund har ansvaret for oplysningerne.',
            'jelling-mette-lund',
          ),
        ],
      },
      en: {
        title: 'What we know about you',
        slug: 'privacy',
        description: 'Very little. Here is what it is, and how long we keep it.',
        modules: [
          textSection({
            text: `
              If you book a tour we keep your name, telephone number and e-mail address until the
              visit is over and paid for. Danish bookkeeping law obliges us to file the invoice for
              five years.

              Newsletter readers are on a list until they leave it. A camera at the car park counts
              cars; it does not photograph number plates.

              We sell nothing on and ask for no more than we need.
            `,
            links: [to('cookies', 'About cookies')],
          }),
          accordion('Your rights', {
            'May I see what you hold?':
              'Yes. Write to us and you will have an answer within a month.',
            'Can it be deleted?': 'Yes, except for what the law tells us to keep.',
            'May I complain?': 'Yes, to the Danish Data Protection Agency. But do tell us first.',
          }),
          contact('Who answers?', 'Mette Lund is responsible for the data.', 'jelling-mette-lund'),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    {},
    {
      da: {
        title: 'Cookies, kort fortalt',
        slug: 'cookies',
        description: 'Siden husker dit sprog og dit valg. Det er stort set det hele.',
        modules: [
          textSection({
            text: cookieText.da,
            links: [to('privatliv', 'Om personoplysninger')],
          }),
        ],
      },
      en: {
        title: 'Cookies in brief',
        slug: 'cookies',
        description: 'The site remembers your language and your choice. That is nearly all.',
        modules: [
          textSection({
            text: cookieText.en,
            links: [to('privatliv', 'About personal data')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'tilgaengelighedserklaering',
    { image: indgang },
    {
      da: {
        title: 'Tilgængelighedserklæring',
        slug: 'tilgængelighedserklæring',
        description: 'Hvor godt webstedet kan bruges af alle, og hvor det endnu halter.',
        modules: [
          textSection({
            text: `
              Webstedet er bygget efter WCAG 2.1 på niveau AA. Det kan betjenes med tastatur, læses
              højt af en skærmlæser og forstørres uden at gå i stykker.

              **Det halter her:** Lydguidens kort er lavet af andre og kan ikke bruges uden mus. Den
              samme rute står som tekst på siden om [lydguiden](lydguide).

              Finder du flere fejl, så skriv. Vi svarer inden for en uge og siger, hvornår det er
              rettet. Er du ikke tilfreds med svaret, kan du henvende dig til
              Digitaliseringsstyrelsen.
            `,
            links: [to('tilgaengelighed', 'Tilgængelighed på stedet')],
          }),
          contact(
            'Meld en fejl',
            'Fortæl, hvilken side det er, og hvad du ville.',
            'jelling-anne-bech',
          ),
        ],
      },
      en: {
        title: 'Accessibility statement',
        slug: 'accessibility-statement',
        description: 'How well this website works for everyone, and where it still falls short.',
        modules: [
          textSection({
            text: `
              The site is built to WCAG 2.1, level AA. It can be used by keyboard, read aloud by a
              screen reader and enlarged without breaking.

              **Where it falls short:** the map in the audio guide is made by others and cannot be
              used without a mouse. The same route is given as text on the page about [the
              guide](lydguide).

              Tell us of any other fault. We reply within a week with a date for the repair. If the
              reply does not satisfy you, turn to the Danish Agency for Digital Government.
            `,
            links: [to('tilgaengelighed', 'Accessibility on site')],
          }),
          contact(
            'Report a fault',
            'Say which page it was and what you were trying to do.',
            'jelling-anne-bech',
          ),
        ],
      },
    },
  ),
]
