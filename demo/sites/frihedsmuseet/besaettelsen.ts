import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  billboard,
  billboardWithReference,
  doubleBillboard,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { kartotek, klint, lys, lysNaer, nedkastning, presse, sender } from './pictures.ts'

export const besaettelsen: readonly Page[] = [
  exhibition(
    'besaettelsen',
    {
      image: nedkastning,
      tags: ['besaettelse', 'nyere-tid'],
      period: { from: '2020-07-02' },
      ticketModule: 'billet-med-tid',
    },
    {
      da: {
        title: 'Besættelsen, år for år',
        slug: 'besættelsen',
        subtitle: 'Den store udstilling',
        location: { name: 'Under jorden', details: 'Ned ad rampen eller med elevator' },
        facts: { 'Sæt af': 'Halvanden time', Alder: 'Fra ti år' },
        related: ['oktober-1943', 'daeknavne', 'skaermet-time'],
        description:
          'Fra den 9. april 1940 til den 5. maj 1945. En kort gennemgang, som man kan læse i bussen herind.',
        modules: [
          textSection({
            title: '1940–1942: Forhandling',
            text: `
              Tyskland angreb tidligt om morgenen den 9. april 1940. Efter få timer gav regeringen op
              og valgte at forhandle frem for at kæmpe. Folketinget, domstolene og politiet fortsatte,
              og Danmark leverede varer og fødevarer. I juni 1941 blev kommunister interneret, og
              partiet blev forbudt ved lov. De første illegale blade kom på gaden.
            `,
          }),
          textSection({
            title: '1943: Bruddet',
            text: `
              I august var der strejker og uroligheder i flere byer, og sabotagen tog til. Den
              29. august holdt regeringen op med at fungere, og tyskerne indførte undtagelsestilstand.
              Flåden sænkede sine egne skibe. I september blev Danmarks Frihedsråd dannet, og i
              oktober forsøgte besættelsesmagten at arrestere landets jøder.
            `,
            links: [to('oktober-1943')],
          }),
          textSection({
            title: '1944–1945: Krig på gaden',
            text: `
              København strejkede sommeren 1944. Den 19. september blev politiet arresteret, og
              næsten 2.000 betjente blev sendt i koncentrationslejr. Sabotage blev besvaret med
              hævndrab på mennesker, der ikke havde med den at gøre. Den 4. maj 1945 kom beskeden
              om, at de tyske tropper overgav sig.
            `,
            links: [to('lys-i-vinduet')],
          }),
          doubleBillboard(
            {
              title: 'Trykt i en kælder',
              text: 'Den illegale presse.',
              link: to('illegale-blade'),
              image: presse,
            },
            {
              title: 'Telefonbogen',
              text: 'En sender med et uskyldigt navn.',
              link: to('radiosenderen'),
              image: sender,
            },
          ),
          billboardWithReference('ikke-alle', { image: kartotek }),
        ],
      },
      en: {
        title: 'The Occupation, year by year',
        slug: 'the-occupation',
        subtitle: 'The main exhibition',
        location: { name: 'Below ground', details: 'By the ramp or the lift' },
        facts: { Allow: 'An hour and a half', Age: 'From ten' },
        related: ['oktober-1943', 'daeknavne', 'skaermet-time'],
        description:
          'From 9 April 1940 to 5 May 1945. A short account, to be read on the bus here.',
        modules: [
          textSection({
            title: '1940–1942: negotiation',
            text: `
              Germany attacked early in the morning of 9 April 1940. Within hours the government gave
              in, and chose to negotiate rather than fight. Parliament, the courts and the police
              carried on, and Denmark delivered goods and food. In June 1941 communists were interned,
              and the party was then banned by law. The first illegal papers appeared.
            `,
          }),
          textSection({
            title: '1943: the break',
            text: `
              In August there were strikes and unrest in several towns, and sabotage grew. On
              29 August the government ceased to function and the Germans declared a state of
              emergency. The navy scuttled its own ships. In September the Danish Freedom Council was
              formed, and in October the occupiers tried to arrest the country’s Jews.
            `,
            links: [to('oktober-1943')],
          }),
          textSection({
            title: '1944–1945: war in the streets',
            text: `
              Copenhagen went on strike in the summer of 1944. On 19 September the police were
              arrested, and nearly 2,000 officers sent to concentration camps. Sabotage was answered
              with the murder of people who had no part in it. On 4 May 1945 came the news that the
              German forces were surrendering.
            `,
            links: [to('lys-i-vinduet')],
          }),
          doubleBillboard(
            {
              title: 'Printed in a cellar',
              text: 'The illegal press.',
              link: to('illegale-blade'),
              image: presse,
            },
            {
              title: 'The telephone book',
              text: 'A transmitter with an innocent name.',
              link: to('radiosenderen'),
              image: sender,
            },
          ),
          billboardWithReference('ikke-alle', { image: kartotek }),
        ],
      },
    },
  ),
  exhibition(
    'oktober-1943',
    {
      parent: 'besaettelsen',
      image: klint,
      tags: ['besaettelse'],
      period: { from: '2023-10-01' },
      heroLayout: 'split',
      headerTypography: 'plain',
    },
    {
      da: {
        title: 'Oktober 1943',
        slug: 'besættelsen/oktober-1943',
        location: { name: 'Rum 5', details: 'Det blå rum, midt i udstillingen' },
        related: ['lys-i-vinduet', 'ikke-alle', 'byvandring'],
        description:
          'Advarslen gik fra mund til mund. Natten til den 2. oktober bankede tysk politi på, og de fleste døre blev ikke åbnet.',
        modules: [
          textSection({
            title: 'Tre dage',
            text: `
              Den 28. september fik danske politikere at vide af den tyske diplomat G.F. Duckwitz, at
              en aktion var nært forestående. Næste morgen blev menigheden i synagogen i København
              advaret og bedt om at gå hjem og sige det videre. Folk flyttede ind hos naboer,
              kolleger, på hospitaler, i sommerhuse og præstegårde.

              I ugerne efter blev mere end 7.000 mennesker sejlet til Sverige, de fleste i
              fiskerbåde. Nogle fiskere tog ikke betaling. Andre tog meget. Der blev samlet ind til
              dem, der ikke kunne betale.
            `,
          }),
          picture(klint),
          textSection({
            title: 'Dem, der ikke nåede det',
            text: `
              Omkring 470 blev arresteret og deporteret til Theresienstadt. Nogle var for gamle til
              at flygte. Nogle blev fundet på et kirkeloft eller på en mole. Omkring halvtreds af de
              deporterede døde der, og nogle af dem, der flygtede, druknede i Sundet.

              De øvrige kom hjem i foråret 1945 med de hvide busser. Nogle fandt deres lejlighed, som
              de havde forladt den. Andre fandt nye navne på døren.
            `,
          }),
          statement(
            'Det er ikke én historie om et helt folk. Det er mange, og de ender forskelligt.',
          ),
          relatedContent('Læs også', { 'Samme efterår': ['ikke-alle', 'besaettelsen', 'skoler'] }),
        ],
      },
      en: {
        title: 'October 1943',
        slug: 'the-occupation/october-1943',
        location: { name: 'Room 5', details: 'The blue room, halfway through' },
        related: ['lys-i-vinduet', 'ikke-alle', 'byvandring'],
        description:
          'The warning went from mouth to mouth. In the night before 2 October German police knocked, and most doors stayed shut.',
        modules: [
          textSection({
            title: 'Three days',
            text: `
              On 28 September the German diplomat G.F. Duckwitz let Danish politicians know that a
              round-up was at hand. The next morning the congregation of Copenhagen’s synagogue was
              warned, and asked to go home and pass it on. People moved in with neighbours and
              colleagues, into hospitals, summer houses and rectories.

              In the weeks that followed more than 7,000 people were carried to Sweden, most of them in
              fishing boats. Some fishermen took no money. Others took a great deal. Collections were
              made for those who could not pay.
            `,
          }),
          picture(klint),
          textSection({
            title: 'Those who did not get away',
            text: `
              About 470 were arrested and deported to Theresienstadt. Some were too old to run. Some
              were found in a church loft, or on a jetty. Around fifty of the deported died there, and
              some of those who fled were drowned in the Sound.

              The others came home in the spring of 1945 with the White Buses. Some found their flats
              as they had left them. Others found new names on the door.
            `,
          }),
          statement('It is not one story of a whole people. It is many, and they end differently.'),
          relatedContent('Read also', {
            'The same autumn': ['ikke-alle', 'besaettelsen', 'skoler'],
          }),
        ],
      },
    },
  ),
  landingPage(
    'lys-i-vinduet',
    { parent: 'besaettelsen', image: lys, tags: ['besaettelse'] },
    {
      da: {
        title: 'Lys i vinduet',
        slug: 'besættelsen/lys-i-vinduet',
        description:
          'Hver 4. maj sætter folk stearinlys i vinduet. Det begyndte med en pause i en radioavis.',
        modules: [
          textSection({
            title: 'Kort efter halv ni',
            text: `
              Den danske udsendelse fra London var i gang, da oplæseren, Johannes G. Sørensen, fik en
              seddel ind. Han tav et øjeblik og læste så op, at de tyske tropper i Holland,
              Nordvesttyskland og Danmark havde overgivet sig.

              Folk løb på gaden. Mørklægningsgardinerne blev revet ned, og fordi der ikke var andet
              ved hånden, stillede man lys i vinduerne. I fem år havde det været forbudt at lade lys
              slippe ud.
            `,
          }),
          picture(lysNaer, true),
          styledTextAndVisual({
            title: 'Ikke fred for alle',
            text: `
              Samme nat blev der skudt i gaderne. På Bornholm faldt bomberne den 7. og 8. maj, og øen
              var under sovjetisk besættelse til april 1946. Hundredtusinder af tyske flygtninge stod
              tilbage, mange af dem børn.
            `,
            image: kartotek,
            side: 'left',
            link: to('ikke-alle', 'Om det, der fulgte'),
          }),
          billboard({
            title: 'Sæt et lys',
            text: 'Den 4. maj har museet åbent til kl. 22. På pladsen er det gratis, og en stol indenfor kan bestilles.',
            link: to('besoeg', 'Besøg museet'),
            image: lys,
          }),
        ],
      },
      en: {
        title: 'A light in the window',
        slug: 'the-occupation/a-light-in-the-window',
        description:
          'Every 4 May Danes put candles in their windows. It began with a pause in a news broadcast.',
        modules: [
          textSection({
            title: 'Shortly after half past eight',
            text: `
              The BBC’s Danish programme was on the air when the newsreader, Johannes G. Sørensen, was
              handed a slip of paper. He was silent for a moment and then read that the German forces
              in Holland, north-west Germany and Denmark had surrendered.

              People ran into the street. Blackout blinds were torn down, and because there was nothing
              else to hand they stood candles in the windows. For five years it had been forbidden to
              let out a light.
            `,
          }),
          picture(lysNaer, true),
          styledTextAndVisual({
            title: 'Not peace for everyone',
            text: `
              There was shooting in the streets that same night. On Bornholm the bombs fell on 7 and
              8 May, and the island was under Soviet occupation until April 1946. Left behind were
              hundreds of thousands of German refugees, many of them children.
            `,
            image: kartotek,
            side: 'left',
            link: to('ikke-alle', 'What came after'),
          }),
          billboard({
            title: 'Light a candle',
            text: 'On 4 May we are open until 10 pm. The square is free, and a chair indoors can be booked.',
            link: to('besoeg', 'Visit the museum'),
            image: lys,
          }),
        ],
      },
    },
  ),
]
