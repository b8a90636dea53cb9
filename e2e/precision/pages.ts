/** Every page of the demonstration, and what a website answers for it. */
import { hash } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { demoSites } from '../../testbed/demoSites.ts'
import type { WebsiteNode } from '../../testbed/nodes.ts'
import { type Page, type View, view } from '../site/view.ts'
import type { Content } from './content.ts'

/** Pages that are asked for at once: as many as a small machine has work for. */
const atOnce = 8
const agent = new Agent({ keepAlive: true, maxSockets: 2 * atOnce })
/** Copies of a page that come in a row before something is wrong. */
const mostCopies = 100
/** The slug of the page for addresses without one, which its document lacks. */
const notFound = '404'

/** What a website answers, by address. */
export type Seen = Map<string, string>

interface Place {
  site: string
  locale: string
  slug: string
}

/** All that is published and has an address. */
export async function allPages(content: Content): Promise<Page[]> {
  const query = `*[defined(site) && defined(locale) && (defined(slug.current)
    || _type == "notFoundPage")]{site, locale, "slug": coalesce(slug.current, "${notFound}")}`
  const found = ['museerne', 'proevesalen'].map((project) => content.query(query, {}, project))
  const places = (await Promise.all(found)).flatMap(({ result }) => result as Place[])
  return places.map(pageAt)
}

/** The form of a page that needs no React: each has one entry in the cache. */
function pageAt({ site: key, locale, slug }: Place): Page {
  const site = demoSites.find((one) => one.key === key)
  if (!site) throw new Error(`there is no site ${key}`)
  const parts = [site.basePath.slice(1), locale === 'da' ? '' : locale, slug === '/' ? '' : slug]
  const path = encodeURI([...parts.filter(Boolean), '_payload.json'].join('/'))
  return { host: site.developmentHost, path: `/${path}` }
}

export const addressOf = ({ host, path }: Page): string =>
  `${host}${path.replace(/\/_payload\.json$/, '')}`

/** Whether it is a page that one can look at: what is elsewhere shows the page for that. */
export const isPage = ([address, answer]: [string, string]): boolean =>
  answer.startsWith('200 ') || address.endsWith(`/${notFound}`)

/** Looks at all these pages. */
export async function look(website: WebsiteNode, pages: readonly Page[]): Promise<Seen> {
  const seen: Seen = new Map()
  const left = pages.values()
  const visitors = Array.from({ length: atOnce }, async () => {
    for (const page of left) seen.set(addressOf(page), await answerOf(website, page))
  })
  await Promise.all(visitors)
  return seen
}

/** A status and what identifies the text: one text has one compressed form. */
async function answerOf(website: WebsiteNode, page: Page): Promise<string> {
  const { status, body } = await fresh(website, page)
  if (status >= 500) throw new Error(`${website.name} answers ${status} at ${addressOf(page)}`)
  return `${status} ${hash('sha256', body)}`
}

/** A page that took too long is a copy; it is being made, and is there a moment later. */
async function fresh(website: WebsiteNode, page: Page): Promise<View> {
  for (let copies = 0; copies < mostCopies; copies++) {
    const seen = await view(website.url, page, 'gzip', agent)
    if (!seen.stale) return seen
    await sleep(100)
  }
  throw new Error(`${website.name} has nothing but a copy of ${addressOf(page)}`)
}
