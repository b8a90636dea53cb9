import { to } from '../../writing/marks.ts'
import {
  accordion,
  attribution,
  collectionList,
  picture,
  publicDomain,
  textSection,
} from '../../writing/modules.ts'
import { collection } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { krukker, museumssal, skoletavle } from './prints.ts'

const palaeets = collection(
  'samling-palaeet',
  {
    parent: 'om',
    image: museumssal,
    tags: ['samling', 'kongehuset', 'nyere-tid'],
    rights: publicDomain,
  },
  {
    da: {
      title: 'Palæets egne ting',
      subtitle: 'Det, der var her, da vi kom',
      slug: 'om/palæets-egne-ting',
      description: 'Kakkelovne, dørgreb og et spejl, der ikke kan tages ned uden væggen.',
      facts: {
        Omfang: '640 numre',
        Tid: '1700-tallet til i dag',
        'Kan ses': 'Overalt, hvis man ser ned',
      },
      related: ['om', 'projekt-baenke'],
      call: to('om', 'Husets historie'),
      modules: [
        textSection({
          text: `
            Da museet rykkede ind i 1850’erne, var palæet ikke tomt. Der sad greb i dørene, ovne i hjørnerne og tapet på væggene. I
            hundrede år regnede ingen det for andet end hus. Først da en håndværker ville skifte et dørgreb fra 1744, blev det
            standset, båret ned på kontoret og givet et nummer.

            Siden er 640 ting indskrevet, de fleste uden at blive flyttet en centimeter. De sidder, hvor de har siddet, og bliver
            brugt hver dag. Det er den eneste samling i huset, som gæster må røre ved. De gør det uden at vide det.
          `,
        }),
        accordion('Fem at lægge mærke til', {
          'Grebet ved trappen':
            'Messing, slidt på venstre side. De fleste går op med højre hånd fri.',
          'Spejlet i den lange sal':
            'Glasset er i to stykker, fordi større ikke kunne lade sig gøre.',
          'Ovnen uden rør': 'Den har ikke været tændt længe. Bag den ligger der et spil kort.',
          'Gulvet i hjørnestuen':
            'Eg, lagt i stjerne. Tre brædder er skiftet, og man kan finde dem.',
          'Sømmet i portalen': 'Det har båret en krans hver december, så længe nogen husker.',
        }),
        collectionList('Museets samlinger her'),
      ],
    },
    en: {
      title: 'What came with the palace',
      subtitle: 'What was here before us',
      slug: 'about/what-came-with-the-palace',
      description: 'Stoves, door handles, and a mirror that will not come down without its wall.',
      facts: {
        Size: '640 numbers',
        Age: 'The 18th century to today',
        'On view': 'Everywhere, if you look down',
      },
      related: ['om', 'projekt-baenke'],
      call: to('om', 'History of the house'),
      modules: [
        textSection({
          text: `
            When the museum moved in during the 1850s the palace was not empty. There were handles on the doors, stoves in the corners,
            paper on the walls. For a century nobody took it for anything but a house. Only when a workman was about to replace a
            handle of 1744 was he stopped; the handle was carried down to the office and given a number.

            Since then 640 things have been registered, most of them without moving an inch. They sit where they sat, and are used
            every day. It is the one collection in the house that visitors may touch. They do so without knowing.
          `,
        }),
        accordion('Five to look out for', {
          'The handle by the stairs':
            'Brass, worn on the left. Most people climb with the right hand free.',
          'The mirror in the long room': 'The glass is in two pieces. Larger could not be made.',
          'The stove without a pipe': 'It has been cold for long. Behind it lies a pack of cards.',
          'The floor of the corner room':
            'Oak, laid in a star. Three boards are new, and can be found.',
          'The nail in the portal':
            'It has borne a wreath every December for as long as anyone recalls.',
        }),
        collectionList('Collections in this house'),
      ],
    },
  },
)

const kufferter = collection(
  'samling-kufferter',
  { parent: 'om', image: skoletavle, tags: ['samling', 'skole'], rights: attribution },
  {
    da: {
      title: 'Skolekufferterne',
      subtitle: 'En samling, der helst skal være ude',
      slug: 'om/skolekufferterne',
      description: 'Fyrre kufferter med ægte ting, der må røres. De har været i flere byer end os.',
      facts: {
        Omfang: '40 kufferter, ca. 900 ting',
        Udlån: 'To uger ad gangen, gratis',
        Tab: 'Ni ting på tres år',
      },
      related: ['skoler', 'boern'],
      call: to('skoler', 'For skoler'),
      modules: [
        textSection({
          text: `
            I 1960’erne fik en inspektør nok af at se skolebørn gå forbi montrer. Hun tog de ting, som museet havde mest af, flintøkser,
            tenvægte, lertøjsskår, knapper, og pakkede dem i kufferter med filt i bunden. Så sendte hun dem af sted med toget.

            Kufferterne rejser endnu. I hver ligger ti til tredive ting, en bog til gæster og en seddel: *Rør endelig. Skriv, hvad du
            mærkede.* Gæstebøgerne er efterhånden en samling for sig. ”Den er koldere, end den ser ud,” står der i en fra 1974. Bedre
            er flint ikke beskrevet siden.
          `,
        }),
        picture(krukker),
        textSection({
          title: 'Hvad der ikke kom hjem',
          text: `
            Ni ting på tres år er blevet væk. Fire kom tilbage med posten, en af dem med en undskyldning fra en mand på 51. De
            resterende fem regner vi stadig for udlånt.
          `,
        }),
      ],
    },
    en: {
      title: 'The school suitcases',
      subtitle: 'A collection that ought to be out',
      slug: 'about/the-school-suitcases',
      description: 'Forty cases of real things to touch. They have seen more towns than we have.',
      facts: {
        Size: '40 cases, about 900 things',
        Loans: 'Two weeks at a time, free',
        Losses: 'Nine in sixty years',
      },
      related: ['skoler', 'boern'],
      call: to('skoler', 'For schools'),
      modules: [
        textSection({
          text: `
            In the 1960s a curator grew tired of watching schoolchildren walk past cases. She took what the museum had most of, flint
            axes, spindle whorls, sherds, buttons, packed them in suitcases lined with felt, and sent them off by train.

            They travel still. Each holds ten to thirty things, a visitors’ book, and a note: *Do touch. Write down what you felt.* By
            now the books are a collection of their own. ‘It is colder than it looks,’ says one of 1974. Nobody has described
            flint better.
          `,
        }),
        picture(krukker),
        textSection({
          title: 'What did not come home',
          text: `
            Nine things in sixty years went missing. Four came back by post, one with an apology from a man of 51. The other five we
            still count as being on loan.
          `,
        }),
      ],
    },
  },
)

export const ownCollections: readonly Page[] = [palaeets, kufferter]
