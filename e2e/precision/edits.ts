/**
 * What editors publish, on all sites and in both languages: each edit is one transaction, and
 * they follow each other. `da` and `en` in a name tell a page's language.
 */
import type { Mutation } from './content.ts'
import {
  article,
  draft,
  event,
  eventPage,
  pressRelease,
  redirect,
  redirectFromOld,
} from './documents.ts'
import {
  add,
  create,
  link,
  paragraph,
  reference,
  remove,
  set,
  slug,
  unset,
  words,
} from './writing.ts'

export interface Edit {
  name: string
  mutations: Mutation[]
}

const picture = 'image-0123456789abcdef0123456789abcdef01234567-2000x1000-jpg'

/** The calendar, which changes most. */
const calendar: [string, ...Mutation[]][] = [
  [
    'event: moved by a week (Nationalmuseet)',
    set('event-nationalmuseet-luraften', { period: { from: '2026-12-19', to: '2026-12-19' } }),
  ],
  ['event: sold out (Jelling)', set('event-jelling-solhverv', { soldOut: true })],
  [
    'event: another place (Slottet)',
    set('event-slottet-orgelsoendag', { 'location.name.da': 'Balsalen' }),
  ],
  [
    'event: a day is cancelled (Krigsmuseet)',
    set('event-krigsmuseet-rundvisning-soendag', {
      cancellations: [{ _key: 'new', _type: 'cancellation', date: '2026-11-22' }],
    }),
  ],
  [
    'event: one more occurrence, next year (Frilandsmuseet)',
    add('event-frilandsmuseet-hestevognen', 'occurrences', {
      _type: 'occurrence',
      type: 'freeform',
      period: { from: '2027-05-01', to: '2027-05-31' },
      days: { thursday: true },
      hours: { from: '11:00', to: '15:00' },
    }),
  ],
  [
    'event: its teaser in English (Trelleborg)',
    set('event-trelleborg-vaevestuen', { 'teaserDescription.en': 'Sit down at the loom.' }),
  ],
  [
    'event: taken away (Nationalmuseet)',
    remove('event-nationalmuseet-strikkecafe'),
    remove('nationalmuseet-strikkecafe-da'),
  ],
  ['event: new, with its page (Frihedsmuseet, da)', create(eventPage), create(event)],
  ['event page: price (Trelleborg, da)', set('trelleborg-smedning-da', { 'tickets[0].price': 70 })],
  [
    'event page: text (Krigsmuseet, en)',
    set('krigsmuseet-tegn-en-kanon-en', {
      [words('introduction')]: 'Borrow a board and charcoal.',
    }),
  ],
  ['event page: title (Bevaring, da)', set('bevaring-fotoklinik-da', { title: 'Åben fotoklinik' })],
]

/** Pages with their texts. */
const pages: [string, ...Mutation[]][] = [
  [
    'page: text (Trelleborg, en)',
    set('trelleborg-find-vej-en', { [`modules[0].${words('content')}`]: 'Bus 439 stops here.' }),
  ],
  [
    'page: an answer among questions (Nationalmuseet, da)',
    set('nationalmuseet-boern-da', {
      [`modules[2].entries[0].${words('content')}`]: 'Ja, ved garderoben.',
    }),
  ],
  ['page: title (Jelling, da)', set('jelling-lydguide-da', { title: 'Tolv stop og ingen kø' })],
  [
    'page: one more module (Frihedsmuseet, en)',
    add('frihedsmuseet-om-en', 'modules', {
      _type: 'textSection',
      title: 'Our annual report',
      content: [paragraph('It is out.')],
    }),
  ],
  ['page: a module less (Samlinger, da)', unset('samlinger-gave-da', 'modules[1]')],
  [
    'page: its address, and a redirect from the old one (Slottet, da)',
    set('slottet-aflysninger-da', { slug: slug('musik/aflyst') }),
    create(redirectFromOld),
  ],
  [
    'page: what search engines show (Frilandsmuseet, en)',
    set('frilandsmuseet-familier-en', {
      seo: { _type: 'seo', description: 'Fifty houses, and horses to pat.' },
    }),
  ],
  [
    'front page: a notice in the ribbon (Nationalmuseet, en)',
    add('nationalmuseet-front-en', 'modules[0].items', {
      _type: 'link',
      title: 'The lift is out of order',
    }),
  ],
  [
    'service: price (Bevaring, da)',
    set('bevaring-metal-da', { 'facts[2].text': 'Fra 820 kr. i timen' }),
  ],
  [
    'collection: text (Samlinger, en)',
    set('samlinger-lurerne-en', { [`modules[0].${words('content')}`]: 'They come in pairs.' }),
  ],
  [
    'course: duration (Nationalmuseet, da)',
    set('nationalmuseet-forloeb-sukker-da', { duration: '2½ time' }),
  ],
]

/** Articles, news and research. */
const articles: [string, ...Mutation[]][] = [
  [
    'article: text (Bevaring, da)',
    set('bevaring-viden-aarringe-da', {
      [words('content', 1)]: 'Det handler om, hvor brede de er.',
    }),
  ],
  ['article: title (Nationalmuseet, da)', set('nationalmuseet-viden-mosen-da', { title: 'Mosen' })],
  ['article: new (Jelling, en)', create(article)],
  [
    'theme of articles: title (Frilandsmuseet, en)',
    set('frilandsmuseet-viden-hverdag-en', { title: 'Between three meals' }),
  ],
  [
    'press release: text (Slottet, da)',
    set('slottet-presse-uret-da', { [words('content')]: 'Uret er efterset igen.' }),
  ],
  ['press release: new (Nationalmuseet, da)', create(pressRelease)],
  ['press release: withdrawn (Forskning, da)', remove('forskning-presse-legater-da')],
  [
    'project: its end (Forskning, da)',
    set('forskning-projekt-heden-da', { 'period.to': '2031-01-18' }),
  ],
  [
    'episode: about it (Krigsmuseet, da)',
    set('krigsmuseet-episode-brevet-da', { [words('about')]: 'Samir har læst dem alle.' }),
  ],
]

/** Exhibitions, tickets and opening hours. */
const visits: [string, ...Mutation[]][] = [
  [
    'exhibition: text (Slottet, da)',
    set('slottet-parykker-da', { [`modules[0].${words('content')}`]: 'Et halvt kilo hår.' }),
  ],
  [
    'exhibition: prolonged, in both languages (Krigsmuseet)',
    set('krigsmuseet-feltpost-da', { 'period.to': '2027-04-05' }),
    set('krigsmuseet-feltpost-en', { 'period.to': '2027-04-05' }),
  ],
  [
    'ticket: price (Nationalmuseet, da)',
    set('nationalmuseet-dagsbillet-da', { 'variants[0].price': 130 }),
  ],
  [
    'ticket: a benefit (Trelleborg, en)',
    set('trelleborg-aarskort-en', { 'benefits[1]': 'A free cup of mead' }),
  ],
  [
    'opening hours: of Sundays (Slottet)',
    set('siteConfig-slottet', { 'facilities[0].openingHours[0].sunday.to': '17:00' }),
  ],
  [
    'opening hours: closed on a day (Jelling)',
    add('siteConfig-jelling', 'facilities[1].closedDays', {
      _type: 'closedDay',
      date: '2026-12-04',
      reason: { da: 'Kursus', en: 'Training' },
    }),
  ],
]

/** What pages share. */
const shared: [string, ...Mutation[]][] = [
  [
    'site: telephone (Dværgene)',
    set('siteConfig-dvaergene', { 'contactPoint.phone': '+45 00 00 00 04' }),
  ],
  [
    'navigation: one more entry (Dværgene, en)',
    add('navigation-dvaergene-en', 'primary', {
      _type: 'menuItem',
      title: 'Privacy',
      link: link('Privacy', 'dvaergene-privatliv-en'),
    }),
  ],
  [
    'navigation: a link in the footer (Samlinger, da)',
    set('navigation-samlinger-da', { 'footer.policyPages[0].title': 'Dine data' }),
  ],
  [
    'person: name (Frihedsmuseet)',
    set('person-frihedsmuseet-peter-dam', { name: 'Peter Dam Holst' }),
  ],
  ['tag: label in English', set('tag-mad', { 'labels.en': 'Food' })],
]

/** Pictures, and what nobody sees. */
const rest: [string, ...Mutation[]][] = [
  [
    'picture: new in the library',
    create({ _id: picture, _type: 'sanity.imageAsset', extension: 'jpg', size: 1 }),
  ],
  [
    'picture: put on an article (Frihedsmuseet, da)',
    set('frihedsmuseet-viden-sabotage-da', {
      image: { _type: 'image', asset: reference(picture), alt: 'En skruenøgle' },
    }),
  ],
  [
    'picture: its alt text there (Frihedsmuseet, da)',
    set('frihedsmuseet-viden-sabotage-da', { 'image.alt': 'En rusten skruenøgle' }),
  ],
  ['picture: its credit line in the library', set(picture, { creditLine: 'Foto: Ellen Bak' })],
  ['redirect: new (Trelleborg)', create(redirect)],
  ['draft: text of a page (Jelling, da)', create(draft)],
  [
    'note for colleagues on an article (Samlinger, en)',
    set('samlinger-viden-moenter-en', { note: 'Ask Rasmus about the dates.' }),
  ],
  [
    'person: new, on no page',
    create({ _id: 'person-jelling-ny', _type: 'person', name: 'Ny Kollega' }),
  ],
]

export const edits: readonly Edit[] = [
  ...calendar,
  ...pages,
  ...articles,
  ...visits,
  ...shared,
  ...rest,
].map(([name, ...mutations]) => ({ name, mutations }))
