import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  doubleBillboard,
  eventList,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { balsal, port, skib, tavle } from './pictures.ts'

export const musik: readonly Page[] = [
  landingPage(
    'musik',
    { image: balsal, tags: ['musik'] },
    {
      da: {
        title: 'Musik på slottet',
        slug: 'musik',
        description:
          'I kapellet hver anden søndag, i balsalen om sommeren og én gang ved nytår, med alle lys tændt.',
        call: to('billetter', 'Billetter'),
        modules: [
          textSection({
            title: 'To rum, to lyde',
            text: `
              Kapellet rummer 110 og klinger i tre sekunder. Det er godt for orgel, sang og alt, der går
              langsomt. Balsalen rummer 180, har trægulv og silke på væggene og passer til strygere, som vil
              høres, lige når de spiller.

              Dieterik Buxtehude var organist på begge sider af Sundet, i Helsingborg og Helsingør, før han
              rejste til Lübeck i 1668. Der er ingen tegn på, at han har spillet her. Vi spiller ham alligevel.
            `,
          }),
          doubleBillboard(
            {
              title: 'Søndag i kapellet',
              text: 'Fyrre minutter kl. 14. Gratis med billet til slottet.',
              link: to('kapellet'),
              image: tavle,
            },
            {
              title: 'Sommer i balsalen',
              text: 'Torsdag aften i juli og august, med vinduerne åbne mod haven.',
              link: to('sale'),
              image: balsal,
            },
          ),
          eventList('De næste koncerter', {
            tag: 'musik',
            link: to('kalender', 'Hele kalenderen'),
          }),
          accordion('Før koncerten', {
            'Hvornår åbner dørene?': 'En halv time før. Pladserne er ikke nummererede.',
            'Kan man komme for sent?': 'Man kan høre til bag døren, indtil der klappes.',
            'Er der pause?':
              'Om sommeren i balsalen, med et glas. Ved nytår og i kapellet sidder man det ud.',
            'Er der varme?': 'I balsalen. I kapellet er der tæpper, og de er gratis.',
            'Hvad hvis den bliver aflyst?':
              'Så skriver vi til dig. [Læs om aflysninger](aflysninger).',
          }),
          contact(
            'Musikken',
            'Til spørgsmål om program, noder og orgel.',
            'slottet-anne-marie-juhl',
          ),
        ],
      },
      en: {
        title: 'Music at the castle',
        slug: 'music',
        description:
          'In the chapel every other Sunday, in the ballroom in summer and once at New Year, with all candles lit.',
        call: to('billetter', 'Tickets'),
        modules: [
          textSection({
            title: 'Two rooms, two sounds',
            text: `
              The chapel seats 110 and rings for three seconds. It is good for organ, for singing and for
              anything slow. The ballroom seats 180, has a wooden floor and silk on its walls, and suits
              strings that want to be heard at the moment they play.

              Dieterich Buxtehude was an organist on both shores of the Sound, in Helsingborg and Helsingør,
              before he left for Lübeck in 1668. There is no sign that he ever played here. We play him
              regardless.
            `,
          }),
          doubleBillboard(
            {
              title: 'Sunday in the chapel',
              text: 'Forty minutes at 2 pm. Free with a castle ticket.',
              link: to('kapellet'),
              image: tavle,
            },
            {
              title: 'Summer in the ballroom',
              text: 'Thursday evenings in July and August, with the windows open to the garden.',
              link: to('sale'),
              image: balsal,
            },
          ),
          eventList('The next concerts', {
            tag: 'musik',
            link: to('kalender', 'The whole calendar'),
          }),
          accordion('Before the concert', {
            'When do doors open?': 'Half an hour before. Seats are not numbered.',
            'May one be late?': 'You may listen behind the door until the applause.',
            'Is there an interval?':
              'In the ballroom in summer, with a glass. At New Year and in the chapel one sits it out.',
            'Is it heated?': 'The ballroom is. In the chapel there are blankets, free of charge.',
            'What if it is cancelled?': 'We write to you. [About cancellations](aflysninger).',
          }),
          contact(
            'The music',
            'For questions about programmes, scores and the organ.',
            'slottet-anne-marie-juhl',
          ),
        ],
      },
    },
  ),
  landingPage(
    'aflysninger',
    { parent: 'musik', image: port, tags: ['musik', 'besoeg'] },
    {
      da: {
        title: 'Når noget bliver aflyst',
        slug: 'musik/aflysninger',
        description:
          'Storm, halsbetændelse og højvande i kasematterne. Det sker, og så får du besked og dine penge.',
        modules: [
          textSection({
            title: 'Sådan får du besked',
            text: `
              Vi skriver til alle, der har købt billet, så snart vi ved det, og senest to timer før. I
              kalenderen bliver arrangementet stående med en streg over, så ingen tror, de har drømt det.
              Ved porten hænger der en seddel.

              Pengene kommer af sig selv inden for fem hverdage. Du skal ikke søge om noget.
            `,
          }),
          accordion('Om aflysninger', {
            'Hvad med min togbillet?': 'Den kan vi desværre ikke betale. Kaffen er på huset.',
            'Kan jeg få en ny dato i stedet?': 'Ja, hvis der kommer en. Svar på vores mail.',
            'Jeg købte som gave': 'Så går pengene til den, der købte. Det må I klare indbyrdes.',
            'Hvor tit sker det?': 'Fem til seks gange om året. I 2013 blæste det mere.',
          }),
          styledTextAndVisual({
            title: 'Udendørs i blæst',
            text: `
              Koncerter i gården flyttes ind i balsalen, hvis det regner, og så gælder de 180 første
              billetter. De øvrige får pengene igen og må stå i porten, hvor lyden er udmærket.
            `,
            image: skib,
            side: 'right',
          }),
          contact('Mangler du svar?', 'Ring på koncertdagen fra kl. 10.', 'slottet-henrik-friis'),
        ],
      },
      en: {
        title: 'When something is cancelled',
        slug: 'music/cancellations',
        description:
          'Storms, sore throats and high water in the casemates. It happens, and then you get word, and your money.',
        modules: [
          textSection({
            title: 'How you will know',
            text: `
              We write to everyone with a ticket as soon as we know, and at least two hours before. In the
              calendar the event stays where it was with a line through it, so that nobody thinks they
              dreamt it. A note is hung by the gate.

              The money comes by itself within five working days. You need not apply for it.
            `,
          }),
          accordion('About cancellations', {
            'What about my train fare?': 'That we cannot pay, alas. The coffee is on the house.',
            'Can I have another date?': 'Yes, if there is one. Reply to our e-mail.',
            'I bought it as a present':
              'The money goes back to the buyer. The rest is between the two of you.',
            'How often does it happen?': 'Five or six times a year. In 2013 there was more wind.',
          }),
          styledTextAndVisual({
            title: 'Outdoors, in wind',
            text: `
              Courtyard concerts move into the ballroom if it rains, and then the first 180 tickets count.
              The rest are refunded and may stand in the gateway, where the sound is excellent.
            `,
            image: skib,
            side: 'right',
          }),
          contact(
            'No answer yet?',
            'Call from 10 am on the day of the concert.',
            'slottet-henrik-friis',
          ),
        ],
      },
    },
  ),
]
