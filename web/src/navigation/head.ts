import type { Locale, PageView } from '../model.ts'

/** An element of the head: its name, its attributes and its text. */
export type HeadElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  text?: string,
]

/** As link previews name a language. */
const territories: Record<Locale, string> = { da: 'da_DK', en: 'en_GB', de: 'de_DE', sv: 'sv_SE' }

/**
 * The metadata in a page's head. Only this file decides it, for the server's document and on
 * navigation. What is the same on all pages belongs to the document: files and the icon; and so
 * does structured data, for search engines, which load each page whole.
 */
export function headOf({ page, shell }: PageView): HeadElement[] {
  const { seo } = page
  const metadata = [
    ['name', 'description', seo.description],
    ['name', 'robots', seo.noindex && 'noindex'],
    ['name', 'theme-color', page.theme.primary.background],
    ['name', 'twitter:card', 'summary_large_image'],
    ['property', 'og:type', page.layout === 'article' ? 'article' : 'website'],
    ['property', 'og:updated_time', page.updatedAt],
    ['property', 'og:site_name', shell.site.name],
    ['property', 'og:locale', territories[page.locale]],
    ['property', 'og:title', seo.title],
    ['property', 'og:description', seo.ogDescription],
    ['property', 'og:url', seo.ogUrl],
    ['property', 'og:image', seo.ogImage?.url],
    ['property', 'og:image:width', seo.ogImage && `${seo.ogImage.width}`],
    ['property', 'og:image:height', seo.ogImage && `${seo.ogImage.height}`],
    ['property', 'og:image:alt', seo.ogImage?.alt],
  ] as const
  const elements: HeadElement[] = [['title', {}, seo.title]]
  for (const [by, name, content] of metadata) {
    if (content) elements.push(['meta', { [by]: name, content }])
  }
  if (page.layout === 'article') elements.push(...ofArticle(page))
  elements.push(['link', { rel: 'canonical', href: seo.canonical }])
  for (const [hreflang, href] of Object.entries(seo.alternates)) {
    // To search engines `se` is Northern Sami.
    if (href && hreflang !== 'se') elements.push(['link', { rel: 'alternate', hreflang, href }])
  }
  for (const { mediaType, title, href } of seo.feeds) {
    elements.push(['link', { rel: 'alternate', type: mediaType, title, href }])
  }
  return elements
}

/** What link previews read of an article beside that. */
function ofArticle(page: PageView['page']): HeadElement[] {
  const said = [
    ['published_time', page.createdAt],
    ['modified_time', page.updatedAt],
    ...page.meta.map(({ title }) => ['tag', title]),
  ].filter(([, content]) => content) as [string, string][]
  return said.map(([name, content]) => ['meta', { property: `article:${name}`, content }])
}

/** Finds these elements in a document. */
export const ofPage =
  'title,meta[name]:not([name=viewport]),meta[property],[rel=canonical],[rel=alternate]'
