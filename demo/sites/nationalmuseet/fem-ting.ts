import { captioned, to } from '../../writing/marks.ts'
import { imageSlider, styledTextAndVisual, textRibbon, textSection } from '../../writing/modules.ts'
import { landingPage } from '../../writing/site.ts'
import { egtvedpigen, krukker, lurblaesere, solvogn, vikingeskib } from './prints.ts'

const stops = [
  captioned(solvogn, { da: '1. Solvognen, sal 12.', en: '1. The Sun Chariot, room 12.' }),
  captioned(egtvedpigen, { da: '2. Egtvedpigen, sal 13.', en: '2. The Egtved Girl, room 13.' }),
  captioned(krukker, {
    da: '3. Bægeret yderst til venstre er det, der står i sal 5.',
    en: '3. The beaker on the far left is the one in room 5.',
  }),
  captioned(lurblaesere, { da: '4. Lurerne, sal 14.', en: '4. The lurs, room 14.' }),
  captioned(vikingeskib, {
    da: '5. Skibet, den store sal. Her med sejl.',
    en: '5. The ship, the great hall. Here with its sail.',
  }),
]

export const femTing = landingPage(
  'fem-ting',
  { parent: 'udstillinger', image: lurblaesere, tags: ['besoeg', 'oldtid', 'vikingetid'] },
  {
    da: {
      title: 'Fem ting på en time',
      slug: 'udstillinger/fem-ting-på-en-time',
      description: 'En rute for den, der skal nå et tog. Den er 600 meter lang, med elevator.',
      modules: [
        textSection({
          text: `
            1. **[Solvognen](solvognen), sal 12.** Gå hele vejen rundt om den. De fleste ser kun dagsiden.
            2. **[Egtvedpigens](egtvedpigen) kiste, sal 13.** Læg mærke til, hvor pænt neglene er klippet.
            3. **Et tragtbæger fra stenalderen, sal 5.** Fingeraftrykket under randen er fem tusind år
               gammelt. Det tilhører et barn.
            4. **Lurerne, sal 14.** De er støbt i stykker og så jævnt, at man ikke kan mærke samlingerne.
            5. **[Skibet](vikingetiden), den store sal.** Slut her. Bænken ved stævnen er husets bedste.
          `,
        }),
        imageSlider(stops, { title: 'Ruten i billeder' }),
        styledTextAndVisual({
          title: 'Har du ti minutter mere?',
          text: `
            Så tag trappen i stedet for elevatoren ned. På afsatsen står syv kar på række, ét for hvert tidsrum,
            og man kan se, hvornår danskerne lærte at dreje, glasere og pynte sig med blåt.
          `,
          image: krukker,
        }),
        textRibbon(to('lydguide', 'Ruten som lyd'), to('mad', 'Kaffe bagefter'), to('billetter')),
      ],
    },
    en: {
      title: 'Five things in an hour',
      slug: 'galleries/five-things-in-an-hour',
      description: 'A route for those with a train to catch: 600 metres, with a lift.',
      modules: [
        textSection({
          text: `
            1. **[The Sun Chariot](solvognen), room 12.** Walk all the way round. Most people see only the day.
            2. **[The Egtved Girl’s](egtvedpigen) coffin, room 13.** Note how neatly her nails are trimmed.
            3. **A Stone-Age funnel beaker, room 5.** The fingerprint below its rim is five thousand years
               old. It is that of a child.
            4. **The lurs, room 14.** They were cast in parts, so evenly that you cannot feel the joints.
            5. **[The ship](vikingetiden), the great hall.** End here. The bench at the stem is the best we have.
          `,
        }),
        imageSlider(stops, { title: 'The route in pictures' }),
        styledTextAndVisual({
          title: 'Ten minutes to spare?',
          text: `
            Then walk down instead of taking the lift. On the landing stand seven vessels in a row, one for
            each age, and you can see when the Danes learned to throw, to glaze and to be fond of blue.
          `,
          image: krukker,
        }),
        textRibbon(
          to('lydguide', 'The route as sound'),
          to('mad', 'Coffee afterwards'),
          to('billetter'),
        ),
      ],
    },
  },
)
