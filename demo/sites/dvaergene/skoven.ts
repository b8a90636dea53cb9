import { print, to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  contact,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { klint, lygtetog, sti } from './prints.ts'

export const skoven: readonly Page[] = [
  landingPage(
    'lygtestien',
    { image: sti, tags: ['natur', 'boern'] },
    {
      da: {
        title: 'Lygtestien',
        slug: 'lygtestien',
        description:
          'To kilometer gennem bøg, forbi nitten døre og ud til kanten, hvor man kan se havet.',
        modules: [
          textSection({
            title: 'Vejen rundt',
            text: `
              Stien begynder bag huset og går venstre om, altid. Så møder man ingen forfra, og
              dørene kommer i den rækkefølge, de er malet. Der er lygtepæle på højde med et knæ. Ved
              nummer syv er der en bænk til store og en til små; de er lige hårde.

              Halvvejs kommer man ud til et hegn. På den anden side er klinten og derefter ikke
              noget. Bliv på skovens side. Kridt er blødt, og kanten flytter sig.
            `,
          }),
          picture(
            print('klint', klint.alt, {
              caption: {
                da: 'Klinten er kridt, dannet på havbunden for omkring 70 millioner år siden.',
                en: 'The cliff is chalk, formed on a sea floor some 70 million years ago.',
              },
            }),
            true,
          ),
          accordion('Til dem, der skal bære nogen', {
            'Kan man køre med barnevogn?':
              'Ja, hele vejen på nær trappen ved dør 12. Der går en omvej, som er pænere.',
            'Hvor er der toilet?': 'Ved huset. Træerne er optaget.',
            'Hvor lang er den korte tur?': '600 meter og fem døre. Drej fra ved den væltede bøg.',
            'Kan man fare vild?': 'Det er prøvet. Følg pælene, så ender man ved kakaoen.',
          }),
          billboardWithReference('natten', { image: lygtetog }),
        ],
      },
      en: {
        title: 'The lantern path',
        slug: 'lantern-path',
        description:
          'Two kilometres through beeches, past nineteen doors and out to the edge, where you can see the sea.',
        modules: [
          textSection({
            title: 'The way round',
            text: `
              The path starts behind the house and goes left, always. That way you meet nobody
              coming, and the doors appear in the order they were painted. Lamp-posts are knee-high.
              By number seven there is a bench for large people and one for small; they are equally
              hard.

              Halfway you come to a fence. Beyond it is the cliff, and then nothing. Keep to the
              woodland side. Chalk is soft and the edge moves.
            `,
          }),
          picture(
            print('klint', klint.alt, {
              caption: {
                da: 'Klinten er kridt, dannet på havbunden for omkring 70 millioner år siden.',
                en: 'The cliff is chalk, formed on a sea floor some 70 million years ago.',
              },
            }),
            true,
          ),
          accordion('For those who must carry someone', {
            'Is it fit for pushchairs?':
              'All the way, except the steps at door 12. The detour is prettier.',
            'Where is the lavatory?': 'By the house. The trees are taken.',
            'How long is the short walk?':
              '600 metres and five doors. Turn off at the fallen beech.',
            'Can one get lost?':
              'It has been tried. Follow the posts and you will end at the cocoa.',
          }),
          billboardWithReference('natten', { image: lygtetog }),
        ],
      },
    },
  ),
  landingPage(
    'natten',
    {
      parent: 'lygtestien',
      image: lygtetog,
      tags: ['natur', 'boern'],
      navigationColor: 'background',
    },
    {
      da: {
        title: 'Når det bliver mørkt',
        slug: 'lygtestien/efter-mørkets-frembrud',
        description: 'Møn har nogle af landets mørkeste nætter. Vi bruger dem.',
        modules: [
          styledTextAndVisual({
            title: 'Niels går forrest',
            text: `
              Turen begynder en halv time efter solnedgang. Man går på række med lygten i den hånd,
              der vender mod skoven. Ved dør 9 slukkes alle lygter i fem minutter. Så er der kun
              stjerner, ugler og ruder.

              Børn under fem går med på skuldre. Voksne, der er bange, går bagest sammen med Karen.
            `,
            image: sti,
            side: 'right',
          }),
          textSection({
            title: 'Hvorfor så mørkt?',
            text: `
              Møn og Nyord har siden 2017 været anerkendt som mørkeområde, et af de steder, hvor man
              passer på natten. Gadelygterne er skærmet, og på en klar nat ser man Mælkevejen fra
              parkeringspladsen. Tag varmt tøj på, og lad telefonen blive i lommen: Øjnene skal
              bruge tyve minutter på at vænne sig.
            `,
            links: [to('billetter', 'Priser for aftenturen'), to('lygtestien', 'Stien i dagslys')],
          }),
          contact(
            'Vejret afgør',
            'I storm går vi ikke: Bøge taber grene. Ring samme dag efter kl. 14.',
            'dvaergene-niels-dam',
          ),
        ],
      },
      en: {
        title: 'After dark',
        slug: 'lantern-path/after-dark',
        description: 'Møn has some of the darkest nights in Denmark. We make use of them.',
        modules: [
          styledTextAndVisual({
            title: 'Niels goes first',
            text: `
              The walk starts half an hour after sunset. You go in single file, the lantern in the
              hand nearest the wood. At door 9 all lanterns are put out for five minutes. Then there
              are only stars, owls and window panes.

              Children under five ride on shoulders. Adults who are afraid walk at the back with
              Karen.
            `,
            image: sti,
            side: 'right',
          }),
          textSection({
            title: 'Why so dark?',
            text: `
              Since 2017 Møn and Nyord have been recognised as a dark sky area, one of the places
              where the night is looked after. Street lamps are shaded, and on a clear night you can
              see the Milky Way from the car park. Dress warmly and leave your phone in your pocket:
              eyes need twenty minutes to adjust.
            `,
            links: [
              to('billetter', 'Prices for evening walks'),
              to('lygtestien', 'The path by day'),
            ],
          }),
          contact(
            'The weather decides',
            'In a gale we stay in: beeches drop branches. Ring after 2 pm on the day.',
            'dvaergene-niels-dam',
          ),
        ],
      },
    },
  ),
  landingPage(
    'klintekongen',
    { image: klint, tags: ['natur', 'nyere-tid'] },
    {
      da: {
        title: 'Kongen i kridtet',
        slug: 'klintekongen',
        description:
          'Længe før dørene talte folk på Møn om dem, der bor i klinten. Det her har de selv fortalt.',
        modules: [
          textSection({
            title: 'Havre til hesten',
            text: `
              I sagnene bor Klintekongen, også kaldet Jætten fra Upsal, inde i Møns Klint. Han
              holder vagt over øen og rider ud, når der er fare på færde. Hans dronning har stol på
              klintens højeste punkt, Dronningestolen, 128 meter over havet.

              Når høsten var i hus, lod bønderne et neg havre stå til kongens hest, så den ikke
              trampede i kornet. Det fortælles, at skikken holdt sig til slutningen af 1700-tallet.
              Havre er billigt, og heste er store.
            `,
          }),
          picture(
            print(
              'bondegaard',
              {
                da: 'Linoleumssnit: en stråtækt bindingsværksgård under store skyer.',
                en: 'Linocut: a thatched, timber-framed farm under large clouds.',
              },
              {
                caption: {
                  da: 'På gårdene vidste man, hvem negene var til.',
                  en: 'On the farms they knew whom the sheaves were for.',
                },
              },
            ),
          ),
          textSection({
            title: 'Kjolen, der ikke skulle tilbage',
            text: `
              Et andet sagn handler om en fattig brud, der gik over markerne for at låne en kjole.
              En gammel kone mødte hende og lovede hende en, vævet med guld. Den skulle leveres
              tilbage efter otte dage, men var der ingen til at tage imod, måtte bruden beholde den.
              Der var ingen.

              De underjordiske låner ud, betaler for sig og vil helst være i fred. Så meget er man
              enige om på øen.
            `,
            links: [
              to('doerene', 'Døre, man kan se'),
              to('nationalmuseet/front', 'Flere folkesagn på Nationalmuseet'),
            ],
          }),
        ],
      },
      en: {
        title: 'The king in the chalk',
        slug: 'the-cliff-king',
        description:
          'Long before the doors, people on Møn spoke of those who live in the cliff. This is what they said.',
        modules: [
          textSection({
            title: 'Oats for the horse',
            text: `
              In the legends the Cliff King, also called the Giant of Upsal, lives inside Møns
              Klint. He keeps watch over the island and rides out in times of danger. His queen has
              her seat on the highest point of the cliff, Dronningestolen, the Queen’s Chair, 128
              metres above the sea.

              At harvest the farmers left a sheaf of oats standing for the king’s horse, so that it
              should not trample the corn. The custom is said to have lasted until the end of the
              eighteenth century. Oats are cheap and horses are large.
            `,
          }),
          picture(
            print(
              'bondegaard',
              {
                da: 'Linoleumssnit: en stråtækt bindingsværksgård under store skyer.',
                en: 'Linocut: a thatched, timber-framed farm under large clouds.',
              },
              {
                caption: {
                  da: 'På gårdene vidste man, hvem negene var til.',
                  en: 'On the farms they knew whom the sheaves were for.',
                },
              },
            ),
          ),
          textSection({
            title: 'The dress that need not go back',
            text: `
              Another legend tells of a poor bride who crossed the fields to borrow a dress. An old
              woman met her and promised her one woven with gold. It was to be returned after eight
              days; but if nobody was there to receive it, the bride might keep it. Nobody was.

              The people underground lend freely, pay their way and prefer to be left in peace. On
              that much the island agrees.
            `,
            links: [
              to('doerene', 'Doors you can see'),
              to('nationalmuseet/front', 'More folklore at the National Museum'),
            ],
          }),
        ],
      },
    },
  ),
]
