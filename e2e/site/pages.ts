/** The pages that are looked at, and changes that all of them show. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cluster, dataset, project } from '../../testbed/cluster.ts'
import type { ContentNode, WebsiteNode } from '../../testbed/nodes.ts'
import { type Coding, type Page, textOf, type View, view } from './view.ts'

/** All pages are of this site: what its footer says, all of them show. */
const site = { key: 'nationalmuseet', host: 'nationalmuseet.localhost' }
const codings: readonly Coding[] = ['br', 'gzip']
/** Milliseconds after which a node that does not answer is asked again. */
const longest = 10_000
const agent = new Agent({ keepAlive: true, maxSockets: 8 })

const ask = async (node: ContentNode, path: string, token: string, body: object) => {
  const response = await fetch(`${node.url}/v2025-02-19/data/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-sanity-project-id': project,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(longest),
  })
  if (!response.ok) throw new Error(`${node.name}: ${response.status} ${await response.text()}`)
  return (await response.json()) as { result: unknown }
}

/** A page, and what it is the page of. */
export interface ChosenPage extends Page {
  document: string
  title: string
}

/** Up to so many pages, of as many types as there are. */
export async function choosePages(cluster: Cluster, most: number): Promise<ChosenPage[]> {
  const [node, website] = [cluster.content[0], cluster.websites[0]]
  if (!node || !website) throw new Error('there is nobody to ask for pages')
  const query = `*[site == $site && defined(slug.current) && !(_id in path("drafts.**"))]
    | order(_id) {"document": _id, title, "type": _type, locale, "slug": slug.current}`
  const found = await ask(node, `query/${dataset}`, cluster.editor, {
    query,
    params: { site: site.key },
  })
  const pages: ChosenPage[] = []
  for (const { document, title, locale, slug } of mixed(found.result as Slug[])) {
    const parts = [locale === 'da' ? '' : locale, slug === '/' ? '' : encodeURI(slug)]
    const path = `/${parts.filter(Boolean).join('/')}`
    const page = { host: site.host, path, document, title }
    const { status } = await view(website.url, page, 'br', agent)
    // A document with a slug need not have a page.
    if (status === 200) pages.push(page)
    if (pages.length === most) break
  }
  return pages
}

interface Slug {
  document: string
  title: string
  type: string
  locale: string
  slug: string
}

/** The first of each type, then the second of each, and so on. */
function mixed(slugs: Slug[]): Slug[] {
  const seen = new Map<string, number>()
  const place = ({ type }: Slug) => {
    seen.set(type, (seen.get(type) ?? 0) + 1)
    return seen.get(type) ?? 0
  }
  const placed = slugs.map((slug) => ({ slug, place: place(slug) }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ slug }) => slug)
}

/** Publishes a text that all pages show, at a node; returns it. */
export async function publish(
  cluster: Cluster,
  word = Math.random().toString(36).slice(2),
  node = cluster.content[0] as ContentNode,
): Promise<string> {
  const text = `Ny Vestergade ${word}`
  const query = '*[_type == "siteConfig" && site == $site]'
  const patch = { query, params: { site: site.key }, set: { street: text } }
  await ask(node, `mutate/${dataset}`, cluster.editor, { mutations: [{ patch }] })
  return text
}

/** Publishes a title with a word behind it, at a node: all pages that name the page show it. */
export async function publishTitle(
  cluster: Cluster,
  { document: id, title }: ChosenPage,
  word: string,
  node: ContentNode,
): Promise<void> {
  const patch = { id, set: { title: `${title} ${word}` } }
  await ask(node, `mutate/${dataset}`, cluster.editor, { mutations: [{ patch }] })
}

/** Publishes as soon as the content service takes it. */
export async function publishSoon(cluster: Cluster, within: number): Promise<string> {
  const end = performance.now() + within
  for (;;) {
    try {
      return await publish(cluster)
    } catch (error) {
      if (performance.now() > end) throw error
      await sleep(50)
    }
  }
}

/** Looks at all pages on all these websites until each shows a text, and none is a copy. */
export async function untilShown(
  websites: WebsiteNode[],
  pages: readonly Page[],
  text: string,
  within: number,
  wanted: readonly Coding[] = codings,
): Promise<void> {
  const end = performance.now() + within
  let missing = websites.flatMap((website) =>
    pages.flatMap((page) => wanted.map((coding) => ({ website, page, coding }))),
  )
  for (;;) {
    const seen = await Promise.all(
      missing.map(async (one) => ({ one, why: await lacks(one, text) })),
    )
    const left = seen.filter(({ why }) => why)
    if (left.length === 0) return
    missing = left.map(({ one }) => one)
    if (performance.now() > end) {
      const [{ one, why }] = left as [(typeof left)[number]]
      const first = `${one.page.path} on ${one.website.name}: ${why}`
      throw new Error(`${left.length} pages are not as published, the first ${first}`)
    }
    await sleep(50)
  }
}

interface Wanted {
  website: WebsiteNode
  page: Page
  coding: Coding
}

/** What is wrong with a page that should show a text. */
async function lacks({ website, page, coding }: Wanted, text: string): Promise<string> {
  let seen: View
  try {
    seen = await view(website.url, page, coding, agent)
  } catch (error) {
    return String(error)
  }
  if (seen.status !== 200) return String(seen.status)
  if (seen.stale) return 'a copy'
  return textOf(seen, coding).includes(text) ? '' : 'an older text'
}
