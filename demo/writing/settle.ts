/** From what one writes to what the content service keeps: references, keys, text, pictures. */
import { basename, extname } from 'node:path'
import { markdownToPortableText } from '@portabletext/markdown'
import type { Motif } from '../prints/motifs.ts'
import { partOf } from '../prints/parts.ts'
import { articleParts, noteOf, notesAsLinks, type Placed } from './article.ts'
import { boxOfficeAddress, officeScheme } from './boxOffice.ts'
import {
  Article,
  DocumentRef,
  Download,
  EventRef,
  type InEach,
  LengthOf,
  LinkTo,
  type Locale,
  MadeFile,
  type MuseumObject,
  NameOf,
  PageRef,
  Print,
  type PrintOptions,
  Prose,
} from './marks.ts'
import { withReferences } from './textReferences.ts'

export type Value = Record<string, unknown>

/** A file as the import names it: the path below its folder. */
export interface Delivered {
  readonly path: string
  readonly milliseconds?: number
}

/** What the caller makes. What it has not made yet is left out of the documents. */
export interface Made {
  /** A picture, in the inks of a site; of the usual width if none is named. */
  readonly print: (site: string, motif: Motif, width?: number) => string | undefined
  readonly file: (file: MadeFile) => Delivered | undefined
}

/** Where a thing is written: its site and language, and what is known of all others. */
export interface Context extends Made {
  readonly site: string
  readonly locale: Locale
  /** A page's id in a language; none if the page does not exist in it. */
  readonly page: (site: string, key: string, locale: Locale) => string | undefined
  /**
   * The prints that the page has shown, and whether only a part of each: whole and part
   * take turns, so that no picture comes twice.
   */
  readonly shown?: Map<Motif, boolean> | undefined
}

/** Settles all that a document holds; its lists get keys that the next run gives again. */
export function settled(value: unknown, context: Context): Value {
  let count = 0
  const key = () => `k${(++count).toString(36).padStart(4, '0')}`
  return settle(value, context, key) as Value
}

type Keys = () => string

function settle(value: unknown, context: Context, key: Keys): unknown {
  if (value instanceof LinkTo) return link(value, context)
  if (value instanceof PageRef) return reference(pageId(value.key, context))
  if (value instanceof EventRef) return reference(`event-${context.site}-${value.key}`)
  if (value instanceof DocumentRef) return reference(value.id)
  if (value instanceof Prose) {
    const here = value.locale ? { ...context, locale: value.locale } : context
    const modules = value.modules.map((module) => member_(module, here, key))
    return [...prose(value.markdown, here, key), ...modules]
  }
  if (value instanceof Article) return article(value, context, key)
  if (value instanceof Print) return image(value, context)
  if (value instanceof MadeFile) return file(context.file(value))
  if (value instanceof Download) return download(value, context)
  if (value instanceof LengthOf) return context.file(value.file)?.milliseconds
  if (value instanceof NameOf) {
    const path = context.file(value.file)?.path
    return path && basename(path, extname(path))
  }
  if (Array.isArray(value)) return value.flatMap((member) => member_(member, context, key) ?? [])
  if (value === null || typeof value !== 'object') return value
  const { $picture, ...fields } = value as Value
  const picture = $picture instanceof Print ? image($picture, context) : undefined
  const entries = Object.entries({ ...picture, ...fields })
    .map(([name, inside]) => [name, settle(inside, context, key)] as const)
    .filter(([, inside]) => inside !== undefined)
  return Object.fromEntries(entries)
}

/** Nothing where the member is a picture or a file that is not made yet. */
function member_(member: unknown, context: Context, key: Keys): unknown {
  if (member === null || typeof member !== 'object') return member
  // Taken in any case: the other members have the same keys before and after it is made.
  const _key = key()
  const value = settle(member, context, key) as Value | undefined
  return value && { _key, ...value }
}

const file = (made: Delivered | undefined): Value | undefined =>
  made && { _type: 'file', _sanityAsset: `file@file://./${made.path}` }

function download({ title, file: made }: Download, context: Context): Value | undefined {
  const settledFile = file(context.file(made))
  return settledFile && { _type: 'material', title, file: settledFile }
}

const reference = (_ref: string) => ({ _type: 'reference', _ref })

/** `besoeg` is of this site, `jelling/besoeg` of another. */
function apart(target: string, context: Context): [site: string, key: string] {
  const [first, second] = target.split('/', 2)
  return second === undefined ? [context.site, first ?? ''] : [first ?? '', second]
}

function pageId(target: string, context: Context): string {
  const [site, key] = apart(target, context)
  const id = context.page(site, key, context.locale)
  if (id === undefined)
    throw new Error(`${context.site} (${context.locale}): there is no page “${target}”`)
  return id
}

const address = /^(https?:\/\/|mailto:|tel:)/

function link({ target, title, anchor }: LinkTo, context: Context): Value {
  const shared = { ...(title && { title }), ...(anchor && { anchor }) }
  if (target === '') return { _type: 'link', ...shared }
  if (target.startsWith(officeScheme)) {
    const externalUrl = boxOfficeAddress(target, context.locale)
    return { _type: 'link', type: 'external', ...shared, externalUrl }
  }
  if (address.test(target)) {
    return { _type: 'link', type: 'external', ...shared, externalUrl: target }
  }
  const [site] = apart(target, context)
  return {
    _type: 'link',
    type: site === context.site ? 'internal' : 'cross-site',
    ...shared,
    reference: reference(pageId(target, context)),
  }
}

/** Texts are indented with the code around them: only the margin they share goes. */
function withoutMargin(markdown: string): string {
  // The reader of Markdown does not end a link that lies in bold words; bold words in a link it reads.
  const readable = markdown.replace(/\*\*\[([^\]]+)\]\(([^)]+)\)\*\*/g, '[**$1**]($2)')
  const lines = readable.replace(/^\n+|\s+$/g, '').split('\n')
  const margins = lines.filter((line) => line.trim()).map((line) => line.search(/\S/))
  const margin = Math.min(...margins)
  return lines.map((line) => line.slice(margin)).join('\n')
}

function article({ markdown, pictures, quotes }: Article, context: Context, key: Keys): unknown[] {
  const member = ({ kind, at }: Placed) => {
    const [found, made] =
      kind === 'quote'
        ? [quotes[at], { _type: 'quote', ...quotes[at] }]
        : [pictures[at], { _type: 'articlePicture', image: pictures[at], wide: kind === 'wide' }]
    if (!found) throw new Error(`${context.site} (${context.locale}): there is no ${kind} ${at}`)
    return member_(made, context, key)
  }
  return articleParts(withoutMargin(markdown)).flatMap((part) =>
    typeof part === 'string' ? prose(notesAsLinks(part), context, key) : [member(part)],
  )
}

/**
 * The reader of Markdown makes a link of every word that ends as a domain does: `f.Kr` is one in
 * Korea. Only what names its scheme is a link; the dots of other words are plain dots.
 */
function withoutBareAddresses(markdown: string): string {
  return markdown.replace(/\S+/g, (word) =>
    /:\/\/|@|\]\(/.test(word) ? word : word.replace(/(?<=\p{L})\.(?=\p{L})/gu, '\\.'),
  )
}

function prose(markdown: string, context: Context, key: Keys): unknown[] {
  const marked = (href: string): Value => {
    const text = noteOf(href)
    return text === undefined ? link(new LinkTo(href), context) : { _type: 'footnote', text }
  }
  // The reader of Markdown does not end a link that lies in bold words; bold words in a link it
  // does read.
  const readable = markdown.replace(/\*\*\[([^\]]+)\]\(([^)]+)\)\*\*/g, '[**$1**]($2)')
  const blocks = markdownToPortableText(withoutBareAddresses(withoutMargin(readable)), {
    keyGenerator: key,
    marks: {
      link: ({ value }) => ({ _key: key(), ...marked(value.href) }) as never,
    },
    onDegradation: ({ message }) => {
      throw new Error(`${context.site} (${context.locale}): ${message}`)
    },
  })
  const ticket = (target: string) => reference(pageId(target, context))
  return blocks.map((block) => withReferences(block, ticket, key))
}

function objectOf({ title, maker, date, inventoryNumber }: MuseumObject): Value {
  const each = (text: InEach) => ({ _type: 'localeString', ...text })
  return {
    _type: 'museumObject',
    title: each(title),
    ...(maker && { maker: each(maker) }),
    ...(date && { date: each(date) }),
    ...(inventoryNumber && { inventoryNumber }),
  }
}

function image({ motif, alt, more }: Print, context: Context): Value | undefined {
  const part = isPart(more, context.shown?.get(motif))
  context.shown?.set(motif, part)
  const path = context.print(context.site, motif, more.width)
  if (path === undefined) return undefined
  const [x, y] = part ? [] : (more.hotspot ?? [])
  return {
    _type: 'imageWithAlt',
    _sanityAsset: `image@file://./${path}`,
    alt: { _type: 'localeString', ...alt },
    ...(more.caption && { caption: { _type: 'localeString', ...more.caption } }),
    ...(more.credit && { credit: more.credit }),
    ...(more.object && { object: objectOf(more.object) }),
    ...(x !== undefined && {
      hotspot: { _type: 'sanity.imageHotspot', x, y, width: 0.4, height: 0.4 },
    }),
    ...(part && { crop: crop(motif) }),
    ...(more.cut && { crop: cutOff(...more.cut) }),
  }
}

/** `before`: whether the page last showed a part of it, if it has shown it. */
function isPart({ closer, cut }: PrintOptions, before: boolean | undefined): boolean {
  if (cut || closer === false) return false
  return before === undefined ? (closer ?? false) : !before
}

/** What is cut off each side. */
function crop(motif: Motif): Value {
  const [left, top, share] = partOf(motif)
  const rest = (before: number) => Math.round((1 - share - before) * 1000) / 1000
  return cutOff(left, top, rest(left), rest(top))
}

const cutOff = (left: number, top: number, right: number, bottom: number): Value => ({
  _type: 'sanity.imageCrop',
  left,
  top,
  right,
  bottom,
})
