import { day } from '../../writing/days.ts'
import { exhibition, exhibitionOverview } from '../../writing/exhibitions.ts'
import { print, to } from '../../writing/marks.ts'
import {
  accordion,
  eventList,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { aarringe, hoejeOgKirke, indgang, kirken, langhus, udgravning } from './prints.ts'

const blokken = print('trykpresse', {
  da: 'Linoleumssnit: en trykpresse, ved siden af hænger nytrykte ark til tørre.',
  en: 'Linocut: a printing press, with fresh sheets hung up to dry beside it.',
})

const udstillinger = exhibitionOverview(
  'udstillinger',
  { image: indgang, tags: ['vikingetid'] },
  {
    da: {
      title: 'Inde i besøgscentret',
      slug: 'udstillinger',
      description:
        'Det, der ikke kan stå ude i regnen: én udstilling, der bliver, og én, der går igen.',
      call: to('aabningstider', 'Hvornår er der åbent?'),
      modules: [
        eventList('Og imens sker der', {
          tag: 'vikingetid',
          link: to('kalender', 'Hele kalenderen'),
        }),
      ],
    },
    en: {
      title: 'Inside the visitor centre',
      slug: 'exhibitions',
      description:
        'What cannot stand out in the rain: one exhibition that stays and one that leaves.',
      call: to('aabningstider', 'When are we open?'),
      modules: [
        eventList('Meanwhile', { tag: 'vikingetid', link: to('kalender', 'The whole calendar') }),
      ],
    },
  },
)

const underPlaenen = exhibition(
  'under-plaenen',
  {
    parent: 'udstillinger',
    image: udgravning,
    tags: ['vikingetid', 'forskning'],
    heroLayout: 'split',
    ticketModule: 'omvisningsbillet',
  },
  {
    da: {
      title: 'Under plænen',
      subtitle: 'Kongens anlæg, lag for lag',
      slug: 'udstillinger/under-plænen',
      description: 'Et gulv af glas, en model i eg og alt det, man går hen over uden at vide det.',
      location: { name: 'Besøgscentret', details: 'Stueetagen, til venstre for skranken' },
      facts: {
        'Sæt af': 'Tre kvarter, gerne før turen ud.',
        Sprog: 'Dansk, engelsk og tysk.',
        Adgang: 'Uden trin. Modellen må føles med hænderne.',
      },
      modules: [
        textSection({
          text: `
            Ude på græsset ser man to høje, to sten og en kirke. Det er en tredjedel. Resten ligger nede i
            jorden som mørke pletter, der kun kan læses, når mulden er skrællet af: hullerne efter
            palisadens stolper, hjørnerne af nogle langhuse, stævnen af et skib i sten.

            Udstillingen er et rum med glasgulv. Under glasset ligger ti meter af palisaden, som den så ud
            i gravefeltet, med rodede stolpehuller, målepinde og en glemt handske. Går man langs den, tæller
            gulvet med. Ganget op til fuld længde giver det **1.440 meter** og en halv skov.
          `,
        }),
        picture(udgravning, true),
        styledTextAndVisual({
          title: 'Et bæger på fire centimeter',
          text: `
            Da gravkammeret i Nordhøjen blev åbnet i 1820, var der næsten ingenting tilbage. Blandt det lidt,
            der var, lå et lille bæger af sølv med to dyr, der slynger sig om hinanden. Bægeret er så lille,
            at det står i en hånd, og det har givet navn til en hel måde at tegne dyr på: **jellingstilen**.
            Her står en kopi. Det rigtige er på [Nationalmuseet](nationalmuseet/besoeg).
          `,
          image: langhus,
          side: 'left',
          panel: true,
          link: to('hoejene', 'Hvad højene gemte'),
        }),
        styledTextAndVisual({
          title: 'Træet, der holdt regnskab',
          text: 'I den sidste montre ligger en skive eg. Tæl ringene indefra, til du når barken. Så er du i 958.',
          image: aarringe,
          side: 'right',
        }),
      ],
      knowledgeModules: [
        accordion('Det, vi ikke ved', {
          'Hvem lå i Nordhøjen?':
            'Formentlig Gorm. Kammeret var tømt, og måske blev han flyttet, da der kom en kirke.',
          'Hvorfor er der ingen grav i Sydhøjen?':
            'Den er gravet igennem flere gange, og ingen har fundet en. Måske var den et mindesmærke.',
          'Hvad var palisaden til?':
            'Den kunne holde folk ude, men den var også til at se på. Begge dele kan være rigtige.',
        }),
      ],
      related: ['palisaden', 'hoejene', 'et-aar-paa-hoejen'],
    },
    en: {
      title: 'Beneath the lawn',
      subtitle: 'A king’s plan, layer by layer',
      slug: 'exhibitions/beneath-the-lawn',
      description:
        'A floor of glass, a model in oak, and all that one walks across without knowing.',
      location: { name: 'The visitor centre', details: 'Ground floor, left of the desk' },
      facts: {
        Allow: 'Forty-five minutes, best before you go out.',
        Language: 'Danish, English and German.',
        Access: 'Step-free. The model is there to be touched.',
      },
      modules: [
        textSection({
          text: `
            Out on the grass you see two mounds, two stones and a church. That is a third of it. The rest
            is in the ground as dark stains, legible only when the topsoil has been peeled away: the holes
            of the palisade posts, the corners of some longhouses, the prow of a ship in stone.

            The exhibition is a room with a glass floor. Beneath it lie ten metres of the palisade as they
            looked in the trench, with untidy post-holes, measuring pegs and a forgotten glove. Walk along
            and the floor keeps count. Multiplied to full length it comes to **1,440 metres** and half a
            forest.
          `,
        }),
        picture(udgravning, true),
        styledTextAndVisual({
          title: 'A cup of four centimetres',
          text: `
            When the chamber in the North Mound was opened in 1820 there was next to nothing left. Among the
            little there was lay a small silver cup with two animals winding about each other. It stands in
            the palm of a hand and has given its name to a whole way of drawing beasts, the **Jelling
            style**. This is a copy. The real one is at the [National Museum](nationalmuseet/besoeg).
          `,
          image: langhus,
          side: 'left',
          panel: true,
          link: to('hoejene', 'What the mounds held'),
        }),
        styledTextAndVisual({
          title: 'The tree that kept accounts',
          text: 'The last case holds a slice of oak. Count the rings outwards until you reach the bark, and you are in 958.',
          image: aarringe,
          side: 'right',
        }),
      ],
      knowledgeModules: [
        accordion('What we do not know', {
          'Who lay in the North Mound?':
            'Gorm, most likely. The chamber had been emptied; perhaps he was moved when a church was built.',
          'Why is there no grave in the South Mound?':
            'It has been dug through more than once and nobody has found one. Perhaps it was a memorial.',
          'What was the palisade for?':
            'It could keep people out, and it was meant to be looked at. Both may be true.',
        }),
      ],
      related: ['palisaden', 'hoejene', 'et-aar-paa-hoejen'],
    },
  },
)

const etAar = exhibition(
  'et-aar-paa-hoejen',
  {
    parent: 'udstillinger',
    image: blokken,
    tags: ['natur'],
    period: { from: day(-40), to: day(75) },
    floatingElement: hoejeOgKirke,
    headerTypography: 'plain',
  },
  {
    da: {
      title: 'Et år på højen',
      subtitle: 'Tolv linoleumssnit af Gudrun Bjerre',
      slug: 'udstillinger/et-år-på-højen',
      description: 'Hun boede over for kirken og skar den samme udsigt en gang om måneden.',
      location: { name: 'Besøgscentret', details: 'Galleriet på første sal. Elevator' },
      facts: {
        'Sæt af': 'Tyve minutter, længere med kaffe.',
        'Med børn': 'Der ligger linoleum og jern på bordet. Fra ti år.',
        Sprog: 'Dansk og engelsk.',
      },
      modules: [
        textSection({
          text: `
            Gudrun Bjerre var postbud i Jelling i enogtredive år. Da hun holdt op, satte hun et bord i
            vinduet mod højene og skar det, hun så, i linoleum. Ét snit om måneden, i præcis samme format.
            Hun gav dem navne efter vejret: *Slud*, *Slud igen*, *Første tørre dag*.

            De tolv snit hænger i en ring, så man kan gå året rundt og begynde, hvor man vil. Højene flytter
            sig ikke. Det gør alt andet: græsset, fårene, skyggen, en nabo med en trillebør. I november er
            der næsten ikke andet end sort farve, og det er det billede, folk bliver længst ved.
          `,
        }),
        picture(kirken),
        styledTextAndVisual({
          title: 'Pladerne er her også',
          text: `
            Under hvert tryk ligger den plade, det er trykt med, spejlvendt og slidt. Hun skar alt med to
            jern og en brødkniv. Pressen er vores egen og må drejes: Man får et lille tryk af marts med
            hjem, hvis man selv lægger papiret i. Farven går af med sæbe.
          `,
          image: blokken,
          side: 'right',
          panel: true,
          link: to('runevaerksted', 'Eller hug i granit'),
        }),
      ],
      related: ['under-plaenen', 'runevaerksted', 'kirken'],
    },
    en: {
      title: 'A year on the mound',
      subtitle: 'Twelve linocuts by Gudrun Bjerre',
      slug: 'exhibitions/a-year-on-the-mound',
      description: 'She lived across from the church and cut the same view once a month.',
      location: { name: 'The visitor centre', details: 'The gallery on the first floor. Lift' },
      facts: {
        Allow: 'Twenty minutes, longer with coffee.',
        Children: 'There is lino and a cutter on the table. From ten years.',
        Language: 'Danish and English.',
      },
      modules: [
        textSection({
          text: `
            Gudrun Bjerre delivered the post in Jelling for thirty-one years. When she retired she put a
            table in the window that faces the mounds and cut what she saw in linoleum: one block a month,
            always the same size. She named them after the weather: *Sleet*, *Sleet again*, *First dry
            day*.

            The twelve prints hang in a ring, so that you may walk through the year and start where you
            please. The mounds do not move. Everything else does: the grass, the sheep, the shadow, a
            neighbour with a wheelbarrow. November is almost nothing but black ink, and that is the one
            people stay with longest.
          `,
        }),
        picture(kirken),
        styledTextAndVisual({
          title: 'The blocks are here too',
          text: `
            Beneath each print lies the block that made it, mirrored and worn. She cut everything with two
            gouges and a bread knife. The press is our own and may be turned: lay the paper yourself and
            you can take a small print of March home.
          `,
          image: blokken,
          side: 'right',
          panel: true,
          link: to('runevaerksted', 'Or cut granite'),
        }),
      ],
      related: ['under-plaenen', 'runevaerksted', 'kirken'],
    },
  },
)

export const exhibitions: readonly Page[] = [udstillinger, underPlaenen, etAar]
