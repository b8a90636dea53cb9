/**
 * What a text may name before its language and site are known: another page, a picture, a
 * running text. `settle` turns each into what the content service keeps.
 */

import type { Motif } from '../prints/motifs.ts'

export type Locale = 'da' | 'en' | 'de' | 'sv'

/** A text in each language that the site has. */
export type InEach = Partial<Record<Locale, string>>

/** A link: to a page by its key (`besoeg`, `jelling/besoeg`), or to an address. */
export class LinkTo {
  readonly target: string
  readonly title: string | undefined
  readonly anchor: string | undefined

  constructor(target: string, title?: string, anchor?: string) {
    this.target = target
    this.title = title
    this.anchor = anchor
  }
}

/** A reference to a page, in the language of what refers to it. */
export class PageRef {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** A reference to an event of the site, which has one document for all languages. */
export class EventRef {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** A reference to something of no language: a tag, a person. */
export class DocumentRef {
  readonly id: string

  constructor(id: string) {
    this.id = id
  }
}

/** Running text, written as Markdown; a link's address is what `LinkTo` takes. */
export class Prose {
  readonly markdown: string
  /** The language of the pages it links to, where it is not that of its document. */
  readonly locale: Locale | undefined
  /** Modules within the text, after its paragraphs. */
  readonly modules: readonly object[]

  constructor(markdown: string, locale?: Locale, modules: readonly object[] = []) {
    this.markdown = markdown
    this.locale = locale
    this.modules = modules
  }
}

/** A thing of a collection. */
export interface MuseumObject {
  readonly title: InEach
  readonly maker?: InEach
  readonly date?: InEach
  readonly inventoryNumber?: string
}

export interface PrintOptions {
  readonly caption?: InEach
  readonly credit?: string
  /** The thing that it shows. */
  readonly object?: MuseumObject
  /** Where the eye rests, 0 to 1 from the left and from the top. */
  readonly hotspot?: readonly [number, number]
  /** A part of the print: see prints/parts.ts. `false`: whole, whatever the page has shown. */
  readonly closer?: boolean
  /** What is cut off on the left, above, on the right and below: shares of the whole. */
  readonly cut?: readonly [left: number, top: number, right: number, bottom: number]
  /** Of the file in pixels, where the usual width is too little. */
  readonly width?: number
}

/** A print in the inks of the site whose page shows it. */
export class Print {
  readonly motif: Motif
  readonly alt: InEach
  readonly more: PrintOptions

  constructor(motif: Motif, alt: InEach, more: PrintOptions = {}) {
    this.motif = motif
    this.alt = alt
    this.more = more
  }
}

/** Someone else's words in an article. */
export interface Quote {
  readonly text: string
  readonly source?: string
  readonly link?: LinkTo
}

/** The long text of an article: see article.ts for what its Markdown may hold. */
export class Article {
  readonly markdown: string
  readonly pictures: readonly Print[]
  readonly quotes: readonly Quote[]

  constructor(markdown: string, pictures: readonly Print[] = [], quotes: readonly Quote[] = []) {
    this.markdown = markdown
    this.pictures = pictures
    this.quotes = quotes
  }
}

/**
 * A file that is made of what is written: a sound, a film. Each kind is a class of its own,
 * which says what the file is made of.
 */
export abstract class MadeFile {
  /** Its own among all files of the group: `nationalmuseet-radio`. */
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** A file that a reader takes home. It is left out until it is made. */
export class Download {
  readonly title: string
  readonly file: MadeFile

  constructor(title: string, file: MadeFile) {
    this.title = title
    this.file = file
  }
}

/** How long a sound or a film is, in milliseconds, which is known once it is made. */
export class LengthOf {
  readonly file: MadeFile

  constructor(file: MadeFile) {
    this.file = file
  }
}

/** The name that the store will give a file, without its ending. */
export class NameOf {
  readonly file: MadeFile

  constructor(file: MadeFile) {
    this.file = file
  }
}

/** `to('besoeg')` takes the page's own title; `to('besoeg', 'Find vej')` another. */
export const to = (target: string, title?: string, anchor?: string): LinkTo =>
  new LinkTo(target, title, anchor)

/** A letter with its subject written. */
export const letterTo = (mail: string, subject: string, title: string): LinkTo =>
  new LinkTo(`mailto:${mail}?subject=${encodeURIComponent(subject)}`, title)

export const print = (motif: Motif, alt: InEach, more?: PrintOptions): Print =>
  new Print(motif, alt, more)

/** The same print, but only what is worth seeing closer of it. */
export const closer = ({ motif, alt, more }: Print, seen: InEach = alt): Print =>
  new Print(motif, seen, { ...more, closer: true })

/** The same print, and all of it, though the page has shown it before. */
export const whole = ({ motif, alt, more }: Print): Print =>
  new Print(motif, alt, { ...more, closer: false })

/** The same print, with its maker named. */
export const credited = ({ motif, alt, more }: Print, credit: string): Print =>
  new Print(motif, alt, { ...more, credit })

/** The same print, with something said below it. */
export const captioned = ({ motif, alt, more }: Print, caption: InEach): Print =>
  new Print(motif, alt, { ...more, caption })
