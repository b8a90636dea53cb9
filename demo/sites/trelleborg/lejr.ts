import { print, to } from '../../writing/marks.ts'
import {
  accordion,
  contact,
  iframeEmbed,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { ildsted, marked, skib, vaev } from './prints.ts'

export const lejr: readonly Page[] = [
  landingPage(
    'vikingelejr',
    { image: marked, tags: ['boern', 'haandvaerk'] },
    {
      da: {
        title: 'Vikingelejr, alle dage i sommerferien',
        slug: 'vikingelejr',
        description:
          'Fyrre telte på marken og mennesker, der faktisk sover i dem. Gæster er velkomne fra 10 til 16.',
        call: to('billetter', 'Billetter'),
        modules: [
          textSection({
            title: 'En dag i lejren',
            text: `
              **Kl. 10** tændes bålene, og grøden røres. **Kl. 11** åbner værkstederne. **Kl. 13**
              er der våbenøvelse for børn, med skjold af krydsfiner og regler, som bliver overholdt.
              **Kl. 14** er der ting, hvor alle må tale, men kun én ad gangen. **Kl. 15** fortæller
              nogen en historie, der ikke er helt sand. **Kl. 16** er det slut, og så spiser lejren.

              Det samme sker hver dag, og det bliver aldrig ens.
            `,
          }),
          picture(
            print('vikingemarked', marked.alt, {
              caption: {
                da: 'Om onsdagen er der marked. Man kan betale med kort, men det skal være diskret.',
                en: 'Wednesday is market day. Cards are accepted, discreetly.',
              },
            }),
            true,
          ),
          styledTextAndVisual({
            title: 'Vil I bo i den?',
            text: `
              Familier kan leje et telt i tre døgn, med skind, gryde og en nabo, der ved, hvordan
              man gør. Det koster 1.400 kr. for fire. Der er bad på museet, men de fleste glemmer
              det.
            `,
            image: ildsted,
            side: 'left',
            panel: true,
            link: to('haandvaerk', 'Lær et håndværk'),
          }),
          accordion('Om lejren', {
            'Hvor gamle skal børnene være?':
              'Alle kan være med. Kniv og økse er fra otte år og sammen med en voksen.',
            'Hvad hvis det stormer?':
              'Så tager vi teltene ned. Det står på forsiden fra klokken otte om morgenen.',
            'Er I rigtige vikinger?':
              'Nej. Vi er lærere, sygeplejersker og en enkelt tandlæge på ferie.',
            'Må man tage billeder?':
              'Ja. Spørg, før I går helt tæt på, som I ville gøre hos jeres egne naboer.',
          }),
          contact(
            'Lejrens leder',
            'Jonas svarer bedst før klokken ti, mens essen er kold.',
            'trelleborg-jonas-ravn',
          ),
        ],
      },
      en: {
        title: 'Viking camp, every day of the holidays',
        slug: 'viking-camp',
        description:
          'Forty tents in the field, and people who really sleep in them. Visitors welcome, 10 am–4 pm.',
        call: to('billetter', 'Tickets'),
        modules: [
          textSection({
            title: 'A day in camp',
            text: `
              **At 10 am** the fires are lit and the porridge is stirred. **At 11 am** the workshops open. **At 1 pm**
              there is weapons practice for children, with plywood shields and rules that are kept. **At 2 pm** the
              assembly meets, where all may speak, though only one at a time. **At 3 pm** somebody tells a story that
              is not entirely true. **At 4 pm** it is over, and the camp sits down to eat.

              It happens every day and is never the same.
            `,
          }),
          picture(
            print('vikingemarked', marked.alt, {
              caption: {
                da: 'Om onsdagen er der marked. Man kan betale med kort, men det skal være diskret.',
                en: 'Wednesday is market day. Cards are accepted, discreetly.',
              },
            }),
            true,
          ),
          styledTextAndVisual({
            title: 'Would you like to live in it?',
            text: `
              Families can rent a tent for three nights, with hides, a pot and a neighbour who knows
              how. It costs DKK 1,400 for four. There are showers at the museum, but most people
              forget.
            `,
            image: ildsted,
            side: 'left',
            panel: true,
            link: to('haandvaerk', 'Learn a craft'),
          }),
          accordion('About the camp', {
            'How old must children be?':
              'Any age. Knives and axes are for eights and over, with an adult.',
            'What if there is a gale?':
              'Then we strike the tents. It will say so on the front page from 8 am.',
            'Are you real Vikings?': 'No. We are teachers, nurses and one dentist on holiday.',
            'May we take photographs?':
              'Yes. Ask before you come very close, as you would with your own neighbours.',
          }),
          contact(
            'Head of the camp',
            'Jonas is best reached before 10 am, while the forge is cold.',
            'trelleborg-jonas-ravn',
          ),
        ],
      },
    },
  ),
  landingPage(
    'haandvaerk',
    { parent: 'vikingelejr', image: vaev, tags: ['haandvaerk', 'boern', 'vikingetid'] },
    {
      da: {
        title: 'Ting, der tager den tid, de tager',
        slug: 'vikingelejr/håndværk',
        description: 'Væv, smedje, reb og træ. Fire værksteder, hvor man selv prøver.',
        modules: [
          styledTextAndVisual({
            title: 'Væven',
            text: `
              Opstadvæven læner sig mod væggen, og trådene holdes stramme af vægte i brændt ler. Man
              væver oppefra og ned og går frem og tilbage imens. Et sejl til et langskib krævede
              garn nok til flere års arbejde for mange hænder. Vi er nået til et viskestykke.
            `,
            image: vaev,
            side: 'right',
          }),
          textSection({
            title: 'Smedjen, rebet og træet',
            text: `
              **Smedjen** laver søm, kroge og knive. Man begynder med et søm. Det lyder let.

              **Reb** slås af lindebast, som har ligget i vand hele sommeren. Det lugter, og det
              holder til et anker.

              **Træ** kløves, det saves ikke. Så følger fladen årerne og bliver stærk. På
              [langhuset](langhuset) kan man se forskellen med en finger.
            `,
          }),
          picture(
            print('vikingeskib', skib.alt, {
              caption: {
                da: 'Sejlet var ofte mere arbejde end skibet.',
                en: 'The sail was often more work than the ship.',
              },
            }),
          ),
          iframeEmbed({
            title: 'Film: fra stamme til planke',
            url: 'https://example.org/trelleborg/film/planke',
            width: 1280,
            height: 720,
          }),
        ],
      },
      en: {
        title: 'Things that take as long as they take',
        slug: 'viking-camp/crafts',
        description: 'Loom, forge, rope and wood: four workshops where you do it yourself.',
        modules: [
          styledTextAndVisual({
            title: 'The loom',
            text: `
              An upright loom leans against the wall, its threads held taut by weights of fired
              clay. You weave from the top down, walking to and fro. The sail of a longship took
              yarn enough to keep many hands busy for years. We have reached the size of a tea
              towel.
            `,
            image: vaev,
            side: 'right',
          }),
          textSection({
            title: 'Forge, rope and wood',
            text: `
              **The forge** makes nails, hooks and knives. You begin with a nail. It sounds easy.

              **Rope** is laid from lime bast that has soaked all summer. It smells, and it will
              hold an anchor.

              **Wood** is cleft, not sawn, so that the surface follows the grain and stays strong.
              At [the longhouse](langhuset) you can feel the difference with a finger.
            `,
          }),
          picture(
            print('vikingeskib', skib.alt, {
              caption: {
                da: 'Sejlet var ofte mere arbejde end skibet.',
                en: 'The sail was often more work than the ship.',
              },
            }),
          ),
          iframeEmbed({
            title: 'Film: from trunk to plank',
            url: 'https://example.org/trelleborg/film/plank',
            width: 1280,
            height: 720,
          }),
        ],
      },
    },
  ),
]
