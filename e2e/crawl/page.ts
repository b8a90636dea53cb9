/** What a crawler reads of a page. */
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Node as Thing } from '../vocabulary/check.ts'

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document

export interface Page {
  title: string
  canonical: string | undefined
  isIndexed: boolean
  /** Addresses by language. */
  alternates: ReadonlyMap<string, string>
  /** Where its links lead, as they are written. */
  links: readonly string[]
  /** What its structured data describes. */
  things: readonly Thing[]
}

export function readPage(html: string): Page {
  const page = {
    title: '',
    canonical: undefined as string | undefined,
    isIndexed: true,
    alternates: new Map<string, string>(),
    links: [] as string[],
    things: [] as Thing[],
  }
  const read = (node: Node): void => {
    if ('tagName' in node) {
      const value = (name: string) => node.attrs.find((attr) => attr.name === name)?.value
      const href = value('href') ?? ''
      if (node.tagName === 'title' && !page.title) page.title = text(node)
      if (node.tagName === 'a' && value('href') !== undefined) page.links.push(href)
      if (node.tagName === 'link' && value('rel') === 'canonical') page.canonical = href
      if (node.tagName === 'link' && value('rel') === 'alternate') {
        const language = value('hreflang')
        if (language) page.alternates.set(language, href)
      }
      if (node.tagName === 'meta' && value('name') === 'robots') {
        page.isIndexed = !value('content')?.includes('noindex')
      }
      if (node.tagName === 'script' && value('type') === 'application/ld+json') {
        page.things.push(...JSON.parse(text(node))['@graph'])
      }
    }
    // Pictures have titles of their own.
    if ('childNodes' in node && node.nodeName !== 'svg') node.childNodes.forEach(read)
  }
  read(parse(html))
  return page
}

const text = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(text).join('') : ''
