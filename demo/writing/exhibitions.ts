/** Exhibitions and the page that shows all of them, as one writes them. */
import type { Locale, Print } from './marks.ts'
import type { Module } from './modules.ts'
import { type CommonText, type Page, pageRef, pageWithOwn, type Shared } from './site.ts'

/** Something to know before one comes: `{ Varighed: 'En time' }`. */
export type Facts = Readonly<Record<string, string>>

export interface Fact {
  readonly _type: 'fact'
  readonly title: string
  readonly text: string
}

export const factList = (facts: Facts | undefined): Fact[] | undefined =>
  facts && Object.entries(facts).map(([title, text]) => ({ _type: 'fact', title, text }))

export interface ExhibitionText extends CommonText {
  readonly subtitle?: string
  readonly location?: { readonly name: string; readonly details?: string }
  readonly facts?: Facts
  /** Pages by key. */
  readonly related?: readonly string[]
  readonly knowledgeModules?: readonly Module[]
}

export interface ExhibitionShared extends Shared {
  /** Without an end it is permanent. */
  readonly period?: { readonly from?: string; readonly to?: string }
  readonly floatingElement?: Print
  readonly heroLayout?: 'full-width' | 'split'
  readonly headerTypography?: 'display' | 'plain'
  /** A ticket by its key. */
  readonly ticketModule?: string
}

export function exhibition(
  key: string,
  shared: ExhibitionShared,
  texts: Partial<Record<Locale, ExhibitionText>>,
): Page {
  const { period, floatingElement, heroLayout, headerTypography, ticketModule, ...page } = shared
  const alike = { period, floatingElement, heroLayout, headerTypography }
  return pageWithOwn({ key, type: 'exhibition', ...page }, texts, (text) => {
    const { subtitle, location, facts, related, knowledgeModules, ...common } = text
    const own = {
      ...alike,
      subtitle,
      location,
      facts: factList(facts),
      ticketModule: ticketModule && pageRef(ticketModule),
      related: related?.map(pageRef),
      knowledgeModules,
    }
    return { own, common }
  })
}

export const exhibitionOverview = (
  key: string,
  shared: Omit<Shared, 'parent'>,
  texts: Partial<Record<Locale, CommonText>>,
): Page =>
  pageWithOwn({ key, type: 'exhibitionOverview', ...shared }, texts, (common) => ({
    own: {},
    common,
  }))
