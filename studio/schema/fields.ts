/** Fields that several types share. */
import { reservedPaths } from './reserved.ts'
import type { Field, Member } from './types.ts'

/** Page types that a link, a menu or a list may lead to. */
export const pageTypes = [
  'landingPage',
  'frontPage',
  'calendar',
  'eventPage',
  'exhibition',
  'exhibitionOverview',
  'practicalInfoOverview',
  'ticket',
  'ticketOverview',
  'knowledgeArticle',
  'knowledgeOverview',
  'knowledgeTheme',
  'project',
  'projectOverview',
  'researchUnit',
  'collection',
  'publication',
  'publicationOverview',
  'pressRelease',
  'pressOverview',
  'service',
  'serviceOverview',
  'educationOverview',
  'educationLevel',
  'educationTheme',
  'educationTopic',
  'podcastOverview',
  'podcastShowPage',
  'podcastEpisodePage',
] as const

export const toPages = pageTypes.map((type) => ({ type }))

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
    options: {
      styles: ['normal', 'h2', 'h3', 'h4', 'blockquote', 'lead'],
      lists: ['bullet', 'number'],
      decorators: ['strong', 'em', 'underline', 'strike-through', 'code', 'sub'],
      annotations: ['link'],
    },
  },
]

export const content: Field = { name: 'content', type: 'array', of: richText }

export const links = (name: string): Field => ({ name, type: 'array', of: [{ type: 'link' }] })

export const modules: Field = {
  name: 'modules',
  type: 'array',
  of: [
    { type: 'accordion' },
    { type: 'textSection' },
    { type: 'styledTextAndVisual' },
    { type: 'textRibbon' },
    { type: 'statement' },
    { type: 'billboard' },
    { type: 'doubleBillboard' },
    { type: 'billboardWithReference' },
    { type: 'image' },
    { type: 'contact' },
    { type: 'iframeEmbed' },
    { type: 'callToAction' },
    { type: 'randomRelatedContent' },
    { type: 'relatedContent' },
    { type: 'openingHours' },
    { type: 'exhibitionList' },
    { type: 'featuredExhibitions' },
    { type: 'eventList' },
    { type: 'calendarTeaser' },
    { type: 'ticketModule' },
    { type: 'ticketDetail' },
    { type: 'projectList' },
    { type: 'serviceList' },
    { type: 'collectionList' },
    { type: 'featuredProjects' },
    { type: 'featuredCollections' },
    { type: 'imageDetail' },
    { type: 'imageSlider' },
    { type: 'video' },
    { type: 'podcastTeaser' },
    { type: 'embed' },
    { type: 'newsletter' },
  ],
}

export const tags: Field = {
  name: 'tags',
  type: 'array',
  of: [{ type: 'reference', to: [{ type: 'tag' }] }],
}

/** What every page has: spec 3, "Common page fields". */
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
  { name: 'theme', type: 'theme' },
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
