import { exhibition } from '../../writing/exhibitions.ts'
import { to } from '../../writing/marks.ts'
import {
  doubleBillboard,
  picture,
  relatedContent,
  statement,
  styledTextAndVisual,
  textSection,
} from '../../writing/modules.ts'
import { landingPage, type Page } from '../../writing/site.ts'
import { gaard, gaardNaer, vandmoelle, vogn } from './pictures.ts'

export const huse: readonly Page[] = [
  landingPage(
    'huse',
    { image: gaard, tags: ['nyere-tid', 'haandvaerk'] },
    {
      da: {
        title: 'Huse, der er flyttet',
        slug: 'huse',
        description:
          'Rige gårde og fattighuse, møller, en smedje og en skole. De ældste er fra 1600-tallet, og alle har en nabo, de ikke havde før.',
        modules: [
          textSection({
            title: 'Hver egn sit hus',
            text: `
              Man byggede af det, man havde. På Sjælland og Fyn var der ege til bindingsværk og
              ler til tavlene. I Vestjylland var der ikke skov, men der var ler nok til mursten.
              På Læsø tækkede man med ålegræs fra stranden, i tykke lag, der kunne ligge i flere
              hundrede år.

              Går man fra den ene ende af museet til den anden, går man derfor tværs over landet
              på en times tid og kan se det på tagene.
            `,
          }),
          doubleBillboard(
            {
              title: 'Gården med storken',
              text: 'Hvem sad hvor ved bordet, og hvorfor.',
              link: to('gaarden'),
              image: gaard,
            },
            {
              title: 'Vandmøllen',
              text: 'Et maskinrum fra før maskinerne.',
              link: to('vandmoellen'),
              image: vandmoelle,
            },
          ),
          styledTextAndVisual({
            title: 'Sådan flytter man et hus',
            text: `
              Først måles det op og tegnes, søm for søm. Så tages strået af, tavlerne slås ud, og
              tømmeret mærkes. De gamle tømrere havde selv hugget numre i bjælkerne, da huset blev
              rejst første gang, så ofte skulle man bare læse efter.
            `,
            image: vogn,
            side: 'right',
            link: to('haandvaerkere', 'De, der gør det'),
          }),
          relatedContent('Gå videre', {
            Husene: ['gaarden', 'vandmoellen', 'ildstedet'],
            Håndværk: { tag: 'haandvaerk' },
          }),
        ],
      },
      en: {
        title: 'Houses that moved',
        slug: 'houses',
        description:
          'Rich farms and poorhouses, mills, a smithy and a school. The oldest are from the 1600s, and all have neighbours they never used to have.',
        modules: [
          textSection({
            title: 'To each region its house',
            text: `
              People built with what they had. Zealand and Funen had oak for the frames and clay
              for the panels between. Western Jutland had no woods to speak of, but clay enough
              for brick. On the island of Læsø they roofed with eelgrass from the beach, in layers
              so thick that they could last for centuries.

              To walk from one end of the museum to the other is to cross the country in about an
              hour, and you can tell by the roofs.
            `,
          }),
          doubleBillboard(
            {
              title: 'The farm with the stork',
              text: 'Who sat where at table, and why.',
              link: to('gaarden'),
              image: gaard,
            },
            {
              title: 'The watermill',
              text: 'An engine room from before engines.',
              link: to('vandmoellen'),
              image: vandmoelle,
            },
          ),
          styledTextAndVisual({
            title: 'How to move a house',
            text: `
              First it is measured and drawn, nail by nail. Then the thatch comes off, the panels
              are knocked out and the timbers marked. The old carpenters had cut numbers into the
              beams themselves when the house first went up, so often it was a matter of reading.
            `,
            image: vogn,
            side: 'right',
            link: to('haandvaerkere', 'The people who do it'),
          }),
          relatedContent('Walk on', {
            'The houses': ['gaarden', 'vandmoellen', 'ildstedet'],
            Crafts: { tag: 'haandvaerk' },
          }),
        ],
      },
    },
  ),
  exhibition(
    'gaarden',
    {
      parent: 'huse',
      image: gaard,
      tags: ['nyere-tid'],
      period: { from: '1901-06-01' },
      ticketModule: 'dagsbillet',
    },
    {
      da: {
        title: 'Gården med storken',
        slug: 'huse/gården-med-storken',
        subtitle: 'Sjælland, omkring 1790',
        location: { name: 'Hus 14', details: 'Ti minutter fra lågen' },
        facts: { 'Sæt af': 'En halv time', Dørhøjde: '1,68 m' },
        related: ['ildstedet', 'vandmoellen', 'ild-paa'],
        description:
          'En firlænget sjællandsk gård, som den så ud omkring 1790, da naboerne netop var flyttet ud på marken, og familien blev boende.',
        modules: [
          textSection({
            title: 'Bordets orden',
            text: `
              Husbonden sad for enden, karlene langs væggen efter alder og løn, pigerne på
              bænken over for dem, hvis de sad ned. Man spiste af samme fad med hver sin ske, og
              skeen blev slikket ren og sat i en rem på væggen.

              Det lyder strengt, og det var det. Men alle vidste, hvor de hørte til, også
              hønsene, der overvintrede under kakkelovnsbænken.
            `,
          }),
          picture(gaardNaer),
          textSection({
            title: 'Da landsbyen sprang',
            text: `
              I 1781 kom forordningen om udskiftning. Indtil da lå gårdene tæt i landsbyen, og
              jorden var delt i lange strimler, som alle dyrkede i samme takt. Nu kunne en
              lodsejer kræve sin jord samlet. Nogle gårde flyttede ud på marken, andre blev
              liggende. Denne familie fik lov at blive og slap for at flytte en eneste sten.

              Stavnsbåndet, som siden 1733 havde bundet mændene til det gods, de var født på,
              blev ophævet i 1788. De to reformer ændrede mere på livet her end nogen krig.
            `,
            links: [to('huse', 'De andre huse')],
          }),
          statement('Her bliver du ikke vist rundt. Du bliver budt indenfor.'),
          relatedContent('I nærheden', { 'To minutter herfra': ['ildstedet', 'familier'] }),
        ],
      },
      en: {
        title: 'The farm with the stork',
        slug: 'houses/the-farm-with-the-stork',
        subtitle: 'Zealand, around 1790',
        location: { name: 'House 14', details: 'Ten minutes from the gate' },
        facts: { Allow: 'Half an hour', Doorway: '1.68 m' },
        related: ['ildstedet', 'vandmoellen', 'ild-paa'],
        description:
          'A four-winged farm from Zealand as it was around 1790, when this family stayed where it was and the neighbours moved out.',
        modules: [
          textSection({
            title: 'Order at table',
            text: `
              The farmer sat at the end, the farmhands along the wall by age and pay, the maids on
              the bench across from them, when they sat at all. Everyone ate from one dish with a
              spoon of their own, licked it clean and put it back in its strap on the wall.

              It sounds strict, and was. But everyone knew their place, including the hens, which
              spent the winter under the bench by the stove.
            `,
          }),
          picture(gaardNaer),
          textSection({
            title: 'When the villages broke apart',
            text: `
              Until the 1780s Danish farms lay close together in villages, and the land was
              divided into long strips that everyone worked to the same rhythm. In 1781 a royal
              ordinance let landowners claim theirs in one piece. Some farms moved out into the
              fields; others stayed put. This family stayed, and never had to shift a stone.

              *Stavnsbåndet*, which had tied men to the estate of their birth since 1733, was
              abolished in 1788. Between them the two reforms changed life here more than any war.
            `,
            links: [to('huse', 'The other houses')],
          }),
          statement('Nobody will show you round. You will be asked in.'),
          relatedContent('Near by', { 'Two minutes away': ['ildstedet', 'familier'] }),
        ],
      },
    },
  ),
]
