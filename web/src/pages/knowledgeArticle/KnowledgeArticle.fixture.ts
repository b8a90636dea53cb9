import { art, item, share, text, to } from '../../fixtures/content.ts'
import type { PageFixture } from '../../fixtures/page.ts'
import type { KnowledgeArticle, Person } from '../../model.ts'
import { callToAction } from '../../modules/callToAction/CallToAction.fixture.ts'
import { video } from '../../modules/video/Video.fixture.ts'
import { words } from './articleText.ts'

const inspector: Person = {
  id: 'kaare',
  name: 'Kåre Søndergård',
  title: 'museumsinspektør',
  email: 'kaare@museum.example',
  phone: null,
  picture: art('slot', 'Kåre Søndergård foran slottet'),
  excerpt: 'Graver i vikingetidens borge og har gjort det, siden han var ni år.',
  bio: text('Kåre Søndergård leder udgravningerne på Sjælland.'),
}
const namedOnly: Person = {
  id: 'aase',
  name: 'Åse Bjerregaard',
  title: null,
  email: null,
  phone: null,
  picture: null,
  excerpt: null,
  bio: [],
}

const ship = {
  ...art('vikingeskib', 'Linoleumssnit: et vikingeskib for fulde sejl', 0.5, 0.4),
  caption: 'Skibet på vej ind ad fjorden, som tegnestuen ser det.',
  credit: 'Museets tegnestue, 2026',
}
const press = {
  ...art('trykpresse', 'Linoleumssnit: en trykpresse med et ark i'),
  caption: 'Den første rapport blev trykt i 1942.',
}

export const knowledgeArticle: KnowledgeArticle = {
  share: share('Fem cirkler på et kort, der ikke fandtes', '/delt/1'),
  hero: {
    title: 'Fem cirkler på et kort, der ikke fandtes',
    lead: 'Omkring år 980 rejste nogen fem næsten ens borge i et rige uden landkort. Hvordan gjorde de, og hvorfor blev borgene forladt, før tømmeret nåede at blive gråt?',
    picture: art('vikingeskib', 'Linoleumssnit: et vikingeskib for fulde sejl', 0.5, 0.4),
    call: null,
    breadcrumbs: [to('Viden', '/viden'), to('Vikingetid', '/viden/vikingetid')],
  },
  subtitle: null,
  published: '3. november 2026',
  minutes: 9,
  authors: [inspector, namedOnly],
  facts: [
    { key: 'f1', title: 'meter i indre tværmål', text: '136' },
    { key: 'f2', title: 'langhuse i fire karreer', text: '16' },
    { key: 'f3', title: 'Datering', text: 'Vinteren 980–981, dendrokronologisk' },
    { key: 'f4', title: 'Fredet som fortidsminde', text: '' },
    { key: 'f5', title: '1902', text: 'Landmåleren tegner den første cirkel' },
  ],
  contents: [
    { id: 'a3', title: 'Et rige på fem år' },
    { id: 'c0', title: 'Kongen, der samlede stenene' },
    { id: 'd0', title: 'Ringborgsudgravningsdokumentationen' },
    { id: 'd4', title: 'En morgen uden portvagt' },
  ],
  parts: [
    words(
      'a',
      'Stiller man sig på volden en tidlig morgen, er det formen, man først forstår med kroppen. Græsset løber i en bue, så jævn at øjet ikke finder et sted at begynde. Borgen ved Trelleborg er 136 meter i indre tværmål, og afvigelsen fra den perfekte cirkel er mindre end en halv meter.[^1]',
      'Fire porte peger mod verdenshjørnerne. Mellem dem ligger husene i karreer, fire og fire, som brikker i et spil. Alt er målt i den samme enhed, en fod på 29,5 centimeter, og alt tyder på, at den samme plan har ligget til grund for alle fem anlæg.',
      'Det er svært at forestille sig, hvordan en plan rejste dengang. Der var intet papir at tegne på og intet kontor at sende tegningen fra. Måske var planen et reb med knuder. Måske var den en mand, der havde bygget den første borg og huskede.',
      '## Et rige på fem år',
      'Årringene i egestolperne er ikke til at diskutere med. Træerne blev fældet i vinteren 980–981, og der er ingen reparationer.[^2] Borgene stod i højst en halv snes år. Så faldt portene, og ingen satte dem op igen.',
      'Til hver borg gik der flere tusind egetræer. De skulle findes, fældes, slæbes og kløves, og det skulle gå stærkt, for eg er lettest at kløve, mens den er frisk. Det arbejde kræver en, der kan sige til. Det kræver også mad til dem, der gør det.',
    ),
    { type: 'picture', key: 'trykpresse', picture: press, wide: false },
    words(
      'e',
      'Da de første udgravere kom i 1930’erne, havde de [målebånd og snor](https://example.org/maalebog) og en idé om, at de gravede en handelsplads ud.',
    ),
    {
      type: 'quote',
      key: 'citat',
      text: '»Man bygger ikke sådan for at bo. Man bygger sådan for at blive set.«',
      source: 'Åse Bjerregaard, arkæolog',
      link: to('Hør samtalen', '/podcast/borge'),
    },
    words(
      'c',
      '## Kongen, der samlede stenene',
      'På den store sten i Jelling siger Harald, at han vandt sig al Danmark.[^3] Borgene kan være det samme udsagn, skrevet i jord og eg: en ring i hver landsdel, synlig langvejs fra og umulig at tage fejl af.',
      '### Fem steder, én hånd',
      '- Trelleborg på Sjælland',
      '- Nonnebakken midt i Odense',
      '- Fyrkat ved Hobro og Aggersborg ved Limfjorden',
      '- Borgring ved Køge, fundet i 2014',
      '> Af jord er volden kommet, og jord er den igen.',
    ),
    { type: 'picture', key: 'skib', picture: ship, wide: true },
    words(
      'd',
      '## Ringborgsudgravningsdokumentationen',
      'Ordet er langt, og det er kasserne også. I magasinet ligger 214 af dem, og de færreste har været åbnet siden krigen. Når vi går dem igennem nu, er det ikke guldet, vi leder efter, men kornet: forkullede kerner, der kan sige, hvad man spiste, og hvor det var dyrket.[^4]',
      'Nogle af kernerne er kommet langvejs fra. Rugen ved Trelleborg er ikke sjællandsk.',
      'Det betyder, at nogen kørte den.',
      '## En morgen uden portvagt',
      'Måske var borgene kaserner, måske skatkamre, måske bare en trussel. De seneste udgravninger peger på noget mere jævnt: værksteder, børn, korn, en by i en fart. Og så en morgen var der ingen, der lukkede porten.',
    ),
    { type: 'quote', key: 'kort', text: 'Vi fandt en kam.', source: null, link: null },
  ],
  notes: [
    { key: 'fodnote1', number: 1, text: 'Opmåling 2024, laserscanning fra luften.' },
    { key: 'fodnote2', number: 2, text: 'Dendrokronologisk rapport 17, Bevaring, Brede.' },
    { key: 'fodnote3', number: 3, text: 'Runestenen DR 42, side A.' },
    {
      key: 'fodnote4',
      number: 4,
      text: 'Strontiumisotopanalyser af 38 kerner; se også museets årbog, hvor metoden er beskrevet, og hvor usikkerhederne står.',
    },
  ],
  related: [
    {
      ...item('viden/fjorden', 'Da fjorden var en vej', 'Artikel', art('vikingeskib', '')),
      excerpt: 'Om at sejle, hvor man nu kører.',
    },
    item('viden/moentfund', 'Møntfundet i præstens have', 'Artikel', null),
    item('viden/lur', 'Lyden af en lur', 'Artikel', art('guldhorn', '')),
  ],
  modules: [{ type: 'callToAction', ...callToAction }],
}

/** An article without picture, author, facts and contents. */
export const smallKnowledgeArticle: KnowledgeArticle = {
  share: share('Møntfundet i præstens have', '/delt/2'),
  hero: {
    title: 'Møntfundet i præstens have',
    lead: null,
    picture: null,
    call: to('Se mønterne', '/samlinger/moenter'),
    breadcrumbs: [to('Viden', '/viden')],
  },
  subtitle: 'Syv mønter, en kartoffelgreb og en meget lang eftermiddag',
  published: null,
  minutes: 1,
  authors: [],
  facts: [],
  contents: [],
  parts: [
    words(
      'a',
      '»Det er nok knapper,« sagde præsten. Så skyllede han den første under vandhanen, og kongen så på ham: Christian den Fjerde, lidt bøjet, men ved godt mod.',
      'Mønterne lå så tæt, at de må have ligget i en pung. Pungen er væk. Skattefundsanmeldelsesproceduren tog et år, og siden har de ligget her.',
    ),
  ],
  notes: [],
  related: [],
  modules: [],
}

/** An article around a film. */
export const filmedKnowledgeArticle: KnowledgeArticle = {
  ...smallKnowledgeArticle,
  share: share('Seks sekunder fra værkstedet', '/delt/3'),
  hero: {
    title: 'Seks sekunder fra værkstedet',
    lead: 'Valsen, der ruller, siger mere om farven end mange ord.',
    picture: press,
    call: null,
    breadcrumbs: [to('Viden', '/viden')],
  },
  subtitle: null,
  authors: [namedOnly],
  parts: [
    words('a', 'Farven skal ud i et lag, der er så tyndt, at man kan høre det.'),
    { type: 'module', key: 'film', module: { type: 'video', ...video } },
    words('b', 'Så lægges papiret på. Det er det øjeblik, man har arbejdet hen imod i en uge.'),
  ],
}

/** The pages that show it. */
export const samples: readonly PageFixture[] = [
  {
    path: '/viden/fem-cirkler',
    title: 'Fem cirkler',
    body: () => ({ type: 'knowledgeArticle', ...knowledgeArticle }),
  },
  {
    path: '/viden/moentfund',
    title: 'Møntfundet i præstens have',
    body: () => ({ type: 'knowledgeArticle', ...smallKnowledgeArticle }),
  },
  {
    path: '/viden/vaerkstedet',
    title: 'Seks sekunder fra værkstedet',
    body: () => ({ type: 'knowledgeArticle', ...filmedKnowledgeArticle }),
  },
]
