import { closer, to } from '../../writing/marks.ts'
import {
  billboard,
  calendarTeaser,
  callToAction,
  doubleBillboard,
  exhibitionList,
  randomRelatedContent,
  statement,
  styledTextAndVisual,
  textRibbon,
  textSection,
} from '../../writing/modules.ts'
import { frontPage, notFoundPage } from '../../writing/site.ts'
import { balsal, have, kasematter, nisse, sal, skib, slot, tavle } from './pictures.ts'

export const front = frontPage(
  { image: slot, tags: ['kongehuset'] },
  {
    da: {
      title: 'Slottet ved Sundet',
      description:
        'Tre tårne, seks sale og tre hundrede meter kælder på et næs i Øresund. Slottet blev bygget for at ses og er godt at se ud fra.',
      featured: [
        {
          page: 'sale',
          kicker: 'Hele året',
          title: 'Kongen er ude. Kom ind.',
          lead: 'Seks sale på første sal, oplyst som i 1624. Tag trappen op i spiret, og se til Sverige.',
          call: 'Se salene',
          image: slot,
        },
        {
          page: 'lygtetur',
          kicker: 'Lygtetur fredag kl. 19',
          title: 'Rygterne bor i kælderen',
          lead: 'Under porten er der mørkt, koldt og ganske stille. For det meste.',
          call: 'Gå ned',
          image: kasematter,
        },
        {
          page: 'orgelsoendag',
          kicker: 'I kapellet',
          title: 'Ni stemmer og en blæsebælg',
          lead: 'Orglet er fra 1704. Hver anden søndag er der nogen, der vækker det.',
          call: 'Hør mere',
          image: balsal,
        },
      ],
      modules: [
        textRibbon(
          to('musik', 'Musik i kapellet hver anden søndag kl. 14'),
          to('taarnet', 'Tårnet er åbent til kl. 16'),
          to('aflysninger', 'Aflyst? Se her'),
          to('billetter', 'Børn under 18 år gratis'),
        ),
        calendarTeaser('Bag murene i dag', to('kalender', 'Se kalenderen')),
        styledTextAndVisual({
          title: 'Et hus, der ville op i verden',
          text: `
            Eskild Rosenvard havde lånt penge af kongen og brugte dem på et slot. Det stod færdigt i
            1591 med to tårne mere end aftalt. I 1624 ville kongen have sine penge igen og fik slottet
            i stedet. Siden har det været sommerbolig, kaserne, lazaret og landbrugsskole.

            I dag er det museum, og regningen er betalt.
          `,
          image: sal,
          side: 'right',
          link: to('historie', 'Slottets historie'),
        }),
        billboard({
          title: 'En have, man kan fare vild i',
          text: 'Labyrinten er 300 år gammel. Hurtigste tid er seks minutter, langsomste to dage.',
          link: to('haven', 'Gå ud i haven'),
          image: have,
        }),
        statement(
          'Tolden betalte man hos naboen. Her nøjedes man med at se på skibene.',
          undefined,
          to('sundet', 'Om Sundet og tolden'),
        ),
        exhibitionList('Oplevelser på slottet', 'current', to('udstillinger', 'Alle oplevelser')),
        doubleBillboard(
          {
            title: 'Tavlen, der er ældre end slottet',
            text: 'Den kom med båd, pakket i halm, og har aldrig passet helt til væggen.',
            link: to('kapellet'),
            image: closer(tavle),
          },
          {
            title: 'Jul på loftet',
            text: 'Nisserne flytter ind den 1. december. De betaler ikke husleje.',
            link: to('familier'),
            image: nisse,
          },
        ),
        callToAction(
          'Én billet til det hele',
          'Sale, tårn og kælder. Den gælder fra morgen til lukketid.',
          to('billetter', 'Køb billet'),
        ),
      ],
    },
    en: {
      title: 'The Castle',
      description:
        'Three towers, six halls and three hundred metres of cellar on a spit of land in the Sound. It was built to be looked at, and is good to look out from.',
      featured: [
        {
          page: 'sale',
          kicker: 'All year',
          title: 'The king is out. Come in.',
          lead: 'Six halls on the first floor, lit as in 1624. Climb to the spire and look across to Sweden.',
          call: 'See the halls',
          image: slot,
        },
        {
          page: 'lygtetur',
          kicker: 'Lantern tour, Fridays at 7 pm',
          title: 'Rumours live in the cellar',
          lead: 'Below the gate it is dark, cold and perfectly quiet. For the most part.',
          call: 'Go down',
          image: kasematter,
        },
        {
          page: 'orgelsoendag',
          kicker: 'In the chapel',
          title: 'Nine stops and a bellows',
          lead: 'The organ dates from 1704. Every other Sunday somebody wakes it.',
          call: 'Hear more',
          image: balsal,
        },
      ],
      modules: [
        textRibbon(
          to('musik', 'Music in the chapel every other Sunday at 2 pm'),
          to('taarnet', 'The tower is open until 4 pm'),
          to('aflysninger', 'Cancelled? Look here'),
          to('billetter', 'Under 18s free'),
        ),
        calendarTeaser('Within the walls today', to('kalender', 'See the calendar')),
        styledTextAndVisual({
          title: 'A house with ambitions',
          text: `
            Eskild Rosenvard borrowed money from the king and spent it on a castle. It was finished in
            1591, with two towers more than agreed. In 1624 the crown wanted its money back and got the
            castle instead. It has since been a summer residence, a barracks, a hospital and a school
            of agriculture.

            Now it is a museum, and the bill is paid.
          `,
          image: sal,
          side: 'right',
          link: to('historie', 'The castle’s history'),
        }),
        billboard({
          title: 'A garden to get lost in',
          text: 'The maze is 300 years old. The record is six minutes; the slowest took two days.',
          link: to('haven', 'Into the garden'),
          image: have,
        }),
        statement(
          'The toll was paid next door. Here they merely watched the ships.',
          undefined,
          to('sundet', 'About the Sound and its toll'),
        ),
        exhibitionList(
          'Experiences at the castle',
          'current',
          to('udstillinger', 'All experiences'),
        ),
        doubleBillboard(
          {
            title: 'An altarpiece older than the castle',
            text: 'It came by boat, packed in straw, and has never quite fitted the wall.',
            link: to('kapellet'),
            image: closer(tavle),
          },
          {
            title: 'Christmas in the attic',
            text: 'The gnomes move in on 1 December. They pay no rent.',
            link: to('familier'),
            image: nisse,
          },
        ),
        callToAction(
          'One ticket for everything',
          'Halls, tower and cellars, from morning until we close.',
          to('billetter', 'Buy a ticket'),
        ),
      ],
    },
  },
)

export const notFound = notFoundPage(
  { image: skib },
  {
    da: {
      title: 'Døren er muret til',
      description:
        'Det sker på gamle slotte. Der har sikkert været noget her engang, men nu er der en væg.',
      modules: [
        textSection({
          text: 'Der er andre døre. Disse tre er åbne:',
          links: [to('front', 'Hovedporten'), to('sale', 'Salene'), to('besoeg', 'Besøg slottet')],
        }),
        randomRelatedContent('Eller bank på her'),
      ],
    },
    en: {
      title: 'This door has been bricked up',
      description:
        'It happens in old castles. There was probably something here once, but now there is a wall.',
      modules: [
        textSection({
          text: 'There are other doors. These three are open:',
          links: [
            to('front', 'The main gate'),
            to('sale', 'The halls'),
            to('besoeg', 'Visit the castle'),
          ],
        }),
        randomRelatedContent('Or knock here'),
      ],
    },
  },
)
