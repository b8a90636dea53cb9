/** What the museum tells the press, and what it does for others, as one writes it. */
import { type Facts, factList } from './exhibitions.ts'
import { type Locale, Prose } from './marks.ts'
import { type Page, pageWithOwn, personRef, type Said, type Shared } from './site.ts'

type Texts<T> = Partial<Record<Locale, T>>

interface Contacts {
  /** People by key: whom to ask. */
  readonly contacts?: readonly string[]
}

export interface ReleaseText extends Omit<Said, 'call'> {
  /** Markdown. */
  readonly content: string
}

export interface ReleaseShared extends Shared, Contacts {
  /** A day. */
  readonly publishedDate?: string
  /** Connected sites may show it too. */
  readonly share?: boolean
}

export const pressRelease = (
  key: string,
  { publishedDate, contacts, share, ...page }: ReleaseShared,
  texts: Texts<ReleaseText>,
): Page =>
  pageWithOwn({ key, type: 'pressRelease', ...page }, texts, ({ content, ...said }) => ({
    own: {
      publishedDate,
      content: new Prose(content),
      contacts: contacts?.map(personRef),
      share,
    },
    said,
  }))

export interface PressOverviewShared extends Omit<Shared, 'parent'>, Contacts {
  /** With what connected sites share. */
  readonly shared?: boolean
}

export const pressOverview = (
  key: string,
  { shared, contacts, ...page }: PressOverviewShared,
  texts: Texts<Said>,
): Page =>
  pageWithOwn({ key, type: 'pressOverview', ...page }, texts, (said) => ({
    own: { shared, contacts: contacts?.map(personRef) },
    said,
  }))

export interface ServiceText extends Said {
  /** Markdown. */
  readonly content: string
  readonly facts?: Facts
}

export const service = (
  key: string,
  { contacts, ...page }: Shared & Contacts,
  texts: Texts<ServiceText>,
): Page =>
  pageWithOwn({ key, type: 'service', ...page }, texts, ({ content, facts, ...said }) => ({
    own: {
      content: new Prose(content),
      facts: factList(facts),
      contacts: contacts?.map(personRef),
    },
    said,
  }))

export const serviceOverview = (
  key: string,
  shared: Omit<Shared, 'parent'>,
  texts: Texts<Said>,
): Page =>
  pageWithOwn({ key, type: 'serviceOverview', ...shared }, texts, (said) => ({ own: {}, said }))
