import { cookieText } from '../../writing/cookies.ts'
import { print, to } from '../../writing/marks.ts'
import { contact, randomRelatedContent, textSection } from '../../writing/modules.ts'
import { landingPage, notFoundPage, type Page } from '../../writing/site.ts'
import { doer, kartotek } from './prints.ts'

export const politikker: readonly Page[] = [
  landingPage(
    'privatliv',
    { image: kartotek },
    {
      da: {
        title: 'Vi kigger heller ikke ind ad dine ruder',
        slug: 'privatliv',
        description: 'Om de få oplysninger, vi gemmer.',
        modules: [
          textSection({
            text: `
              Bestiller du en aftentur, skriver Karen dit navn og telefonnummer i bogen, så vi kan
              ringe, hvis det stormer. Siden rives ud om mandagen og brændes i komfuret.

              Vi har intet kamera i skoven. Det ville være uhøfligt.

              Vil du se eller have rettet noget, så ring. Er du utilfreds, kan du gå til
              Datatilsynet.
            `,
            links: [to('cookies', 'Cookies')],
          }),
          contact('Ansvarlig', 'Bogen ligger hos Karen.', 'dvaergene-karen-friis'),
        ],
      },
      en: {
        title: 'We do not look in at your windows either',
        slug: 'privacy',
        description: 'About the little we keep on paper.',
        modules: [
          textSection({
            text: `
              If you book an evening walk, Karen writes your name and telephone number in the book,
              so that we can ring in case of a gale. On Monday the page is torn out and burnt in the
              stove.

              There are no cameras in the wood. It would be rude.

              To see or correct anything, give us a ring. If you are dissatisfied, go to the Danish
              Data Protection Agency.
            `,
            links: [to('cookies', 'Cookies')],
          }),
          contact('Responsible', 'Karen keeps the book.', 'dvaergene-karen-friis'),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    {},
    {
      da: {
        title: 'Krummer på stien',
        slug: 'cookies',
        description: 'Hjemmesiden lægger tre krummer, og de fører ingen andre hjem til dig.',
        modules: [
          textSection({
            text: cookieText.da,
            links: [to('privatliv', 'Andre oplysninger')],
          }),
        ],
      },
      en: {
        title: 'Crumbs on the path',
        slug: 'cookies',
        description: 'This website drops three crumbs, and they lead nobody else to you.',
        modules: [
          textSection({
            text: cookieText.en,
            links: [to('privatliv', 'Other information')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'tilgaengelighed',
    {
      image: print('indgang', {
        da: 'Linoleumssnit: en indgang med lave trin og en dør, der står på vid gab.',
        en: 'Linocut: an entrance with low steps and a door standing wide open.',
      }),
    },
    {
      da: {
        title: 'Plads til alle størrelser',
        slug: 'tilgængelighed',
        description: 'Om adgang til skoven, huset og hjemmesiden.',
        modules: [
          textSection({
            title: 'I skoven',
            text: `
              Den korte tur på 600 meter er jævn og fast nok til kørestol i tørt vejr. Fem af dørene
              står i siddehøjde. Huset har rampe og et toilet med god plads, som er det største rum
              på stedet.

              På onsdage er skoven stille: ingen grupper, ingen aftenture og ingen, der fløjter.
            `,
          }),
          textSection({
            title: 'På nettet',
            text: `
              Hjemmesiden er lavet, så den kan bruges med tastatur og skærmlæser, og den sigter
              efter WCAG 2.1, niveau AA. Vi kender ingen fejl, men vi har heller aldrig set en
              dværg. Finder du en fejl, så skriv. Svarer vi ikke ordentligt, kan du klage til
              Digitaliseringsstyrelsen.
            `,
          }),
          contact('Ring og hør', 'Niels ved, hvor der er rødder.', 'dvaergene-niels-dam'),
        ],
      },
      en: {
        title: 'Room for all sizes',
        slug: 'accessibility',
        description: 'Access to the wood, the house and the website.',
        modules: [
          textSection({
            title: 'In the wood',
            text: `
              The short walk of 600 metres is even, and firm enough for a wheelchair in dry weather.
              Five of the doors are at sitting height. The house has a ramp and a generous lavatory,
              the largest room we have.

              Wednesdays are quiet: no groups, no evening walks and no whistling.
            `,
          }),
          textSection({
            title: 'On the web',
            text: `
              The website is made for keyboards and screen readers and aims at WCAG 2.1, level AA.
              We know of no faults, but then we have never seen a dwarf either. If you find one,
              write. If our answer is poor, you may complain to the Danish Agency for Digital
              Government.
            `,
          }),
          contact('Ring and ask', 'Niels knows where the roots are.', 'dvaergene-niels-dam'),
        ],
      },
    },
  ),
  notFoundPage(
    { image: doer },
    {
      da: {
        title: 'Dør nummer tyve',
        description: 'Den findes ikke. Det siger de i hvert fald bag de andre nitten.',
        modules: [
          textSection({
            text: 'Gå tilbage til [huset](front), eller følg [lygtestien](lygtestien). Den ender altid et sted.',
          }),
          randomRelatedContent('Døre, der kan åbnes'),
        ],
      },
      en: {
        title: 'Door number twenty',
        description: 'It does not exist. Or so they say behind the other nineteen.',
        modules: [
          textSection({
            text: 'Go back to [the house](front) or follow [the lantern path](lygtestien). It always ends somewhere.',
          }),
          randomRelatedContent('Doors that open'),
        ],
      },
    },
  ),
]
