/** What there is to read, as one writes it: articles, their themes, and the page above all. */
import { type Facts, factList } from './exhibitions.ts'
import { Article, type Locale, type Print, type Quote } from './marks.ts'
import { type CommonText, type Page, pageRef, pageWithOwn, personRef, type Shared } from './site.ts'

export interface ArticleText extends Omit<CommonText, 'call'> {
  readonly subtitle?: string
  /** Markdown. `word[^A note.]` has a note; `{{picture 0}}`, `{{wide 0}}`, `{{quote 0}}` are lines. */
  readonly content: string
  readonly quotes?: readonly Quote[]
  readonly facts?: Facts
  /** Pages by key. */
  readonly related?: readonly string[]
}

export interface ArticleShared extends Shared {
  /** A day. */
  readonly publishedDate?: string
  /** People by key. */
  readonly authors?: readonly string[]
  /** Those that its content places by number. */
  readonly pictures?: readonly Print[]
}

export function knowledgeArticle(
  key: string,
  { publishedDate, authors, pictures, ...page }: ArticleShared,
  texts: Partial<Record<Locale, ArticleText>>,
): Page {
  return pageWithOwn({ key, type: 'knowledgeArticle', ...page }, texts, (text) => {
    const { subtitle, content, quotes, facts, related, ...common } = text
    const own = {
      subtitle,
      publishedDate,
      authors: authors?.map(personRef),
      content: new Article(content, pictures, quotes),
      facts: factList(facts),
      related: related?.map(pageRef),
    }
    return { own, common }
  })
}

/** Its articles are those whose `parent` it is. */
export const knowledgeTheme = (
  key: string,
  shared: Shared,
  texts: Partial<Record<Locale, CommonText>>,
): Page =>
  pageWithOwn({ key, type: 'knowledgeTheme', ...shared }, texts, (common) => ({ own: {}, common }))

export const knowledgeOverview = (
  key: string,
  shared: Omit<Shared, 'parent'>,
  texts: Partial<Record<Locale, CommonText>>,
): Page =>
  pageWithOwn({ key, type: 'knowledgeOverview', ...shared }, texts, (common) => ({
    own: {},
    common,
  }))
