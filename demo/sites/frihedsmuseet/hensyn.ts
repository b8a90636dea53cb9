import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboard,
  contact,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kaffe, lys, mikrofon } from './pictures.ts'

export const hensyn: readonly Page[] = [
  landingPage(
    'svaert-stof',
    { parent: 'besoeg', image: mikrofon, tags: ['besoeg', 'boern'] },
    {
      da: {
        title: 'Om det svære',
        slug: 'besoeg/svært-stof',
        description:
          'Udstillingen handler også om tortur, henrettelser og forfølgelse. Her står, hvad man møder, og hvor man kan gå udenom.',
        modules: [
          textSection({
            title: 'Det møder man',
            text: `
              Der er fotografier af døde to steder på ruten. De er små, de hænger bag en halvvæg,
              og der er skrevet på væggen, hvad der er bag den. I rummet om fængslerne læses
              afskedsbreve op. Man kan høre dem eller lade være; døren ud er til højre.

              Vi viser dem, fordi familierne har ment, at de skulle ses. Vi viser ikke mere end det.
            `,
          }),
          accordion('Med børn', {
            'Hvor gamle skal de være?':
              'Vi anbefaler fra 10 år. Yngre børn må komme med, og de voksne får et kort over, hvad de kan springe over.',
            'Hvad spørger børn om?':
              'Om nogen blev reddet, og om det kan ske igen. Det første kan vi svare på.',
            'Er der noget, børn må røre?':
              'Ja: en cykel, en trykplade, et mørklægningsgardin, der kan rulles ned.',
            'Hvad hvis mit barn bliver ked af det?':
              'Tag døren til lyset midt på ruten. Der er en bænk og som regel en af os.',
          }),
          styledTextAndVisual({
            title: 'Bagefter',
            text: `
              I caféen står et langbord, hvor man gerne må sidde uden at købe noget. Der ligger
              papir. Mange skriver en linje, og nogle af dem hænger vi op.
            `,
            image: kaffe,
            side: 'left',
            panel: true,
          }),
          contact(
            'Tal med os først',
            'Hvis du er i tvivl, om museet er noget for dig eller dit barn.',
            'frihedsmuseet-noor-simonsen',
          ),
        ],
      },
      en: {
        title: 'About the hard parts',
        slug: 'visit/difficult-content',
        description:
          'The exhibition also deals with torture, executions and persecution. Here is what you will meet, and where to walk round it.',
        modules: [
          textSection({
            title: 'What you will meet',
            text: `
              Photographs of the dead hang in two places. They are small, they hang behind a low
              wall, and the wall says what is on the other side. In the room about the prisons,
              farewell letters are read aloud. You may listen or not; the way out is on the right.

              We show them because the families felt they should be seen. We show no more than
              that.
            `,
          }),
          accordion('With children', {
            'How old should they be?':
              'We recommend ten and up. Younger ones may come, and adults get a map of what to skip.',
            'What do children ask?':
              'Whether anyone was saved, and whether it can happen again. We can answer the first.',
            'Is there anything to touch?':
              'Yes: a bicycle, a printing plate, a blackout blind to pull down.',
            'What if my child is upset?':
              'Take the door to daylight half-way round. There is a bench, and usually one of us.',
          }),
          styledTextAndVisual({
            title: 'Afterwards',
            text: `
              The café has a long table where you may sit without buying anything. There is paper.
              Many write a line, and some of the lines we put up.
            `,
            image: kaffe,
            side: 'left',
            panel: true,
          }),
          contact(
            'Talk to us first',
            'If you wonder whether the museum is right for you or your child.',
            'frihedsmuseet-noor-simonsen',
          ),
        ],
      },
    },
  ),
  landingPage(
    'tilgaengelighed',
    { parent: 'besoeg', tags: ['besoeg'] },
    {
      da: {
        title: 'Ned under jorden og op igen',
        slug: 'besoeg/tilgængelighed',
        description: 'Elevator, ramper, lavt lys og steder, hvor man kan være i fred.',
        modules: [
          textSection({
            title: 'I huset',
            text: `
              Elevatoren til udstillingen ligger lige inden for døren og rummer to kørestole. Gulvet
              er plant hele vejen. Lyset er dæmpet, og nogle passager er smalle med vilje, men der
              er altid mindst 110 centimeter. Handicaptoilettet er ved caféen.

              Du kan låne kørestol, stok med sæde, høreværn og en lommelygte. Ledsagere med kort
              kommer gratis ind og skal ikke have egen tid.
            `,
          }),
          accordion('Syn, hørelse, ro', {
            'Er der synstolkning?': 'Ja, på lydguidens spor 2.',
            'Er der tegnsprog?': 'Hovedfortællingen findes på dansk tegnsprog på en lånt skærm.',
            'Er der pludselige lyde?':
              'Ét sted: en sirene, svagt. Den er slukket i de [skærmede timer](skaermede-timer).',
            'Kan en gruppe få ekstra tid?': 'Ja. Sig det, når I bestiller.',
          }),
          billboard({
            title: 'Når museet er næsten tomt',
            text: 'Den første søndag i måneden åbner vi en time før for dem, der har brug for det.',
            link: to('skaermede-timer'),
            image: lys,
          }),
          contact('Spørg om adgang', 'Skriv eller ring.', 'frihedsmuseet-peter-dam'),
        ],
      },
      en: {
        title: 'Down below ground and up again',
        slug: 'visit/access',
        description: 'A lift, ramps, low light and places to be left in peace.',
        modules: [
          textSection({
            title: 'In the building',
            text: `
              The lift to the exhibition is just inside the door and takes two wheelchairs. The
              floor is level throughout. The light is low and some passages are narrow on purpose,
              but never less than 110 centimetres. The accessible toilet is by the café.

              You may borrow a wheelchair, a stick with a seat, ear defenders and a torch.
              Companions with a card come in free and need no time of their own.
            `,
          }),
          accordion('Sight, hearing, quiet', {
            'Is there audio description?':
              'In Danish, on track 2 of the guide. English will follow.',
            'Is there sign language?':
              'The main story, in Danish Sign Language, on a borrowed screen.',
            'Are there sudden noises?':
              'In one place: a siren, faintly. It is off during the [sheltered hours](skaermede-timer).',
            'Can a group have extra time?': 'Yes. Say so when you book.',
          }),
          billboard({
            title: 'When the museum is nearly empty',
            text: 'On the first Sunday of the month we open an hour early for those who need it.',
            link: to('skaermede-timer'),
            image: lys,
          }),
          contact('Ask about access', 'Write or call.', 'frihedsmuseet-peter-dam'),
        ],
      },
    },
  ),
  landingPage(
    'skaermede-timer',
    { parent: 'tilgaengelighed', image: lys, tags: ['besoeg'] },
    {
      da: {
        title: 'Skærmede timer',
        slug: 'besoeg/tilgængelighed/skærmede-timer',
        description:
          'Første søndag i måneden kl. 9–10: under halvt så mange gæster, mere lys og ingen sirene.',
        modules: [
          textSection({
            title: 'Sådan er det',
            text: `
              Vi lukker femten ind i stedet for fyrre. Lyset bliver skruet op, al fælles lyd er
              slukket, og døren til dagslyset står åben. Ingen omviser siger noget, medmindre man
              spørger.

              Timerne er lavet sammen med gæster med autisme, PTSD og hjernerystelse. Man skal ikke
              forklare, hvorfor man kommer.

              Et kort over rummet ligger på hjemmesiden ugen før, med lys, lyd og lugte
              skrevet på. Ved indgangen kan man få en grøn snor om halsen. Den betyder,
              at man helst vil være i fred, og det bliver respekteret.
            `,
            links: [to('billetter', 'Bestil tid')],
          }),
          picture(lys),
          accordion('Om timerne', {
            'Koster det ekstra?':
              'Nej, billetten er den almindelige til {price billet-med-tid voksen}.',
            'Må jeg have en med?': 'Ja, og de gør det samme: går stille.',
            'Kan jeg blive, når de andre kommer?': 'Ja. Vi siger til fem minutter før.',
            'Er caféen åben?': 'Den åbner kl. 10, når timen er gået.',
          }),
        ],
      },
      en: {
        title: 'Sheltered hours',
        slug: 'visit/access/sheltered-hours',
        description:
          'The first Sunday of each month, 9 am–10 am: fewer than half the visitors, more light and no siren.',
        modules: [
          textSection({
            title: 'How it is',
            text: `
              We let in fifteen rather than forty. The lights are turned up, all shared sound is off,
              and the door to daylight stands open. No guide will speak unless spoken to.

              The hours were made together with visitors who live with autism, PTSD and concussion.
              You need not explain why you come.

              A map of the room is online the week before, with light, sound and smells
              marked on it. At the entrance you may take a green ribbon. It means that
              you would rather be left alone, and it is respected.
            `,
            links: [to('billetter', 'Book a time')],
          }),
          picture(lys),
          accordion('About the hours', {
            'Does it cost more?':
              'No, the ticket is the usual one at {price billet-med-tid voksen}.',
            'May I bring someone?': 'Yes, and they do the same: walk softly.',
            'May I stay when the others come?': 'Yes. We tell you five minutes before.',
            'Is the café open?': 'It opens at 10 am, when the hour is over.',
          }),
        ],
      },
    },
  ),
]
