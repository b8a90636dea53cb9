import { season } from '../../writing/days.ts'
import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  picture,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import type { Page } from '../../writing/site.ts'
import { ild, ildNaer, krukker, vandmoelle, vindmoelle } from './pictures.ts'

export const moelleOgIld: readonly Page[] = [
  exhibition(
    'vandmoellen',
    {
      parent: 'huse',
      image: vandmoelle,
      tags: ['haandvaerk', 'nyere-tid'],
      period: { from: '1921-05-01' },
    },
    {
      da: {
        title: 'Når møllen går, ryster huset',
        slug: 'huse/vandmøllen',
        subtitle: 'Vand, træ og sten',
        location: { name: 'Hus 27', details: 'Ved åen, bag kroen' },
        related: ['moellen-gaar', 'ildstedet'],
        description:
          'Et hjul, to aksler og en sten, der vejer et ton. Hver søndag kl. 13 lukker mølleren vandet ind.',
        modules: [
          textSection({
            title: 'Fra å til mel',
            text: `
              Vandet ledes i en rende ind over hjulet og falder ned i skovlene på forsiden. Det
              hedder et overfaldshjul, og det er vægten af vandet, der trækker, ikke farten. Inde
              i huset griber et kamhjul i en stok, stokken drejer overliggeren, og kornet løber
              gennem øjet midt i stenen.

              Hjulet går ti omgange i minuttet, stenen omkring hundrede. Forskellen er gearing,
              og tandhjulene er af træ, så de kan skiftes én tand ad gangen.
            `,
          }),
          picture(vandmoelle, true),
          styledTextAndVisual({
            title: 'Oppe på bakken venter den anden',
            text: `
              En hollandsk mølle drejer kun hatten efter vinden. Den ældre type, stubmøllen, måtte
              man dreje i sin helhed med mølleren i. Vores på bakken har sejl på vingerne og maler,
              når det blæser og mølleren er færdig hernede.
            `,
            image: vindmoelle,
            side: 'left',
            panel: true,
          }),
          accordion('Spørg mølleren', {
            'Kan man købe melet?':
              'Ja, når der er noget. Rugmelet sælges i poser på et kilo i skuret ved lågen.',
            'Hvad var en møllers løn?':
              'Told: en lille del af kornet, målt i en kop. Koppens størrelse gav anledning til en del ordsprog om møllere.',
            'Er det farligt?':
              'Ja, for fingre. Der er rækværk, og mølleren har stadig alle ti efter et helt arbejdsliv.',
            'Går den altid om søndagen?':
              'Ikke i tørre somre. Er åen for lav, fortæller mølleren i stedet, og det kan også vare.',
          }),
          billboardWithReference('ildstedet', { title: 'Hvad melet blev til' }),
        ],
      },
      en: {
        title: 'When the mill runs, the house shakes',
        slug: 'houses/the-watermill',
        subtitle: 'Water, wood and stone',
        location: { name: 'House 27', details: 'By the stream, behind the inn' },
        related: ['moellen-gaar', 'ildstedet'],
        description:
          'One wheel, two shafts and a stone that weighs a tonne. Every Sunday at 1 pm the miller lets the water in.',
        modules: [
          textSection({
            title: 'From stream to flour',
            text: `
              A trough leads the water in over the wheel and drops it into the buckets. This is
              an overshot wheel: it is the weight of the water that pulls, not its speed. Indoors
              a cogged wheel grips an upright shaft, the shaft turns the upper stone, and the
              grain runs down through the eye in its middle.

              The wheel makes ten turns a minute, the stone about a hundred. The difference is
              gearing, and the cogs are wooden so that they can be replaced one tooth at a time.
            `,
          }),
          picture(vandmoelle, true),
          styledTextAndVisual({
            title: 'Up the hill, the other one waits',
            text: `
              A Dutch mill turns only its cap to the wind. The older kind, the post mill, had to
              be turned entire with the miller inside. Ours, on the hill, has canvas on its sails
              and grinds when the wind blows and the miller is done down here.
            `,
            image: vindmoelle,
            side: 'left',
            panel: true,
          }),
          accordion('Ask the miller', {
            'Can I buy the flour?':
              'When there is any. The rye is sold in one-kilo bags at the shed by the gate.',
            'What was a miller paid?':
              'A toll: a small share of the grain, measured in a cup. The size of the cup gave rise to a number of proverbs about millers.',
            'Is it dangerous?':
              'To fingers, yes. There are railings, and after a whole working life our miller still has ten.',
            'Does it always run on Sundays?':
              'Not in dry summers. If the stream is too low the miller talks instead, which can also take a while.',
          }),
          billboardWithReference('ildstedet', { title: 'What became of the flour' }),
        ],
      },
    },
  ),
  exhibition(
    'ildstedet',
    {
      parent: 'huse',
      image: ild,
      tags: ['mad', 'nyere-tid'],
      period: season('04-01', '10-25'),
      heroLayout: 'split',
    },
    {
      da: {
        title: 'Middag over åben ild',
        slug: 'huse/ildstedet',
        location: { name: 'Køkkenerne', details: 'Hus 14, 19 og 31' },
        facts: { 'Sæt af': 'En time, når der er ild på' },
        related: ['ild-paa', 'gaarden'],
        description:
          'Grød, kål, flæsk og øl: I museets køkkener koger gryden hver lørdag, og røgen finder selv ud.',
        modules: [
          textSection({
            title: 'Grøden først',
            text: `
              På landet spiste man det samme på de samme dage. Grød om morgenen og tit igen om
              aftenen, grønlangkål fra efteråret og frem, saltet flæsk hele vinteren. Frisk kød
              var noget, man havde i slagtetiden.

              Øl var hverdagsdrik for både voksne og børn. Det var svagt, det var hjemmebrygget,
              og det var sikrere end brønden.

              Bagning var noget, man gjorde sjældent og meget ad gangen. Rugbrødene lå
              på en hylde under loftet, og mod slutningen skulle de ikke skæres, men
              saves.
            `,
          }),
          styledTextAndVisual({
            title: 'Jydepotten',
            text: `
              De sorte potter blev formet i hånden af kvinder i egnene omkring Varde og Silkeborg,
              blankpoleret med en sten og brændt i en ulmende tørveild. Det er røgen, der gør dem
              sorte og tætte. Potterne blev solgt langt ud over landets grænser.
            `,
            image: krukker,
            side: 'right',
          }),
          picture(ildNaer),
          textSection({
            title: 'Smag selv',
            text: `
              Lørdage i sæsonen er der ild på fra kl. 11. Man må smage, hvis man har hentet brænde
              først. Vil du hellere sidde ved et bord, serverer kroen den samme kål på tallerken.
            `,
            links: [to('besoeg', 'Kroen og madkurven'), to('familier', 'Brændehentere søges')],
          }),
        ],
      },
      en: {
        title: 'Dinner over an open fire',
        slug: 'houses/the-hearth',
        location: { name: 'The kitchens', details: 'Houses 14, 19 and 31' },
        facts: { Allow: 'An hour when the fire is lit' },
        related: ['ild-paa', 'gaarden'],
        description:
          'Porridge, kale, pork and ale: in the museum’s kitchens the pot boils every Saturday and the smoke lets itself out.',
        modules: [
          textSection({
            title: 'Porridge first',
            text: `
              Country people ate the same things on the same days. Porridge in the morning and
              often again at night, stewed kale from autumn onwards, salt pork all winter. Fresh
              meat belonged to the slaughtering season.

              Ale was the daily drink of adults and children alike. It was weak, it was brewed at
              home, and it was safer than the well.

              Baking was done seldom and a great deal at a time. The rye loaves lay on a
              shelf below the ceiling, and towards the end they were not so much cut as
              sawn.
            `,
          }),
          styledTextAndVisual({
            title: 'The Jutland pot',
            text: `
              The black pots were shaped by hand, by women in the country around Varde and
              Silkeborg, burnished with a stone and fired in smouldering peat. The smoke is what
              makes them black and tight. They were sold far beyond the borders of Denmark.
            `,
            image: krukker,
            side: 'right',
          }),
          picture(ildNaer),
          textSection({
            title: 'Taste it',
            text: `
              On Saturdays in season the fire is lit from 11 am. You may taste if you have fetched wood
              first. If you prefer a chair, the inn serves the same kale on a plate.
            `,
            links: [to('besoeg', 'The inn and the picnic'), to('familier', 'Wood-carriers wanted')],
          }),
        ],
      },
    },
  ),
]
