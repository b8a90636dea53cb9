/** The modules of a page, as one writes them. */
import type { rightsAddresses } from '../../studio/schema/objects/rights.ts'
import { type Film, filmFiles, range, type Scenes, transcript } from '../film/film.ts'
import { letterAccount } from './letterAccount.ts'
import {
  DocumentRef,
  LengthOf,
  type LinkTo,
  type Locale,
  NameOf,
  PageRef,
  type Print,
  Prose,
  whole,
} from './marks.ts'

export interface Module {
  readonly _type: string
}

const made = (_type: string, fields: object): Module => ({ _type, ...fields })

export const textSection = (section: {
  title?: string
  text: string
  links?: LinkTo[]
  /** Modules within the text. */
  within?: Module[]
}): Module =>
  made('textSection', {
    title: section.title,
    content: new Prose(section.text, undefined, section.within),
    links: section.links,
  })

/** The top of a page that is an article. What it leaves out is the page's own. */
export const heroArticle = (hero: {
  subtitle?: string
  lead?: string
  publishedDate?: string
  authors?: readonly string[]
}): Module =>
  made('heroArticle', {
    ...hero,
    authors: hero.authors?.map((person) => new DocumentRef(`person-${person}`)),
  })

export const accordion = (title: string, answers: Record<string, string>): Module =>
  made('accordion', {
    title,
    entries: Object.entries(answers).map(([question, answer]) => ({
      _type: 'entry',
      title: question,
      content: new Prose(answer),
    })),
  })

export const statement = (text: string, source?: string, link?: LinkTo): Module =>
  made('statement', { text, source, link })

export const textRibbon = (...items: LinkTo[]): Module => made('textRibbon', { items })

export const styledTextAndVisual = (part: {
  title: string
  text: string
  image?: Print
  side?: 'left' | 'right'
  panel?: boolean
  link?: LinkTo
}): Module => {
  const { text, ...rest } = part
  return made('styledTextAndVisual', { ...rest, content: new Prose(text) })
}

export interface Billboard {
  title: string
  text?: string
  link?: LinkTo
  image?: Print
}

export const billboard = (board: Billboard): Module => made('billboard', board)

export const doubleBillboard = (first: Billboard, second: Billboard): Module =>
  made('doubleBillboard', { billboards: [billboard(first), billboard(second)] })

export const billboardWithReference = (
  page: string,
  own: { title?: string; text?: string; image?: Print } = {},
): Module => made('billboardWithReference', { reference: new PageRef(page), ...own })

/** A picture in the flow of the page. */
export const picture = (image: Print, fullWidth = false): Module =>
  made('image', { $picture: image, fullWidth })

/** Under which terms pictures may be used. */
export type Rights = (typeof rightsAddresses)[number]
export const attribution: Rights = 'http://creativecommons.org/licenses/by/4.0/'
export const publicDomain: Rights = 'http://creativecommons.org/publicdomain/mark/1.0/'

/** A picture to go close to: whole, also where the page opens with it. */
export const imageDetail = (detail: {
  image: Print
  title?: string
  /** What to look for. */
  text?: string
  rights?: Rights
}): Module => made('imageDetail', { ...detail, image: whole(detail.image) })

export const imageSlider = (
  images: readonly Print[],
  more: { title?: string; rights?: Rights } = {},
): Module => made('imageSlider', { ...more, images: images.map(whole) })

/** A film of ours; `scenes` makes a clip of it, from the first to the last of them. */
export const video = (
  film: Film,
  locale: Locale,
  shown: {
    title: string
    caption?: string
    poster?: Print
    scenes?: Scenes
    captions?: false
  },
): Module => {
  const { scenes, captions, ...rest } = shown
  const files = filmFiles(film)
  return made('video', {
    ...rest,
    playbackId: new NameOf(files.playlist),
    type: scenes ? 'clip' : 'full',
    range: scenes && range(film, scenes),
    duration: scenes ? lasting(film, scenes) : new LengthOf(files.playlist),
    captions:
      captions === false
        ? undefined
        : Object.entries(files.captions).map(([language, file]) => ({
            _type: 'videoCaptions',
            language,
            file,
          })),
    transcript: transcript(film, locale, scenes),
    file: files.whole,
    parts: files.parts,
  })
}

/** In milliseconds. */
function lasting(film: Film, scenes: Scenes): number {
  const { from, to } = range(film, scenes)
  return (to - from) * 1000
}

/** Code from elsewhere, or the id of a form. */
export const embed = (title: string, code: string): Module => made('embed', { title, code })

export const newsletter = (letter: {
  title: string
  text: string
  links?: LinkTo[]
  terms?: { title?: string; text: string }
  listId: string
  account?: string
  region?: string
  userId?: string
  theme?: object
}): Module => {
  const { text, links, terms, ...rest } = letter
  return made('newsletter', {
    ...letterAccount,
    ...rest,
    content: new Prose(text),
    linkList: links,
    terms: terms && { title: terms.title, content: new Prose(terms.text) },
  })
}

export const contact = (title: string, text: string, ...people: string[]): Module =>
  made('contact', {
    title,
    content: new Prose(text),
    people: people.map((person) => new DocumentRef(`person-${person}`)),
  })

export const callToAction = (title: string, text: string, link: LinkTo): Module =>
  made('callToAction', { title, text, link })

export const iframeEmbed = (frame: {
  title: string
  url: string
  width?: number
  height?: number
}): Module => made('iframeEmbed', frame)

/** The hours of the site, as its facts say. */
export const openingHours = (title?: string): Module => made('openingHours', { title })

export const randomRelatedContent = (title: string): Module =>
  made('randomRelatedContent', { title })

/** Tabs of related pages: chosen by key, or all with a tag. */
export const relatedContent = (
  title: string,
  tabs: Record<string, readonly string[] | { tag: string } | { type: string }>,
): Module =>
  made('relatedContent', {
    title,
    tabs: Object.entries(tabs).map(([name, chosen]) => ({
      _type: 'tab',
      title: name,
      ...(Array.isArray(chosen) && { items: chosen.map((key) => new PageRef(key)) }),
      ...('tag' in chosen && { tag: new DocumentRef(`tag-${chosen.tag}`) }),
      ...('type' in chosen && { contentType: chosen.type }),
    })),
  })

/** The exhibitions of the site, by when they are. */
export const exhibitionList = (
  title: string,
  show: 'current' | 'upcoming' | 'all' = 'current',
  link?: LinkTo,
): Module => made('exhibitionList', { title, show, link })

export const featuredExhibitions = (title: string, ...exhibitions: string[]): Module =>
  made('featuredExhibitions', { title, exhibitions: exhibitions.map((key) => new PageRef(key)) })

/** The next events; only those with a tag, if it is named. */
export const eventList = (title: string, more: { tag?: string; link?: LinkTo } = {}): Module =>
  made('eventList', {
    title,
    tag: more.tag && new DocumentRef(`tag-${more.tag}`),
    link: more.link,
  })

/** What is on today and tomorrow. */
export const calendarTeaser = (title: string, link: LinkTo): Module =>
  made('calendarTeaser', { title, link })

/** A ticket, by its page's key. */
export const ticketModule = (ticket: string, title?: string): Module =>
  made('ticketModule', { title, ticket: new PageRef(ticket) })

/** Only the prices of a ticket, within a text. */
export const ticketDetail = (ticket: string, title?: string): Module =>
  made('ticketDetail', { title, ticket: new PageRef(ticket) })

/** The projects of the site, by when they are. */
export const projectList = (
  title: string,
  show: 'current' | 'upcoming' | 'all' = 'current',
  link?: LinkTo,
): Module => made('projectList', { title, show, link })

/** What the museum does for others. */
export const serviceList = (title: string, link?: LinkTo): Module =>
  made('serviceList', { title, link })

/** The collections of the site. */
export const collectionList = (title: string, link?: LinkTo): Module =>
  made('collectionList', { title, link })

export const featuredProjects = (title: string, ...projects: string[]): Module =>
  made('featuredProjects', { title, projects: projects.map((key) => new PageRef(key)) })

export const featuredCollections = (title: string, ...collections: string[]): Module =>
  made('featuredCollections', { title, collections: collections.map((key) => new PageRef(key)) })

/** An episode, or a show of which the newest is played. */
export const podcastTeaser = (page: string, own: { title?: string; text?: string } = {}): Module =>
  made('podcastTeaser', { ...own, page: new PageRef(page) })
