import { day } from '../../writing/days.ts'
import { to } from '../../writing/marks.ts'
import { publication } from '../../writing/research.ts'
import type { Page } from '../../writing/site.ts'
import { boegeskov, egtvedpigen, mikroskop } from './prints.ts'

const emalje = publication(
  'pub-emalje',
  {
    parent: 'publikationer',
    image: egtvedpigen,
    tags: ['forskning', 'oldtid'],
    publishedDate: day(-19),
    authors: ['Jeppe Holst', 'Marie Kirkegaard', 'Dorthe Bech', 'Søren Dam'],
    researchUnit: 'enhed-laboratorium',
  },
  {
    da: {
      title: 'Emalje og usikkerhed. De første 412 tænder',
      slug: 'publikationer/emalje-og-usikkerhed',
      description: 'Mellemregning fra et projekt, der ikke vil konkludere for tidligt.',
      content: `
        Fire hundrede og tolv tænder er målt i [projektet om tusind tænder](projekt-taender). Denne rapport gør status. Den
        indeholder alle tal, en liste over prøver, der blev kasseret, og et forsøg på at sige, hvad man kan sige, når man er
        knap halvvejs.

        De fleste af de målte er vokset op på en undergrund som den danske. Hver ottende er ikke. Andelen svinger gennem tiden, men
        ikke så meget, som vi havde troet, og et par af de store udsving forsvinder, når man tager kysternes havsalt med i
        regnestykket.

        Halvdelen af rapporten handler om usikkerhed: gødning i markerne, slid på emaljen, forkerte skuffer. Den er skrevet for at
        blive brugt af andre, der måler, og den er ikke morsom. Det er billederne til gengæld.
      `,
      facts: { Tænder: '412', Data: 'Sæt 0502', Status: 'Foreløbig' },
      link: to('office:reading/forskning/emalje', 'Læs rapporten'),
    },
    en: {
      title: 'Enamel and uncertainty. The first 412 teeth',
      slug: 'publications/enamel-and-uncertainty',
      description: 'An interim report from a project that will not conclude too soon.',
      content: `
        Four hundred and twelve teeth have been measured in [the project of a thousand teeth](projekt-taender). This report takes stock.
        It holds all figures, a list of rejected samples, and an attempt to say what can be said when one is not quite halfway.

        Most of the people measured grew up on ground like that of Denmark. One in eight did not. Their share varies over time, but less
        than we had thought, and some of the large swings vanish once the salt of the coasts is reckoned with.

        Half of the report is about uncertainty: fertiliser in fields, wear on enamel, wrong drawers. It was written to be used by others
        who measure, and is not amusing. The pictures are.
      `,
      facts: { Teeth: '412', Data: 'Set 0502', Status: 'Interim' },
      link: to('office:reading/forskning/emalje', 'Read the report'),
    },
  },
)

const fejl = publication(
  'pub-fejl',
  {
    parent: 'publikationer',
    image: mikroskop,
    tags: ['forskning'],
    publishedDate: day(-530),
    authors: ['Dorthe Bech', 'Henrik Damgaard'],
    cited: {
      publisher: 'Museernes Forlag',
      doi: '10.5555/vitrine.fejl.11',
    },
    researchUnit: 'enhed-laboratorium',
  },
  {
    da: {
      title: 'Elleve målinger, vi tog tilbage',
      slug: 'publikationer/elleve-målinger',
      description: 'Museets mest hentede rapport. Det siger noget, men vi er ikke enige om hvad.',
      content: `
        Et laboratorium, der aldrig tager fejl, måler for lidt. I denne rapport gennemgår vi elleve resultater, som museet har
        offentliggjort og siden trukket tilbage. Ved hvert af dem står, hvad vi troede, hvordan det blev opdaget, og hvad vi har lavet
        om bagefter.

        Tre skyldtes forurening. To var ombyttede prøver. Én var en slåfejl, som fire mennesker havde læst korrektur på. I ét tilfælde
        var målingen rigtig, og det var skiltet på kassen, der havde været forkert siden 1911.

        Det sværeste kapitel handler om de to, hvor vi ikke ved, hvad der gik galt. De er taget med, fordi nogen en dag vil få samme
        mærkelige tal og tro, at de er alene.
      `,
      facts: { Sider: '58', Hentet: 'Flere gange end alt andet', Licens: 'CC BY 4.0' },
      link: to('office:reading/forskning/elleve', 'Hent rapporten'),
    },
    en: {
      title: 'Eleven readings that we took back',
      slug: 'publications/eleven-readings',
      description: 'Our most downloaded report. That says something, but we do not agree on what.',
      content: `
        A laboratory that is never wrong measures too little. Here we go through eleven results that the museum published and later
        withdrew. For each we say what we thought, how it came out, and what we have changed since.

        Three were due to contamination. Two were samples exchanged. One was a typing error which four people had proof-read. In one case
        the reading was right, and the label on the box had been wrong since 1911.

        The hardest chapter concerns the two of which we do not know what went wrong. They are included because somebody will one day get
        the same odd figures and think they are alone.
      `,
      facts: { Pages: '58', Downloads: 'More than anything else', Licence: 'CC BY 4.0' },
      link: to('office:reading/forskning/elleve', 'Get the report'),
    },
  },
)

const stoev = publication(
  'pub-stoev',
  {
    parent: 'publikationer',
    image: boegeskov,
    tags: ['forskning', 'natur'],
    publishedDate: day(-760),
    authors: ['Karen Østergaard'],
    researchUnit: 'enhed-miljoe',
  },
  {
    da: {
      title: 'Støvets kalender. Skov og mark i én søbund',
      slug: 'publikationer/støvets-kalender',
      description: 'Elleve meter dynd, fortalt lag for lag for folk med støvler.',
      content: `
        En lille sø uden tilløb har samlet pollen i elleve tusind år. Bogen følger en eneste borekerne fra bunden til toppen og standser,
        hver gang der sker noget: birken kommer, hasselen tager over, elmen falder, vejbred dukker op ved de første marker.

        Den er skrevet for alle, der går tur i et landskab og undrer sig over, hvor gammelt det er. Svaret er som regel: yngre, end
        man tror. Bøgen, som mange regner for det danskeste af alt, er en af de sidste, der kom.

        Bagest er der en nøgle til fyrre slags pollen, tegnet efter mikroskopet, og en vejledning i at tage en prøve fra sin egen mose med
        et stykke afløbsrør. Bogen findes kun på dansk, fordi den mest handler om danske navne for våde steder.
      `,
      facts: { Sider: '140', Kerne: '11 meter', Pris: '180 kr. på læsesalen' },
      link: to('laesesalen', 'Køb den på læsesalen'),
    },
  },
)

const knapper = publication(
  'pub-knapper',
  {
    parent: 'publikationer',
    tags: ['forskning', 'nyere-tid', 'haandvaerk'],
    publishedDate: day(-1010),
    authors: ['Mikkel Brandt', 'Thomas Hvid'],
    cited: {
      journal: 'Ting og tid',
      volume: '31',
      pages: '55–78',
      doi: '10.5555/vitrine.ting.31.55',
    },
    researchUnit: 'enhed-haandvaerk',
  },
  {
    da: {
      title: 'En kasse knapper',
      slug: 'publikationer/en-kasse-knapper',
      description: 'Hvad 3.114 knapper fra en fæstningsby kan fortælle om løn.',
      content: `
        Kassen havde stået i magasinet siden 1934 med påskriften ”Knapper, div.”. Den kom fra en nedlagt fæstningsby, hvor nogen havde
        sigtet affaldet. Ingen havde åbnet den siden, fordi knapper er små og ligner hinanden.

        De ligner ikke hinanden. Forfatterne har sorteret dem efter metal, form og slid og holdt dem op mod garnisonens soldlister. I
        gode år mistede soldaterne støbte knapper af tin. I dårlige år mistede de hjemmeskårne af ben, og til sidst næsten ingen,
        fordi de syede dem bedre fast.

        Artiklen er et forsvar for at åbne kasser. Den er også en metode: Knapperne kan sættes i rækkefølge næsten så fint som
        mønter og findes der, hvor mønterne ikke blev tabt.
      `,
      facts: { Knapper: '3.114', Trykt: 'Ting og tid 31', Fagfællebedømt: 'Ja' },
      link: to('office:reading/forskning/knapper', 'Læs artiklen'),
    },
    en: {
      title: 'A box of buttons',
      slug: 'publications/a-box-of-buttons',
      description: 'What 3,114 buttons from a fortress town can tell about pay.',
      content: `
        The box had been in store since 1934, labelled ‘Buttons, misc.’ It came from an abandoned fortress town where somebody had sieved
        the rubbish. Nobody had opened it since, because buttons are small and all alike.

        They are not alike. The authors sorted them by metal, shape and wear, and held them against the pay rolls of the town. In good
        years soldiers lost cast buttons of pewter. In bad years they lost home-made ones of bone, and in the end hardly any,
        because they sewed them on better.

        The paper is a plea for opening boxes. It is a method as well: buttons can be put in order almost as finely as coins, and are
        found where coins were not dropped.
      `,
      facts: { Buttons: '3,114', 'Printed in': 'Things and Time 31', 'Peer-reviewed': 'Yes' },
      link: to('office:reading/forskning/knapper', 'Read the paper'),
    },
  },
)

export const morePublications: readonly Page[] = [emalje, fejl, stoev, knapper]
