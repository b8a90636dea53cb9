/** What is found out, by whom, and what comes of it, as one writes it. */
import { type Facts, factList } from './exhibitions.ts'
import { type LinkTo, type Locale, Prose } from './marks.ts'
import type { Rights } from './modules.ts'
import { type CommonText, type Page, pageRef, pageWithOwn, personRef, type Shared } from './site.ts'

type Texts<T> = Partial<Record<Locale, T>>
type OverviewShared = Omit<Shared, 'parent'>

export interface ProjectText extends CommonText {
  readonly subtitle?: string
  readonly facts?: Facts
  readonly location?: { readonly name: string; readonly details?: string }
  /** Pages by key. */
  readonly publications?: readonly string[]
  readonly related?: readonly string[]
}

export interface ProjectShared extends Shared {
  /** Without an end it goes on. */
  readonly period?: { readonly from?: string; readonly to?: string }
  /** A page by its key. */
  readonly researchUnit?: string
  /** People by key. */
  readonly people?: readonly string[]
  /** A ticket by its key. */
  readonly ticketModule?: string
  readonly heroLayout?: 'full-width' | 'split'
}

export function project(key: string, shared: ProjectShared, texts: Texts<ProjectText>): Page {
  const { period, researchUnit, people, ticketModule, heroLayout, ...page } = shared
  return pageWithOwn({ key, type: 'project', ...page }, texts, (text) => {
    const { subtitle, facts, location, publications, related, ...common } = text
    const own = {
      subtitle,
      period,
      location,
      heroLayout,
      ticketModule: ticketModule && pageRef(ticketModule),
      facts: factList(facts),
      researchUnit: researchUnit && pageRef(researchUnit),
      people: people?.map(personRef),
      publications: publications?.map(pageRef),
      related: related?.map(pageRef),
    }
    return { own, common }
  })
}

export const projectOverview = (
  key: string,
  shared: OverviewShared,
  texts: Texts<CommonText>,
): Page =>
  pageWithOwn({ key, type: 'projectOverview', ...shared }, texts, (common) => ({ own: {}, common }))

/** Projects and publications name it. */
export const researchUnit = (
  key: string,
  { people, ...page }: Shared & { readonly people?: readonly string[] },
  texts: Texts<CommonText>,
): Page =>
  pageWithOwn({ key, type: 'researchUnit', ...page }, texts, (common) => ({
    own: { people: people?.map(personRef) },
    common,
  }))

export interface PublicationText extends Omit<CommonText, 'call'> {
  /** Markdown. */
  readonly content: string
  readonly facts?: Facts
  /** Where it can be read or bought. */
  readonly link?: LinkTo
}

export interface Cited {
  readonly doi?: string
  readonly journal?: string
  readonly volume?: string
  readonly issue?: string
  readonly pages?: string
  readonly publisher?: string
  readonly isbn?: string
}

export interface PublicationShared extends Shared {
  /** A day. */
  readonly publishedDate?: string
  /** Names: not all who write are of the museum. */
  readonly authors?: readonly string[]
  /** What a citation says of it beside title, authors and day. */
  readonly cited?: Cited
  /** A page by its key. */
  readonly researchUnit?: string
}

export function publication(
  key: string,
  shared: PublicationShared,
  texts: Texts<PublicationText>,
): Page {
  const { publishedDate, authors, cited, researchUnit, ...page } = shared
  return pageWithOwn({ key, type: 'publication', ...page }, texts, (text) => {
    const { content, facts, link, ...common } = text
    const own = {
      publishedDate,
      authors,
      ...cited,
      content: new Prose(content),
      facts: factList(facts),
      researchUnit: researchUnit && pageRef(researchUnit),
      link,
    }
    return { own, common }
  })
}

export const publicationOverview = (
  key: string,
  shared: OverviewShared,
  texts: Texts<CommonText>,
): Page =>
  pageWithOwn({ key, type: 'publicationOverview', ...shared }, texts, (common) => ({
    own: {},
    common,
  }))

export interface CollectionText extends CommonText {
  readonly subtitle?: string
  readonly facts?: Facts
  /** Pages by key. */
  readonly related?: readonly string[]
}

export interface CollectionShared extends Shared {
  /** Under which terms its pictures may be used. */
  readonly rights?: Rights
}

export function collection(
  key: string,
  { rights, ...page }: CollectionShared,
  texts: Texts<CollectionText>,
): Page {
  return pageWithOwn({ key, type: 'collection', ...page }, texts, (text) => {
    const { subtitle, facts, related, ...common } = text
    const own = { subtitle, facts: factList(facts), related: related?.map(pageRef), rights }
    return { own, common }
  })
}
