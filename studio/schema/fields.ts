/** Fields that several types share. */
import { reservedPaths } from './reserved.ts'
import { moduleTypes, pageTypes } from './typeNames.ts'
import type { Field, Member } from './types.ts'

/** Page types that a link, a menu or a list may lead to: not the page for what is not there. */
export const targetTypes = pageTypes.filter((type) => type !== 'notFoundPage')

export const toPages = targetTypes.map((type) => ({ type }))

export const site: Field = { name: 'site', type: 'string', required: true }

export const locale: Field = {
  name: 'locale',
  type: 'string',
  required: true,
  options: { list: ['da', 'en', 'de', 'sv'] },
}

export const title: Field = { name: 'title', type: 'string', required: true }

/** Lowercase, parts between slashes; the front page's is a slash alone. */
export const slug: Field = {
  name: 'slug',
  type: 'slug',
  required: true,
  pattern: '^(/|[a-z0-9æøåäöüé-]+(/[a-z0-9æøåäöüé-]+)*)$',
  options: { source: 'title', maxLength: 96, reserved: reservedPaths },
}

export const richText: Member[] = [
  {
    type: 'block',
    of: [{ type: 'openingHoursText' }, { type: 'ticketPrice' }],
    options: {
      styles: ['normal', 'h2', 'h3', 'h4', 'blockquote', 'lead'],
      lists: ['bullet', 'number'],
      decorators: ['strong', 'em', 'underline', 'strike-through', 'code', 'sub'],
      annotations: ['link'],
    },
  },
]

/** The modules that may stand within a text: `docs/rules.md#modules-within-texts`. */
export const inText: Member[] = [
  { type: 'ticketDetail' },
  { type: 'openingHours' },
  { type: 'callToAction' },
]

export const content: Field = {
  name: 'content',
  type: 'array',
  of: [...richText, ...inText],
}

export const links = (name: string): Field => ({ name, type: 'array', of: [{ type: 'link' }] })

export const modules: Field = {
  name: 'modules',
  type: 'array',
  of: moduleTypes.map((type) => ({ type })),
}

export const tags: Field = {
  name: 'tags',
  type: 'array',
  of: [{ type: 'reference', to: [{ type: 'tag' }] }],
}

/** What every page has: `docs/rules.md#fields-of-a-page`. */
export const page: readonly Field[] = [
  title,
  slug,
  site,
  locale,
  { name: 'description', type: 'text', description: 'The lead, and the text in lists.' },
  { name: 'excerpt', type: 'text', description: 'The text in lists, if it is another.' },
  { name: 'image', type: 'imageWithAlt' },
  { name: 'media', type: 'media', description: 'Older pages have their picture here.' },
  { name: 'mediaNew', type: 'media' },
  { name: 'siteTheme', type: 'theme', description: 'Colours that several pages share.' },
  { name: 'theme', type: 'theme' },
  { name: 'pageTheme', type: 'theme', description: 'Colours over those, for this page alone.' },
  {
    name: 'navigationColor',
    type: 'string',
    initialValue: 'foreground',
    options: { list: ['foreground', 'background'] },
  },
  { name: 'seo', type: 'seo' },
  { name: 'linkListTitle', type: 'string' },
  links('linkList'),
  tags,
  modules,
]
