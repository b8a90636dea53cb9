/** What the museum tells the press, and what it does for others, as one writes it. */
import { type Facts, factList } from './exhibitions.ts'
import { type Locale, type Print, Prose } from './marks.ts'
import { type CommonText, type Page, pageWithOwn, personRef, type Shared } from './site.ts'

type Texts<T> = Partial<Record<Locale, T>>

interface Contacts {
  /** People by key: whom to ask. */
  readonly contacts?: readonly string[]
}

export interface ReleaseText extends Omit<CommonText, 'call'> {
  /** Markdown. */
  readonly content: string
  /** On what terms its pictures may be printed. */
  readonly terms?: string
}

export interface ReleaseShared extends Shared, Contacts {
  /** People by key: who wrote it. */
  readonly authors?: readonly string[]
  /** A day. */
  readonly publishedDate?: string
  /** Connected sites may show it too. */
  readonly share?: boolean
  /** What the press may print. */
  readonly pictures?: readonly Print[]
}

export const pressRelease = (
  key: string,
  { publishedDate, authors, contacts, share, pictures, ...page }: ReleaseShared,
  texts: Texts<ReleaseText>,
): Page =>
  pageWithOwn({ key, type: 'pressRelease', ...page }, texts, ({ content, terms, ...common }) => ({
    own: {
      publishedDate,
      authors: authors?.map(personRef),
      content: new Prose(content),
      pictures,
      terms,
      contacts: contacts?.map(personRef),
      share,
    },
    common,
  }))

export interface PressOverviewShared extends Omit<Shared, 'parent'>, Contacts {
  /** With what connected sites share. */
  readonly shared?: boolean
}

export const pressOverview = (
  key: string,
  { shared, contacts, ...page }: PressOverviewShared,
  texts: Texts<CommonText>,
): Page =>
  pageWithOwn({ key, type: 'pressOverview', ...page }, texts, (common) => ({
    own: { shared, contacts: contacts?.map(personRef) },
    common,
  }))

export interface ServiceText extends CommonText {
  /** Markdown. */
  readonly content: string
  readonly facts?: Facts
}

export const service = (
  key: string,
  { contacts, ...page }: Shared & Contacts,
  texts: Texts<ServiceText>,
): Page =>
  pageWithOwn({ key, type: 'service', ...page }, texts, ({ content, facts, ...common }) => ({
    own: {
      content: new Prose(content),
      facts: factList(facts),
      contacts: contacts?.map(personRef),
    },
    common,
  }))

export const serviceOverview = (
  key: string,
  shared: Omit<Shared, 'parent'>,
  texts: Texts<CommonText>,
): Page =>
  pageWithOwn({ key, type: 'serviceOverview', ...shared }, texts, (common) => ({ own: {}, common }))
