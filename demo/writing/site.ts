/** What one writes for a site: its facts, its pages and its menus. */

import type { pageTypes } from '../../studio/schema/typeNames.ts'
import type { Event } from './events.ts'
import type { Facility } from './hours.ts'
import { DocumentRef, type InEach, type LinkTo, type Locale, PageRef, type Print } from './marks.ts'
import type { Module } from './modules.ts'
import type { Show } from './podcasts.ts'

/** A page in one language. */
export interface PageText {
  readonly title: string
  /** `besoeg/tilgaengelighed`; the front page has none. */
  readonly slug?: string
  readonly description: string
  readonly excerpt?: string
  readonly call?: LinkTo
  readonly linkListTitle?: string
  readonly linkList?: readonly LinkTo[]
  readonly seo?: { readonly title?: string; readonly description?: string }
  /** A film in place of a picture. */
  readonly film?: Module
  readonly featured?: readonly HeroItem[]
  /** The pages that practical information leads to. */
  readonly entries?: readonly string[]
  readonly modules: readonly Module[]
  /** What only pages of its type have. */
  readonly own?: object
}

/** One of the things that a front page opens with. */
export interface HeroItem {
  readonly page: string
  readonly title?: string
  readonly kicker?: string
  readonly lead?: string
  readonly call?: string
  readonly image?: Print
}

export type PageType = (typeof pageTypes)[number]

export interface Page {
  readonly key: string
  readonly type: PageType
  readonly parent?: string
  readonly image?: Print
  readonly tags?: readonly string[]
  readonly theme?: object
  readonly navigationColor?: 'foreground' | 'background'
  readonly in: Partial<Record<Locale, PageText>>
}

/** What a page has in all languages. */
export type Shared = Omit<Page, 'key' | 'type' | 'in'>
type Texts = Page['in']

export const landingPage = (key: string, shared: Shared, texts: Texts): Page => ({
  key,
  type: 'landingPage',
  ...shared,
  in: texts,
})

export const practicalInfoOverview = (key: string, shared: Shared, texts: Texts): Page => ({
  key,
  type: 'practicalInfoOverview',
  ...shared,
  in: texts,
})

/** Its key is `front`. */
export const frontPage = (shared: Shared, texts: Texts): Page => ({
  key: 'front',
  type: 'frontPage',
  ...shared,
  in: texts,
})

export const notFoundPage = (shared: Shared, texts: Texts): Page => ({
  key: 'not-found',
  type: 'notFoundPage',
  ...shared,
  in: texts,
})

/** What every page may say; one that has a type of its own may do without modules. */
export type CommonText = Omit<PageText, 'featured' | 'entries' | 'own' | 'modules' | 'slug'> & {
  readonly slug: string
  readonly modules?: readonly Module[]
}

/** A page of a type with own fields, which `own` takes from its texts. */
export const pageWithOwn = <T extends CommonText>(
  page: Omit<Page, 'in'>,
  texts: Partial<Record<Locale, T>>,
  own: (text: T, locale: Locale) => { own: object; common: CommonText },
): Page => ({
  ...page,
  in: Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => {
      const { own: fields, common } = own(text, locale as Locale)
      return [locale, { modules: [], ...common, own: fields }]
    }),
  ),
})

export interface MenuEntry {
  readonly title: string
  readonly link?: LinkTo
  readonly entries?: readonly MenuEntry[]
}

/** The menus of a site in one language. */
export interface Menus {
  /** Five entries at most, three levels. */
  readonly primary: readonly MenuEntry[]
  /** The quick links above the header. */
  readonly secondary: readonly LinkTo[]
  /** The lists of the footer. */
  readonly tertiary: readonly MenuEntry[]
  readonly policyPages: readonly LinkTo[]
  /** It stands among the policies, and the short address /was leads to it. */
  readonly accessibilityStatement?: LinkTo
  readonly cookiePage?: LinkTo
  readonly socialMedia?: readonly string[]
  readonly featured?: readonly string[]
  /** A ticket by its key. */
  readonly featuredTicket?: string
  readonly practicalInfo?: LinkTo
  readonly tickets?: LinkTo
  readonly searchSuggestions?: readonly string[]
}

export interface Site {
  readonly key: string
  readonly config: {
    readonly name: string
    readonly siteName: InEach
    readonly siteNameAlternate?: InEach
    readonly siteDescription: InEach
    readonly organizationDescription?: InEach
    readonly street: string
    readonly zip: string
    readonly city: string
    /** Keys of the sites that belong to this one. */
    readonly subsites?: readonly string[]
    /** Words that mean the same to those who search. */
    readonly searchSynonyms?: readonly {
      readonly locale: Locale
      readonly words: readonly string[]
    }[]
    readonly contactPoint: { readonly email: string; readonly phone?: string }
    readonly newsletter?: {
      readonly title: InEach
      readonly content: InEach
      readonly termsTitle?: InEach
      readonly terms: InEach
      /** What else to read, in each language. */
      readonly linkList?: Partial<Record<Locale, readonly LinkTo[]>>
      readonly theme?: object
      readonly listId: string
    }
    /** It signs up to the list of the newsletter, where it names none. */
    readonly newsletterPopUp?: {
      readonly title: InEach
      readonly content: InEach
      readonly seconds?: number
      readonly listId?: string
    }
  }
  readonly pages: readonly Page[]
  readonly events?: readonly Event[]
  readonly podcasts?: readonly Show[]
  /** When it and its places are open. */
  readonly facilities?: readonly Facility[]
  /** Those whom a visitor of this site may ask. They are invented. */
  readonly people?: readonly Person[]
  readonly menus: Partial<Record<Locale, Menus>>
  /** Old addresses: `gammel/sti` to a page's key or an address. */
  readonly redirects?: readonly { from: string; to: LinkTo; statusCode?: number }[]
}

export interface Person {
  readonly key: string
  readonly name: string
  readonly title: InEach
  readonly email: string
  readonly phone?: string
  readonly excerpt?: InEach
  /** Markdown, without links to pages: people are of no site. */
  readonly bio?: InEach
}

export interface Tag {
  readonly key: string
  readonly labels: InEach
  /** The group that it belongs to, by its key. */
  readonly group?: string
}

export interface TagGroup {
  readonly key: string
  readonly labels: InEach
}

export const tagRef = (key: string): DocumentRef => new DocumentRef(`tag-${key}`)
export const personRef = (key: string): DocumentRef => new DocumentRef(`person-${key}`)
export const pageRef = (key: string): PageRef => new PageRef(key)
