/** What editors make anew. */
import { link, listed, paragraph, reference, slug } from './writing.ts'

export const eventPage = {
  _id: 'frihedsmuseet-lygtetur-da',
  _type: 'eventPage',
  site: 'frihedsmuseet',
  locale: 'da',
  title: 'Lygtetur',
  slug: slug('kalender/lygtetur'),
  introduction: [paragraph('Gennem parken i mørke, som under udgangsforbuddet.')],
  parent: reference('frihedsmuseet-kalender-da'),
}

export const event = {
  _id: 'event-frihedsmuseet-lygtetur',
  _type: 'event',
  site: 'frihedsmuseet',
  title: 'Lygtetur',
  eventPage: { da: reference('frihedsmuseet-lygtetur-da') },
  period: { from: '2026-11-28', to: '2026-11-28' },
  eventFormat: 'occurrences',
  occurrences: [
    {
      _key: 'new',
      _type: 'occurrence',
      type: 'freeform',
      days: { saturday: true },
      hours: { from: '16:00', to: '19:00' },
    },
  ],
  showInCalendar: true,
}

export const redirectFromOld = {
  _id: 'redirect-slottet-aflysninger',
  _type: 'redirect',
  site: 'slottet',
  source: slug('musik/aflysninger'),
  target: link('Aflyst', 'slottet-aflysninger-da'),
  statusCode: 301,
}

export const article = {
  _id: 'jelling-viden-farver-en',
  _type: 'knowledgeArticle',
  site: 'jelling',
  locale: 'en',
  title: 'The stone was painted',
  description: 'Red, black and white: what is left of the paint.',
  slug: slug('knowledge/below-ground/the-stone-was-painted'),
  publishedDate: '2026-11-15',
  authors: listed('person-jelling-soeren-holm'),
  content: [paragraph('There is paint in the cracks.')],
  tags: listed('tag-vikingetid'),
  parent: reference('jelling-viden-under-jorden-en'),
}

export const pressRelease = {
  _id: 'nationalmuseet-presse-elevator-da',
  _type: 'pressRelease',
  site: 'nationalmuseet',
  locale: 'da',
  title: 'Elevatoren kører igen',
  slug: slug('om/presse/elevatoren'),
  publishedDate: '2026-11-15',
  content: [paragraph('Den holdt i tre dage.')],
  contacts: listed('person-nationalmuseet-line-toft'),
  parent: reference('nationalmuseet-presse-da'),
}

export const redirect = {
  _id: 'redirect-trelleborg-vaevning',
  _type: 'redirect',
  site: 'trelleborg',
  source: slug('vævning'),
  target: link('Vævestuen', 'trelleborg-vaevestuen-da'),
  statusCode: 302,
}

export const draft = {
  _id: 'drafts.jelling-find-vej-da',
  _type: 'landingPage',
  site: 'jelling',
  locale: 'da',
  title: 'Find vej, måske',
  slug: slug('besoeg/find-vej'),
}
