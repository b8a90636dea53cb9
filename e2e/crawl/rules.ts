/** What must hold of the pages of a group. */
import { type Address, type Crawled, resolve, type Visit } from './crawl.ts'

export interface Problem {
  kind: 'broken' | 'orphan' | 'alternate' | 'canonical' | 'title' | 'sitemap' | 'structured data'
  text: string
}

export interface Site {
  /** The beginning of its addresses: `nationalmuseet.localhost/bevaring/`. */
  base: Address
  isIndexed: boolean
}

type Rule = (crawled: Crawled, context: Context) => Problem[]

interface Context {
  hosts: ReadonlySet<string>
  sites: readonly Site[]
  /** Addresses of all sitemaps. */
  listed: ReadonlySet<Address>
}

const mostRedirects = 5

/** What a visitor gets in the end. */
function end(crawled: Crawled, from: Address, { hosts }: Context): [Address, Visit | undefined] {
  let address = from
  for (let n = 0; n < mostRedirects; n++) {
    const visit = crawled.visits.get(address)
    if (!visit?.location) return [address, visit]
    const target = resolve(visit.location, address, hosts)
    // What leads to another host is not ours to judge.
    if (!target) return [address, { ...visit, status: 200 }]
    address = target
  }
  return [address, undefined]
}

const broken: Rule = (crawled, context) => {
  const problems: Problem[] = []
  for (const [target, sources] of crawled.linkedFrom) {
    const [, visit] = end(crawled, target, context)
    if (visit?.status === 200) continue
    const text = `${target} is ${visit?.status ?? 'a circle'}, linked from ${[...sources][0]}`
    problems.push({ kind: 'broken', text })
  }
  return problems
}

/** Front pages are where visitors begin. */
const orphans: Rule = (crawled, context) => {
  const reached = new Map<Address, Set<Address>>()
  for (const [target, sources] of crawled.linkedFrom) {
    const [address] = end(crawled, target, context)
    for (const source of sources) {
      if (source === address) continue
      if (!reached.has(address)) reached.set(address, new Set())
      reached.get(address)?.add(source)
    }
  }
  return [...context.listed]
    .filter(
      (address) => !reached.has(address) && !context.sites.some(({ base }) => base === address),
    )
    .map((address) => ({ kind: 'orphan', text: `no page links ${address}` }))
}

/** A form's frame is no page of its own. */
const isFrame = (address: Address): boolean => address.includes('/embeds/')

const pagesOf = (crawled: Crawled) =>
  [...crawled.visits].flatMap(([address, { page }]) =>
    page && !isFrame(address) ? [[address, page] as const] : [],
  )

const canonicals: Rule = (crawled, { hosts }) =>
  pagesOf(crawled).flatMap(([address, page]) => {
    const canonical = page.canonical && resolve(page.canonical, address, hosts)
    if (!canonical) {
      return page.isIndexed ? [{ kind: 'canonical', text: `${address} has none` }] : []
    }
    const target = crawled.visits.get(canonical)?.page
    const own = target?.canonical && resolve(target.canonical, canonical, hosts)
    if (own === canonical) return []
    return [{ kind: 'canonical', text: `${address} names ${canonical}, which names ${own}` }]
  })

const alternates: Rule = (crawled, { hosts }) =>
  pagesOf(crawled).flatMap(([address, page]) => {
    const canonical = page.canonical && resolve(page.canonical, address, hosts)
    if (canonical !== address) return []
    return [...page.alternates].flatMap(([language, link]): Problem[] => {
      const other = resolve(link, address, hosts)
      const theirs = other && crawled.visits.get(other)?.page
      const fail = (text: string): Problem[] => [{ kind: 'alternate', text: `${address} ${text}` }]
      if (!other || !theirs) return fail(`names ${other} in ${language}, which is no page`)
      const back = [...theirs.alternates.values()].map((link) => resolve(link, other, hosts))
      return back.includes(address) ? [] : fail(`names ${other}, which does not name it`)
    })
  })

/** The site of an address: that with the longest base. */
export function siteOf(address: Address, sites: readonly Site[]): Site | undefined {
  const own = sites.filter(({ base }) => address === base.slice(0, -1) || address.startsWith(base))
  return own.toSorted((a, b) => b.base.length - a.base.length)[0]
}

const titles: Rule = (crawled, { hosts, sites }) => {
  const known = new Map<string, Address>()
  return pagesOf(crawled).flatMap(([address, page]): Problem[] => {
    if (!page.isIndexed || resolve(page.canonical ?? '', address, hosts) !== address) return []
    if (!page.title.trim()) return [{ kind: 'title', text: `${address} has none` }]
    const key = `${siteOf(address, sites)?.base} ${page.title}`
    const other = known.get(key)
    known.set(key, other ?? address)
    return other ? [{ kind: 'title', text: `${other} and ${address}: ${page.title}` }] : []
  })
}

/** What is indexed is listed, and what is listed is indexed. */
const sitemaps: Rule = (crawled, { hosts, sites, listed }) => {
  const wanted = pagesOf(crawled).filter(
    ([address, page]) =>
      page.isIndexed &&
      siteOf(address, sites)?.isIndexed &&
      !address.includes('?') &&
      resolve(page.canonical ?? '', address, hosts) === address,
  )
  const indexed = new Set(wanted.map(([address]) => address))
  const missing = [...indexed].filter((address) => !listed.has(address))
  const wrong = [...listed].filter((address) => !indexed.has(address))
  return [
    ...missing.map((address): Problem => ({ kind: 'sitemap', text: `${address} is not listed` })),
    ...wrong.map(
      (address): Problem => ({ kind: 'sitemap', text: `${address} is listed, and not indexed` }),
    ),
  ]
}

export const check = (crawled: Crawled, context: Context): Problem[] =>
  [broken, orphans, canonicals, alternates, titles, sitemaps].flatMap((rule) =>
    rule(crawled, context),
  )
