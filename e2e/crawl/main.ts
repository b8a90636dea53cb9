/**
 * A crawler on all sites of the demonstration: `make crawl`. Every internal link leads to a page,
 * every page of a sitemap is linked, translations name each other, canonical addresses agree,
 * titles differ within a site, sitemaps list what is indexed, structured data is what schema.org
 * and search engines know, and the box office has what is linked there.
 *
 * Last line: `crawl: N pages, 0 broken, 0 orphans`.
 */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { startBoxOffice } from '../../testbed/boxOffice.ts'
import { demoSites } from '../../testbed/demoSites.ts'
import { freePort } from '../../testbed/ports.ts'
import { startProduct } from '../../testbed/product.ts'
import { vocabularyFaults } from '../vocabulary/check.ts'
import { richResultFaults } from '../vocabulary/richResults.ts'
import { type Address, type Crawled, crawl, fetchAddress, resolve } from './crawl.ts'
import { check, type Problem, type Site } from './rules.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The sites of the demonstration, as they are on this machine. */
const sites: Site[] = demoSites.map(({ developmentHost, basePath, isIndexed }) => ({
  base: `${developmentHost}${basePath}/`,
  isIndexed,
}))

interface Sitemap {
  kind: 'urlset' | 'sitemapindex'
  entries: { address: string; changed: string | null; alternates: Record<string, string> }[]
}

const python = process.env.VITRINE_PYTHON ?? 'python3'
const reader = fileURLToPath(new URL('read_sitemap.py', import.meta.url))
const readSitemap = (text: string): Sitemap =>
  JSON.parse(execFileSync(python, [reader], { input: text, encoding: 'utf8' }))

/** The addresses that the sitemaps of a host list, and what is wrong with them. */
async function readSitemaps(website: string, host: string, hosts: ReadonlySet<string>) {
  const listed = new Set<Address>()
  const problems: Problem[] = []
  const fail = (text: string) => problems.push({ kind: 'sitemap', text })
  const index = await fetchAddress(website, `${host}/sitemap.xml`)
  if (index.status !== 200) return { listed, problems }
  for (const { address } of readSitemap(index.body).entries) {
    const file = await fetchAddress(website, resolve(address, `${host}/`, hosts) ?? '')
    if (file.status !== 200) fail(`${address} is ${file.status}`)
    for (const entry of readSitemap(file.body).entries) {
      const page = resolve(entry.address, `${host}/`, hosts)
      if (!page?.startsWith(`${host}/`)) fail(`${address} lists ${entry.address}`)
      else if (listed.has(page)) fail(`${entry.address} is listed twice`)
      else listed.add(page)
      if (Number.isNaN(Date.parse(entry.changed ?? ''))) fail(`${entry.address}: ${entry.changed}`)
    }
  }
  return { listed, problems }
}

/** What is wrong with the structured data of all pages. */
async function checkStructuredData({ visits }: Crawled): Promise<Problem[]> {
  const described = [...visits].map(([address, { page }]) => [address, page?.things ?? []] as const)
  const unlike = await vocabularyFaults(described)
  const wanting = described.flatMap(([address, things]) =>
    things.flatMap(richResultFaults).map((fault) => `${address} ${fault}`),
  )
  return [...unlike, ...wanting].map((text) => ({ kind: 'structured data', text }))
}

/** What is wrong with the links to the box office. */
async function checkBoxOffice({ visits }: Crawled, origin: string): Promise<Problem[]> {
  const links = [...visits.values()].flatMap(({ page }) => page?.links ?? [])
  const own = new Set(links.filter((link) => link.startsWith(`${origin}/`)))
  say(`${own.size} links to the box office`)
  const { port, host } = new URL(origin)
  const problems: Problem[] = own.size > 0 ? [] : [{ kind: 'broken', text: `none to ${origin}` }]
  for (const link of own) {
    const { pathname } = new URL(link)
    const { status } = await fetchAddress(`http://127.0.0.1:${port}`, `${host}${pathname}`)
    if (status !== 200) problems.push({ kind: 'broken', text: `${link} is ${status}` })
  }
  return problems
}

const boxOfficeOrigin = `http://kasse.localhost:${await freePort()}`
const boxOffice = await startBoxOffice(boxOfficeOrigin, 8443)
const product = await startProduct({
  env: {
    DEMO_BOX_OFFICE: boxOfficeOrigin,
    VITRINE_WEB_PAGE_CACHE_BYTES: undefined,
    // A visitor's searches are counted, and a crawler has more of them.
    VITRINE_WEB_UNCAPPED: '127.0.0.0/8',
  },
})
try {
  const hosts = new Set(sites.map(({ base }) => base.split('/')[0] ?? ''))
  const listed = new Set<Address>()
  const problems: Problem[] = []
  for (const host of hosts) {
    const sitemaps = await readSitemaps(product.website, host, hosts)
    for (const address of sitemaps.listed) listed.add(address)
    problems.push(...sitemaps.problems)
  }
  say(`${listed.size} addresses in the sitemaps of ${hosts.size} hosts`)
  const begin = [...sites.map(({ base }) => base), ...listed]
  let said = 0
  const crawled = await crawl(product.website, hosts, begin, (done, waiting) => {
    if (done < said + 500) return
    said = done
    say(`${done} visited, ${waiting} to come`)
  })
  problems.push(...check(crawled, { hosts, sites, listed }))
  problems.push(...(await checkStructuredData(crawled)))
  problems.push(...(await checkBoxOffice(crawled, boxOfficeOrigin)))
  for (const { kind, text } of problems) say(`error: ${kind}: ${text}`)
  const pages = [...crawled.visits.values()].filter(({ page }) => page).length
  const count = (kind: Problem['kind']) => problems.filter((one) => one.kind === kind).length
  process.exitCode = problems.length ? 1 : 0
  say(`crawl: ${pages} pages, ${count('broken')} broken, ${count('orphan')} orphans`)
} finally {
  boxOffice.kill()
  await product.stop()
}
