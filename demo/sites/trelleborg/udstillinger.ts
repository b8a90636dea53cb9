import { day } from '../../writing/days.ts'
import { exhibition, exhibitionOverview } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  picture,
  styledTextAndVisual,
  textSection,
  ticketDetail,
} from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ildsted, indgang, langhus, ringborg, udgravning, vaev } from './prints.ts'

const udstillinger = exhibitionOverview(
  'udstillinger',
  { image: indgang, tags: ['vikingetid'] },
  {
    da: {
      title: 'På museet',
      slug: 'udstillinger',
      description: 'To udstillinger i et lavt hus: de ting, der kom op, og de folk, der gravede.',
      call: to('billetter', 'Billetter og priser'),
      modules: [ticketDetail('dagsbillet', 'Begge er med i billetten')],
    },
    en: {
      title: 'In the museum',
      slug: 'exhibitions',
      description: 'Two exhibitions in a low house: the things that came up and those who dug.',
      call: to('billetter', 'Tickets and prices'),
      modules: [ticketDetail('dagsbillet', 'One ticket, both exhibitions')],
    },
  },
)

const hverdag = exhibition(
  'hverdag',
  {
    parent: 'udstillinger',
    image: ildsted,
    tags: ['vikingetid', 'boern'],
    ticketModule: 'dagsbillet',
    floatingElement: vaev,
  },
  {
    da: {
      title: 'En tirsdag i borgen',
      subtitle: 'Grød, kamme og en enkelt økse',
      slug: 'udstillinger/en-tirsdag-i-borgen',
      description:
        'En borg er mest hverdag. Her er de ting, nogen brugte, mens de ventede på en krig.',
      location: { name: 'Den store sal', details: 'Lige ind ad døren' },
      facts: {
        'Sæt af': 'En time.',
        'Med børn': 'Alt med en malet hånd må røres.',
        Sprog: 'Dansk og engelsk, kort tekst i børnehøjde.',
      },
      modules: [
        textSection({
          text: `
            Man bygger en borg for at vise magt, og så skal nogen koge grød i den. Det meste af det, der er
            fundet ved Trelleborg, handler om det: vævevægte, tenvægte, knive, kamme, nøgler, hvæssesten. De
            fortæller, at her ikke kun boede krigere. Her blev spundet og vævet, låst op og låst i.

            Udstillingen er bygget som ét døgn. Man går ind ad en dør i morgenmørke og kommer ud om natten.
            Undervejs er der en seng at ligge i, et bål af lys og en kværn, der kræver to mand eller ét
            vedholdende barn. Sværdene kommer først til aften, og der er ikke mange af dem.
          `,
        }),
        picture(langhus, true),
        styledTextAndVisual({
          title: 'Øksen med sølv i',
          text: `
            Fra [gravpladsen](gravpladsen) kommer en økse, der aldrig har hugget brænde. Bladet er indlagt med
            sølv i fine tråde. Den, der bar den, skulle ses. Den ligger for sig selv i en mørk montre, og det
            er det eneste sted i salen, hvor vi beder folk om ikke at læne sig.
          `,
          image: ringborg,
          side: 'right',
          panel: true,
        }),
      ],
      knowledgeModules: [
        accordion('Spørgsmål fra døren', {
          'Hvor mange boede her?':
            'Det ved vi ikke. Regn selv: 16 huse i borgen og 15 udenfor, og bænke langs væggene.',
          'Hvad spiste de?': 'Mest korn, som grød og brød. Dertil kød, fisk og det, skoven gav.',
          'Hvor gik de på toilettet?':
            'Det spørger alle om, og ingen har fundet stedet. Vi graver ikke efter det i år.',
        }),
      ],
      related: ['gravpladsen', 'langhuset', 'skjoldet', 'smedning'],
    },
    en: {
      title: 'A Tuesday in the fortress',
      subtitle: 'Porridge, combs and a single axe',
      slug: 'exhibitions/a-tuesday-in-the-fortress',
      description: 'A fortress is mostly weekdays. These things were used while waiting for a war.',
      location: { name: 'The great room', details: 'Straight in through the door' },
      facts: {
        Allow: 'An hour.',
        Children: 'Everything with a painted hand may be touched.',
        Language: 'Danish and English, with short texts at child height.',
      },
      modules: [
        textSection({
          text: `
            You build a fortress to show power, and then somebody has to boil porridge in it. Most of what has
            been found at Trelleborg is about that: loom weights, spindle whorls, knives, combs, keys,
            whetstones. They say that not only warriors lived here. There was spinning and weaving, locking
            and unlocking.

            The exhibition is built as one day and night. You enter by a door in the dark of morning and come
            out at night. On the way there is a bed to lie in, a fire made of light, and a quern that takes
            two adults or one persistent child. The swords come towards evening, and there are not many.
          `,
        }),
        picture(langhus, true),
        styledTextAndVisual({
          title: 'The axe with silver in it',
          text: `
            From [the burial ground](gravpladsen) comes an axe that never split firewood. Its blade is inlaid
            with silver in fine threads. Whoever carried it was meant to be seen. It lies by itself in a dark
            case, the one place in the room where we ask people not to lean.
          `,
          image: ringborg,
          side: 'right',
          panel: true,
        }),
      ],
      knowledgeModules: [
        accordion('Asked at the door', {
          'How many people lived here?':
            'We do not know. Work it out: 16 houses inside, 15 outside, and benches along the walls.',
          'What did they eat?':
            'Mostly grain, as porridge and bread, with meat, fish and what the woods gave.',
          'Where were the privies?':
            'Everyone asks and nobody has found them. We are not digging for them this year.',
        }),
      ],
      related: ['gravpladsen', 'langhuset', 'skjoldet', 'smedning'],
    },
  },
)

const udgraverne = exhibition(
  'udgraverne',
  {
    parent: 'udstillinger',
    image: udgravning,
    tags: ['forskning', 'nyere-tid'],
    period: { from: day(-120), to: day(24) },
    heroLayout: 'split',
    headerTypography: 'plain',
    ticketModule: 'dagsbillet',
  },
  {
    da: {
      title: 'Mange somre, mange huller',
      subtitle: 'Udgravningen 1934–1942',
      slug: 'udstillinger/mange-somre-mange-huller',
      description: 'Trillebøre, kridtede stolpehuller og en motorcykelklub, der kom for sent.',
      location: { name: 'Lille sal', details: 'Bag caféen' },
      facts: {
        'Sæt af': 'Et kvarter, en halv time med filmen.',
        Adgang: 'Uden trin. Filmen er tekstet.',
        Sprog: 'Dansk og engelsk.',
      },
      modules: [
        textSection({
          text: `
            I begyndelsen af 1930’erne ville en motorcykelklub bruge den runde vold som bane. Den lå der jo, og
            ingen vidste rigtig, hvad den var. Nationalmuseet bad om at måtte kigge først. Det tog fra 1934 til
            1942, og bagefter var der ingen, der talte om motorcykler.

            Udstillingen viser arbejdet: trillebøre, målebånd, madkasser og de kridtede cirkler omkring hvert
            stolpehul, som blev talt, tegnet og talt igen. De fleste af dem, der gravede, kom fra egnen. Deres
            navne står på væggen, så langt vi kender dem. Mangler dit familienavn, så sig til i skranken,
            og tag gerne et fotografi med.
          `,
        }),
        picture(udgravning),
        styledTextAndVisual({
          title: 'Da pletterne blev til en plan',
          text: `
            Et stolpehul siger ingenting. Hundrede siger: et hus. På det store bord ligger et ark kalkerpapir
            for hver sommer. Læg dem oven på hinanden i rækkefølge, så ser man cirklen lukke sig, og husene
            falde på plads ét for ét. Til sidst kan man selv lægge [langhuset fra 1942](langhuset) ovenpå og se,
            hvor det ikke passer.
          `,
          image: ringborg,
          side: 'left',
        }),
      ],
      related: ['langhuset', 'borgen', 'hverdag'],
    },
    en: {
      title: 'Many summers, many holes',
      subtitle: 'The excavation of 1934–1942',
      slug: 'exhibitions/many-summers-many-holes',
      description: 'Wheelbarrows, chalked post-holes and a motorcycle club that came too late.',
      location: { name: 'The small room', details: 'Behind the café' },
      facts: {
        Allow: 'A quarter of an hour, or half with the film.',
        Access: 'Step-free. The film has subtitles.',
        Language: 'Danish and English.',
      },
      modules: [
        textSection({
          text: `
            In the early 1930s a motorcycle club wished to use the round rampart as a track. There it was, after
            all, and nobody quite knew what it had been. The National Museum asked to have a look first. That
            took from 1934 to 1942, and afterwards no one spoke of motorcycles.

            The exhibition shows the work: wheelbarrows, tapes, lunch boxes, and the chalked rings around each
            post-hole, which were counted, drawn and counted again. Most of those who dug came from the
            district. Their names are on the wall as far as we know them. If yours is missing, tell us at the
            desk.
          `,
        }),
        picture(udgravning),
        styledTextAndVisual({
          title: 'When spots became a plan',
          text: `
            One post-hole says nothing. A hundred say: a house. On the large table lies a sheet of tracing paper
            for each summer. Lay them on top of each other in order and you see the circle close and the houses
            fall into place one by one. At the end you may add [the longhouse of 1942](langhuset) and see where
            it does not fit.
          `,
          image: ringborg,
          side: 'left',
        }),
      ],
      related: ['langhuset', 'borgen', 'hverdag'],
    },
  },
)

export const exhibitions: readonly Page[] = [udstillinger, hverdag, udgraverne]
