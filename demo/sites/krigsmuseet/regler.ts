import { cookieText } from '../../writing/cookies.ts'
import { to } from '../../writing/marks.ts'
import { accordion, contact, textSection } from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek, portal } from './pictures.ts'

export const regler: readonly Page[] = [
  landingPage(
    'privatliv',
    { image: kartotek },
    {
      da: {
        title: 'Vores kartotek over dig',
        slug: 'privatlivspolitik',
        description: 'Det er tyndt, og det skal det være.',
        modules: [
          textSection({
            text: `
              Museet er dataansvarlig for det, du selv giver os: navn og mail, når du køber billet
              eller bestiller en rundvisning, og din adresse, hvis du vil have nyhedsbrevet.
              Bestillinger slettes efter et år, regnskabsbilag efter fem.

              Medvirker du i en optaget samtale, gælder den aftale, du har skrevet under på. Den kan
              du sige op.
            `,
          }),
          accordion('Indsigt og klage', {
            'Hvad kan jeg bede om?': 'At se, rette eller slette det, vi har om dig.',
            'Sender I data ud af EU?': 'Nej.',
            'Filmer I gæsterne?':
              'Ja, ved våbenmontrerne. Optagelserne overskrives efter tredive dage.',
            'Hvor klager jeg?': 'Hos Datatilsynet. Du må også gerne skælde ud på os først.',
          }),
          contact(
            'Dataansvarlig kontakt',
            'Skriv, hvad sagen drejer sig om.',
            'krigsmuseet-birgit-noergaard',
          ),
        ],
      },
      en: {
        title: 'Our file on you',
        slug: 'privacy-policy',
        description: 'It is thin, as it should be.',
        modules: [
          textSection({
            text: `
              The museum is the controller of what you give us: name and e-mail when you buy a
              ticket or book a tour, and your address if you want the newsletter. Bookings are
              deleted after a year, accounting records after five.

              If you take part in a recorded conversation, the agreement you signed applies. You may
              end it.
            `,
          }),
          accordion('Access and complaints', {
            'What may I ask for?': 'To see, correct or erase what we hold about you.',
            'Do you send data out of the EU?': 'No.',
            'Do you film visitors?':
              'Yes, by the cases with arms. Footage is overwritten after thirty days.',
            'Where do I complain?': 'To the Danish Data Protection Agency. You may scold us first.',
          }),
          contact('Contact', 'Write what it is about.', 'krigsmuseet-birgit-noergaard'),
        ],
      },
    },
  ),
  landingPage(
    'cookies',
    { parent: 'privatliv' },
    {
      da: {
        title: 'Cookies på krigsmuseets sider',
        slug: 'privatlivspolitik/cookies',
        description: 'Tre stykker, alle fredelige.',
        modules: [
          textSection({
            text: cookieText.da,
            links: [to('privatliv')],
          }),
        ],
      },
      en: {
        title: 'Cookies on these pages',
        slug: 'privacy-policy/cookies',
        description: 'Three of them, all peaceful.',
        modules: [
          textSection({
            text: cookieText.en,
            links: [to('privatliv')],
          }),
        ],
      },
    },
  ),
  landingPage(
    'erklaering',
    { image: portal },
    {
      da: {
        title: 'Tilgængelighed på nettet',
        slug: 'tilgængelighedserklæring',
        description: 'Hvordan hjemmesiden lever op til kravene, og hvor den ikke gør.',
        modules: [
          textSection({
            text: `
              Sidens tekster, menuer og knapper opfylder WCAG 2.1 på niveau AA. Vi har prøvet den
              med skærmlæser, med tastatur alene og i fire hundrede procents forstørrelse.

              To ældre film mangler synstolkning. De er mærket, og indholdet står som tekst ved
              siden af. Om adgang til selve huset kan du læse på siden om
              [elevator, ro og plads](tilgaengelighed).
            `,
          }),
          contact('Meld en fejl', 'Vi svarer inden for en uge.', 'krigsmuseet-birgit-noergaard'),
        ],
      },
      en: {
        title: 'Accessibility of this website',
        slug: 'accessibility-statement',
        description: 'How the site meets the requirements, and where it falls short.',
        modules: [
          textSection({
            text: `
              Texts, menus and buttons meet WCAG 2.1 at level AA. We have tried the site with a
              screen reader, with a keyboard alone and enlarged to four hundred per cent.

              Two older films lack audio description. They are marked, and what they show is given
              as text beside them. For access to the building itself, see
              [lift, quiet and room to turn](tilgaengelighed).
            `,
          }),
          contact('Report a fault', 'We answer within a week.', 'krigsmuseet-birgit-noergaard'),
        ],
      },
    },
  ),
]
