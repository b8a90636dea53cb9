import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  accordion,
  billboardWithReference,
  doubleBillboard,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { balsal, kasematter, moenter, sal, tavle } from './pictures.ts'

export const sale: readonly Page[] = [
  landingPage(
    'sale',
    { image: balsal, tags: ['kongehuset', 'samling'] },
    {
      da: {
        title: 'Seks sale og en dør for meget',
        slug: 'salene',
        description:
          'Man går gennem salene, som gæsterne gjorde: fra den koldeste til den varmeste. Jo længere ind, jo vigtigere var man.',
        modules: [
          textSection({
            title: 'En etage som en trappe',
            text: `
              I vagtsalen ventede alle. I rådssalen ventede de, der var kommet videre. Derefter fulgte
              spisesalen, balsalen, kabinettet og til sidst sengekammeret, hvor kun få blev lukket ind, og
              hvor sengen mest var til at blive set i.

              Gulvene knirker, hver sal på sin måde. Vagterne kan høre, hvor i huset du er.
            `,
          }),
          styledTextAndVisual({
            title: 'Balsalen',
            text: `
              Tyve meter ternet gulv og fire lysekroner, der blev hejst ned og tændt af to mand med hver
              sin stige. Der gik 192 lys til en aften. Når musikken standsede, kunne man høre vokset dryppe på parykkerne.
            `,
            image: balsal,
            side: 'right',
            panel: true,
            link: to('musik', 'Der spilles stadig'),
          }),
          doubleBillboard(
            {
              title: 'Kabinettet',
              text: 'Skabe fulde af mønter, muslinger og ting, som nogen havde fået med hjem.',
              link: to('historie', 'Læs om samlerne'),
              image: moenter,
            },
            {
              title: 'Kapellet',
              text: 'For enden af gangen, og egentlig den syvende sal.',
              link: to('kapellet'),
              image: tavle,
            },
          ),
          accordion('Om døren', {
            'Hvad er døren for meget?':
              'I spisesalen er der en dør uden rum bag. Den er der, fordi væggen skulle være symmetrisk.',
            'Er møblerne originale?':
              'Halvdelen. Resten er samtidige og købt på auktion, hvor vi blev overbudt på det bedste.',
            'Hvorfor er der så mørkt?':
              'Silke falmer. Vi tænder de samme steder, som man satte lys i 1624, og ikke andre.',
            'Må man røre?': 'Ved gelænderet i trappetårnet. Det har alle gjort.',
          }),
          billboardWithReference('kasematterne'),
        ],
      },
      en: {
        title: 'Six halls and one door too many',
        slug: 'the-halls',
        description:
          'Walk through as guests once did: from the coldest hall to the warmest. The further in, the more you mattered.',
        modules: [
          textSection({
            title: 'A floor like a staircase',
            text: `
              In the guardroom everybody waited. In the council hall waited those who had got further. Then
              came the dining hall, the ballroom, the cabinet and at last the bedchamber, which few were
              allowed to enter, and where the bed was chiefly for being seen in.

              The floors creak, each in its own way. The attendants can hear where in the house you are.
            `,
          }),
          styledTextAndVisual({
            title: 'The ballroom',
            text: `
              Twenty metres of chequered floor and four chandeliers, lowered and lit by two men with a
              ladder each. An evening took 192 candles. When the music stopped you could hear the wax drip
              on the wigs.
            `,
            image: balsal,
            side: 'right',
            panel: true,
            link: to('musik', 'There is music still'),
          }),
          doubleBillboard(
            {
              title: 'The cabinet',
              text: 'Cupboards of coins, shells and things somebody had been allowed to bring home.',
              link: to('historie', 'About the collectors'),
              image: moenter,
            },
            {
              title: 'The chapel',
              text: 'At the end of the passage, and really the seventh hall.',
              link: to('kapellet'),
              image: tavle,
            },
          ),
          accordion('About the door', {
            'Which door is too many?':
              'The dining hall has one with no room behind it. It is there because the wall had to match.',
            'Is the furniture original?':
              'Half of it. The rest is of the period, from auctions at which we were outbid for the best.',
            'Why is it so dark?':
              'Silk fades. We light the places where candles stood in 1624, and no others.',
            'May one touch anything?': 'The banister in the stair tower. Everyone has.',
          }),
          billboardWithReference('kasematterne'),
        ],
      },
    },
  ),
  exhibition(
    'kasematterne',
    {
      parent: 'sale',
      image: kasematter,
      tags: ['krig'],
      period: { from: '1994-06-01' },
      ticketModule: 'slotsbillet',
    },
    {
      da: {
        title: 'Rygterne bor i kælderen',
        slug: 'salene/kasematterne',
        subtitle: 'Under porten',
        location: { name: 'Kasematterne', details: 'Ned ad trappen til venstre for porten' },
        facts: { 'Sæt af': 'En halv time', Temperatur: 'Otte grader, også i juli' },
        related: ['lygtetur', 'haven'],
        description:
          'Tre hundrede meter gang, otte grader året rundt og en vagtpost, der siges aldrig at være blevet afløst.',
        modules: [
          textSection({
            title: 'Hvad man ved',
            text: `
              Kasematterne blev hvælvet i 1660’erne, da krigen med Sverige lige var overstået, og ingen
              troede, at det var den sidste. Her skulle garnisonen kunne sove tørt under beskydning. Det
              blev aldrig nødvendigt. I stedet blev der opbevaret tovværk, kål og på et tidspunkt
              enogtyve fanger, hvoraf en skrev sit navn i loftet, som er tre meter oppe.
            `,
          }),
          textSection({
            title: 'Hvad man siger',
            text: `
              Man siger, at en vagtpost blev glemt i 1676. Hvert skifte gik ud fra, at et andet havde
              afløst ham. Har man en lygte med, skulle man kunne se ham hilse. Slotsforvalteren har gået
              dernede hver aften i nitten år og hilser for en sikkerheds skyld igen.
            `,
          }),
          picture(kasematter, true),
          accordion('Lygteturen', {
            'Hvornår?':
              'Fredag kl. 19, om vinteren også lørdag. Den varer en time og har plads til atten.',
            'Hvad skal man have på?': 'Sko med snørebånd og en jakke. Hovedet bøjes undervejs.',
            'Er den for børn?': 'Fra otte år. Om dagen kan alle gå derned, og så er lyset tændt.',
            'Er der adgang for kørestole?': 'Desværre ikke. Der er film fra gangene ved porten.',
            'Bliver turen aflyst?':
              'Når gangene står under vand, typisk i januar. [Se hvordan](aflysninger).',
          }),
          relatedContent('Op i lyset', { Bagefter: ['haven', 'kapellet', 'familier'] }),
        ],
      },
      en: {
        title: 'Rumours live in the cellar',
        slug: 'the-halls/the-casemates',
        subtitle: 'Below the gate',
        location: { name: 'The casemates', details: 'Down the stairs to the left of the gate' },
        facts: { Allow: 'Half an hour', Temperature: 'Eight degrees, in July too' },
        related: ['lygtetur', 'haven'],
        description:
          'Three hundred metres of passage, eight degrees all year, and a sentry who is said never to have been relieved.',
        modules: [
          textSection({
            title: 'What is known',
            text: `
              The casemates were vaulted in the 1660s, when war with Sweden was just over and nobody thought
              it the last. The garrison was to sleep dry here under fire. It never had to. Instead they held
              rope, cabbages and at one point twenty-one prisoners, one of whom wrote his name on the
              ceiling, which is three metres up.
            `,
          }),
          textSection({
            title: 'What is said',
            text: `
              It is said that a sentry was forgotten in 1676. Each watch assumed that another had relieved
              him. If you carry a lantern you may see him salute. The steward has gone down there every
              evening for nineteen years, and salutes back to be on the safe side.
            `,
          }),
          picture(kasematter, true),
          accordion('The lantern tour', {
            'When?':
              'Fridays at 7 pm, in winter on Saturdays too. It takes an hour and eighteen people.',
            'What should I wear?':
              'Shoes with laces, and a jacket. Heads will be bowed along the way.',
            'Is it for children?': 'From eight. By day anyone may go down, with the lights on.',
            'Is there wheelchair access?':
              'Sadly not. There is a film of the passages by the gate.',
            'Is it ever cancelled?':
              'When the passages flood, usually in January. [How we tell you](aflysninger).',
          }),
          relatedContent('Up into the light', { Afterwards: ['haven', 'kapellet', 'familier'] }),
        ],
      },
    },
  ),
  exhibition(
    'kapellet',
    {
      parent: 'sale',
      image: tavle,
      tags: ['middelalder', 'musik'],
      period: { from: '1971-05-20' },
      heroLayout: 'split',
    },
    {
      da: {
        title: 'Tavlen, der er ældre end slottet',
        slug: 'salene/kapellet',
        location: { name: 'Kapellet', details: 'For enden af gangen på første sal' },
        related: ['musik', 'orgelsoendag'],
        description:
          'Altertavlen i kapellet er fra omkring 1510. Slottet blev bygget firs år senere og har aldrig haft en væg, der passede.',
        modules: [
          textSection({
            title: 'Med båd og halm',
            text: `
              Fløjene kan lukkes, og det blev de i fasten. Midt i står korsfæstelsen, i siderne helgener med
              hver sit kendetegn, så man kunne læse dem uden at kunne læse. Efter reformationen i 1536 fik
              mange tavler lov at blive i kirkerne, og denne blev i en landsbykirke, til den blev købt til
              slottet og sejlet herop.

              Den er ti centimeter for bred. Snedkeren tog dem fra væggen.

              Ved restaureringen i 1960’erne fandt man en lille djævel malet bag på den
              venstre fløj, hvor ingen skulle se ham. Han sidder der endnu. Spørg
              kustoden, som har et spejl på en pind.
            `,
          }),
          picture(tavle),
          styledTextAndVisual({
            title: 'Orglet over døren',
            text: `
              Ni stemmer, håndtrukne bælge og 514 piber, hvoraf de 60 er nye. Det er stemt en smule højere
              end moderne instrumenter, og det har vi besluttet ikke at lave om på.
            `,
            image: sal,
            side: 'left',
            link: to('musik', 'Musik i kapellet'),
          }),
          statement('Man hører først bælgen, så vinden og til sidst Buxtehude.'),
        ],
      },
      en: {
        title: 'An altarpiece older than the castle',
        slug: 'the-halls/the-chapel',
        location: { name: 'The chapel', details: 'At the end of the passage, first floor' },
        related: ['musik', 'orgelsoendag'],
        description:
          'It was made around 1510. The castle was built eighty years later and has never had a wall to fit.',
        modules: [
          textSection({
            title: 'By boat, in straw',
            text: `
              The wings can be closed, and were in Lent. In the middle is the Crucifixion; at the sides are
              saints, each with an attribute, so that they could be read by those who could not read. After
              the Danish Reformation of 1536 many altarpieces were left where they were. This one stayed in
              a village church until it was bought for the castle and sailed up the coast.

              It is ten centimetres too wide. The joiner took them off the wall.

              During repairs in the 1960s a small devil was found painted on the back of
              the left wing, where nobody was meant to see him. He is still there. Ask
              the attendant, who has a mirror on a stick.
            `,
          }),
          picture(tavle),
          styledTextAndVisual({
            title: 'The organ over the door',
            text: `
              Nine stops, hand-drawn bellows and 514 pipes, of which 60 are new. It is tuned a shade higher
              than modern instruments, and we have decided to leave it so.
            `,
            image: sal,
            side: 'left',
            link: to('musik', 'Music in the chapel'),
          }),
          statement('First you hear the bellows, then the wind, and at last Buxtehude.'),
        ],
      },
    },
  ),
]
