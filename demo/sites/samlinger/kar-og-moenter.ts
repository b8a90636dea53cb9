import { to } from '../../writing/marks.ts'
import {
  accordion,
  attribution,
  contact,
  imageDetail,
  imageSlider,
  picture,
  publicDomain,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { collection } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { storeKrukker, storeMoenter, storeMosefund } from './galleri-prints.ts'
import { krukker, moenter, skaarene, vikingeskib } from './prints.ts'

const moentsamlingen = collection(
  'moentsamlingen',
  {
    parent: 'samlingerne',
    image: moenter,
    tags: ['samling', 'kongehuset', 'vikingetid'],
    rights: publicDomain,
  },
  {
    da: {
      title: 'Kongens hoved i lommeformat',
      slug: 'samlingerne/mønter',
      subtitle: 'Mønter og medaljer',
      facts: {
        Omfang: 'Et par hundrede tusind',
        Alder: 'Fra antikken til i går',
        'Kan ses': 'Første onsdag i måneden',
      },
      related: ['pub-moenter', 'studiesalen'],
      description: 'En mønt er metal, indtil nogen tror på den. Så er den et løfte.',
      modules: [
        textSection({
          text: `
            Omkring år 995 lod Svend Tveskæg slå en mønt med sit eget billede, navn og titel: *Zven rex ad Dener*, Svend, konge
            over danerne. Den er lavet efter engelsk forbillede, og der er bevaret meget få. Det er første gang, en dansk
            konge står med navn på sine penge.

            Tyve år før betalte de fleste med vægt. En skat fra vikingetiden er derfor en blanding: mønter fra Bagdad og
            Samarkand, hele smykker, halve smykker og stumper, der passede til at slutte en handel med.
          `,
        }),
        styledTextAndVisual({
          title: 'Dalere, skilling, kroner',
          text: `
            I 1875 afløste kronen rigsdaleren, to kroner for én daler. Bønder regnede videre i dalere i en menneskealder.
            I samlingen ligger de sidste rigsdalere ved siden af de første kroner, og man kan se, at de er slået af de samme
            hænder.
          `,
          image: vikingeskib,
          panel: true,
        }),
        imageDetail({
          title: 'Læs randen',
          text: 'Indskriften løber rundt langs kanten. Nogle bogstaver står på hovedet; stempelskæreren skar spejlvendt og blev sommetider træt.',
          image: storeMoenter,
          rights: attribution,
        }),
        accordion('Om din egen mønt', {
          'Hvad er min mønt værd?': 'Det siger vi ikke noget om. Vi siger gerne, hvad den er.',
          'Skal jeg pudse den?':
            'Nej. En pudset mønt har mistet det lag, der fortæller, hvor den har været.',
          'Jeg har fundet den i jorden.':
            'Så kan den være danefæ. Lad den være, som den er, og skriv til museet.',
          'Kan jeg komme med den?':
            'Ja, første onsdag i måneden kl. 13–15 i [studiesalen](studiesalen).',
        }),
        contact(
          'Møntsamlingen',
          'Send begge sider, fotograferet i dagslys.',
          'samlinger-birgitte-holm',
        ),
      ],
    },
    en: {
      title: 'The king’s head, pocket size',
      slug: 'the-collections/coins',
      subtitle: 'Coins and medals',
      facts: {
        Size: 'A couple of hundred thousand',
        Age: 'From antiquity until yesterday',
        'To see': 'First Wednesday of the month',
      },
      related: ['pub-moenter', 'studiesalen'],
      description: 'A coin is metal until somebody believes in it. Then it is a promise.',
      modules: [
        textSection({
          text: `
            Around 995 Sweyn Forkbeard had a coin struck with his own image, name and title: *Zven rex ad Dener*, Sweyn, king of
            the Danes. It follows an English model, and very few survive. It is the first time that a Danish king put his name
            to his money.

            Twenty years earlier most people paid by weight. A Viking-Age hoard is therefore a mixture: coins from Baghdad and
            Samarkand, whole ornaments, half ornaments, and scraps that were the right size to close a deal.
          `,
        }),
        styledTextAndVisual({
          title: 'Daler, skilling, krone',
          text: `
            In 1875 the krone took the place of the rigsdaler, two for one. Farmers went on counting in daler for a generation.
            In our drawers the last rigsdaler lie beside the first kroner, and one can see that the same hands struck them.
          `,
          image: vikingeskib,
          panel: true,
        }),
        imageDetail({
          title: 'Read the rim',
          text: 'The legend runs along the edge. Some letters stand on their heads; the die-cutter worked in mirror image and sometimes grew tired.',
          image: storeMoenter,
          rights: attribution,
        }),
        accordion('About your own coin', {
          'What is my coin worth?': 'We do not say. We are happy to say what it is.',
          'Should I polish it?':
            'No. A polished coin has lost the layer that tells where it has been.',
          'I found it in the ground.':
            'Then it may be treasure trove. Leave it as it is and write to the museum.',
          'May I bring it along?':
            'Yes, on the first Wednesday of the month, 1 pm–3 pm, in the [study room](studiesalen).',
        }),
        contact(
          'Coins and medals',
          'Send both sides, photographed by daylight.',
          'samlinger-birgitte-holm',
        ),
      ],
    },
  },
)

const krukkerne = collection(
  'krukkerne',
  {
    parent: 'samlingerne',
    image: krukker,
    tags: ['samling', 'haandvaerk', 'oldtid'],
    rights: publicDomain,
  },
  {
    da: {
      title: 'Seks tusind år i ler',
      slug: 'samlingerne/krukker',
      subtitle: 'Kar, potter og skår',
      facts: {
        Omfang: '9.000 kar og ukendt mange skår',
        Alder: 'Seks tusind år',
        Hylde: '14 A til 31 F',
      },
      related: ['magasinet', 'museumsnummer'],
      description:
        'Syv kar fra hylde 14 B. Man kan fortælle danmarkshistorien med dem og lidt mælk.',
      modules: [
        textSection({
          text: `
            1. **Tragtbægeret.** Lavet af de første bønder, i pølser af ler, som blev trykket sammen og glattet.
            2. **Urnen.** I yngre bronzealder brændte man de døde. Karret var et almindeligt husholdningskar først.
            3. **Hankekarret.** Fra jernalderen, sort og blankt, poleret med en sten.
            4. **Østersøkeramikken.** En grå krukke med bølgelinjer, en mode fra naboerne mod syd i vikingetiden.
            5. **Stentøjskanden.** Kom med skib fra Rhinen, tæt som glas.
            6. **Jydepotten.** Kvinder i Vestjylland formede den uden drejeskive og brændte den sort i røg langt op i tiden.
            7. **Den blåmalede kande.** Et minde om, at alle engang ville have noget, der lignede Kina.
          `,
        }),
        picture(skaarene, true),
        styledTextAndVisual({
          title: 'Hvorfor er skår så gode?',
          text: `
            Fordi ingen gemte på dem. Et sværd arver man, et skår smider man ud dér, hvor man står. Former og mønstre skiftede
            hurtigt, så en håndfuld skår kan datere et hus, som der ellers kun er hullerne tilbage af. Og i lerets porer sidder
            der sommetider fedt fra den sidste middag.
          `,
        }),
        imageSlider([storeKrukker, storeMosefund], {
          title: 'På bordet og i mosen',
          rights: attribution,
        }),
        textRibbon(to('forskning/front', 'Hvad man kan måle'), to('magasinet'), to('gave')),
      ],
    },
    en: {
      title: 'Six thousand years in clay',
      slug: 'the-collections/pots',
      subtitle: 'Vessels, pots and sherds',
      facts: {
        Size: '9,000 vessels and nobody knows how many sherds',
        Age: 'Six thousand years',
        Shelf: '14 A to 31 F',
      },
      related: ['magasinet', 'museumsnummer'],
      description:
        'Seven vessels from shelf 14 B. With them and a little milk one can tell the history of Denmark.',
      modules: [
        textSection({
          text: `
            1. **The funnel beaker.** Made by the first farmers, of rolls of clay pressed together and smoothed.
            2. **The urn.** In the late Bronze Age the dead were burned. The pot had been a household pot before.
            3. **The handled cup.** Of the Iron Age, black and glossy, polished with a stone.
            4. **The Baltic jar.** Grey with wavy lines, a Viking-Age fashion from the neighbours to the south.
            5. **The stoneware jug.** It came by ship from the Rhine, as dense as glass.
            6. **The Jutland pot.** Women in western Jutland shaped it without a wheel and fired it black in smoke until
               quite recent times.
            7. **The blue-painted jug.** A reminder that everybody once wanted something that looked like China.
          `,
        }),
        picture(skaarene, true),
        styledTextAndVisual({
          title: 'Why are sherds so useful?',
          text: `
            Because nobody kept them. A sword is inherited; a sherd is dropped where one stands. Shapes and patterns changed
            fast, so a handful can date a house of which only the post-holes are left. And the pores of the clay sometimes
            hold the fat of the last dinner.
          `,
        }),
        imageSlider([storeKrukker, storeMosefund], {
          title: 'On the table and in the bog',
          rights: attribution,
        }),
        textRibbon(to('forskning/front', 'What can be measured'), to('magasinet'), to('gave')),
      ],
    },
  },
)

export const potsAndCoins: readonly Page[] = [moentsamlingen, krukkerne]
