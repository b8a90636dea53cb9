import { to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  picture,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { guldhorn, krukker, magasin, uniform } from './prints.ts'

const billeder = landingPage(
  'billeder',
  { image: guldhorn, tags: ['samling'] },
  {
    da: {
      title: 'Billederne må bruges',
      slug: 'brug/billeder',
      description:
        'Til skoleopgaver, bøger, bannere og broderi. Spørg ikke om lov, medmindre der står, at du skal.',
      modules: [
        textSection({
          text: `
            Er genstanden gammel nok til at være fri af ophavsret, er vores billede af den det også. Hent det, beskær det, tryk
            det. Skriv gerne museets navn og nummeret, så andre kan finde tilbage.

            Nyere værker kan have en kunstner eller arvinger, der skal spørges. Så står der **beskyttet** under billedet, og
            knappen til at hente det mangler.
          `,
        }),
        accordion('Tvivlsspørgsmål', {
          'Må jeg tjene penge på det?':
            'Ja, når billedet er frit. Send os gerne et eksemplar af kalenderen.',
          'Hvor store er filerne?':
            'De fleste er mindst 4.000 punkter brede. Nogle er så store, at de vises i fliser.',
          'Må jeg ændre i billedet?':
            'Ja. Men kald det ikke en gengivelse af genstanden, når du har givet den hat på.',
          'Hvorfor er mit billede sort-hvidt?':
            'Fordi det er fra 1931. Et nyt kan bestilles, se [priser](priser).',
          'Kan jeg bruge det til at træne en maskine?':
            'De frie billeder er frie. Navngiv kilden, hvor det kan lade sig gøre.',
        }),
        textRibbon(to('galleri'), to('priser'), to('laan')),
      ],
    },
    en: {
      title: 'Pictures you may use',
      slug: 'use/pictures',
      description:
        'For homework, books, banners and embroidery. Do not ask, unless it says that you must.',
      modules: [
        textSection({
          text: `
            If an object is old enough to be out of copyright, so is our picture of it. Download it, crop it, print it. Do name
            the museum and the number, so that others can find their way back.

            Recent works may have an artist, or heirs, who have to be asked. Then it says **protected** below the picture, and
            there is no button for downloading it.
          `,
        }),
        accordion('Cases of doubt', {
          'May I make money from it?':
            'Yes, if the picture is free. Do send us a copy of the calendar.',
          'How large are the files?':
            'Most are at least 4,000 pixels wide. Some are so large that they are shown in tiles.',
          'May I alter the picture?':
            'Yes. But do not call it a likeness of the object once you have given it a hat.',
          'Why is mine black and white?':
            'Because it was taken in 1931. A new one can be ordered, see [prices](priser).',
          'May I train a machine on it?':
            'The free ones are free. Name the source where that is possible.',
        }),
        textRibbon(to('galleri'), to('priser'), to('laan')),
      ],
    },
  },
)

const laan = landingPage(
  'laan',
  { image: magasin, tags: ['samling'] },
  {
    da: {
      title: 'Lån til andre museer',
      slug: 'brug/lån',
      description:
        'Omkring 1.800 af vores ting er ude at rejse. De har bedre rejseforsikring end os.',
      modules: [
        textSection({
          text: `
            Museer i ind- og udland kan låne, når de har klima, alarm og et menneske, der har nøglen. Ansøgningen skal være her ni
            måneder før åbning, for udlandet tolv. Vi svarer inden for seks uger.

            Nogle ting rejser ikke: det, der er for skrøbeligt, og det, som folk kommer langvejs fra for at se. De står på en liste, og
            den er kortere, end man tror.
          `,
        }),
        styledTextAndVisual({
          title: 'Kureren sover ved siden af kassen',
          text: `
            Næsten. Ved større lån følger en af os med hele vejen, ser kassen blive lukket og åbnet og sammenligner med fotografier
            på alle sider. Det er et job med mange lufthavne og meget lidt udsigt.
          `,
          image: uniform,
          panel: true,
        }),
        textSection({
          title: 'Hvad låneren betaler',
          text: 'Lånet er gratis. Pakning, kørsel, forsikring og kurer betaler låneren. Små museer kan få halvdelen af kørslen dækket.',
        }),
        contact(
          'Søg om et lån',
          'Send udstillingens titel, periode og de ønskede numre.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
    en: {
      title: 'Loans to other museums',
      slug: 'use/loans',
      description: 'Some 1,800 of our things are travelling. They are better insured than we are.',
      modules: [
        textSection({
          text: `
            Museums at home and abroad may borrow if they have a climate, an alarm and a person who holds the key. Applications
            should be here nine months before the opening, or twelve from abroad. We reply within six weeks.

            Some things do not travel: those that are too frail, and those that people come a long way to see. There is a list of
            them, and it is shorter than you would think.
          `,
        }),
        styledTextAndVisual({
          title: 'The courier sleeps beside the crate',
          text: `
            Nearly. With a larger loan one of us goes along all the way, sees the crate closed and opened, and compares every
            side with photographs. It is a job with many airports and hardly any views.
          `,
          image: uniform,
          panel: true,
        }),
        textSection({
          title: 'What it costs',
          text: 'The loan is free. Packing, transport, insurance and courier are paid by the borrower. Small museums may have half of the transport covered.',
        }),
        contact(
          'Apply for a loan',
          'Send the title, the dates and the numbers you would like.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
  },
)

const gave = landingPage(
  'gave',
  { image: krukker, tags: ['samling'] },
  {
    da: {
      title: 'Vil du give os noget?',
      slug: 'brug/gaver',
      description: 'Tak. Sandsynligvis nej. Men vi vil gerne høre historien først.',
      modules: [
        textSection({
          text: `
            Vi får tilbudt omkring to tusind ting om året og siger ja til hundrede. Ikke fordi resten er grim, men fordi vi har en i
            forvejen, eller fordi et lokalt museum er et bedre hjem.

            Det, vi helst vil have, er ting med en fortælling på: hvem der brugte den, hvornår, hvor tit og til hvad. En slidt
            grydeske med navn og køkken vejer tungere end et ubrugt sølvfad.
          `,
        }),
        picture(uniform),
        accordion('Før du pakker den ind', {
          'Hvordan foregår det?':
            'Send et billede, målene og en halv side om tingen. Kom ikke forbi med den; det ender i tårer.',
          'Bliver den udstillet?':
            'Næppe. Den bliver gemt, og det er det meste af det, et museum gør.',
          'Kan den blive til et lån i stedet?':
            'Nej. Vi tager ikke nye deposita; de gamle har lært os det.',
          'Kan jeg fortryde?': 'Indtil gavebrevet er underskrevet. Derefter er den alles.',
        }),
        contact('Tilbyd en gave', 'Du får svar inden for tre uger.', 'samlinger-rasmus-friis'),
      ],
    },
    en: {
      title: 'Would you give us something?',
      slug: 'use/gifts',
      description: 'Thank you. Probably not. But we should like to hear the story first.',
      modules: [
        textSection({
          text: `
            We are offered some two thousand things a year and say yes to a hundred. The rest are not ugly; we have one already, or a
            local museum is a better home.

            What we like best is a thing with a tale attached: who used it, when, how often and for what. A worn wooden spoon with
            a name and a kitchen outweighs an unused silver dish.
          `,
        }),
        picture(uniform),
        accordion('Before you wrap it', {
          'How is it done?':
            'Send a picture, the measurements and half a page about it. Do not drop by with it; that ends in tears.',
          'Will it be exhibited?': 'Hardly. It will be kept, which is most of what a museum does.',
          'Could it be a loan instead?':
            'No. We take no new deposits; the old ones have taught us.',
          'May I change my mind?': 'Until the deed is signed. After that it belongs to everyone.',
        }),
        contact(
          'Offer a gift',
          'You will have an answer within three weeks.',
          'samlinger-rasmus-friis',
        ),
      ],
    },
  },
)

export const use: readonly Page[] = [billeder, laan, gave]
