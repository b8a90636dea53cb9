import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { formNamed } from '../../../demo/form.ts'
import { readPage } from '../../../e2e/crawl/page.ts'
import { address, demoPages, origins } from './addresses.ts'
import { ask, expect, linkOn, test } from './visitor.ts'

const pages = await demoPages()
const shows = pages.filter(({ type, locale }) => type === 'podcastShowPage' && locale === 'da')
const form = formNamed(process.env.DEMO_FORM)
const gallery = { site: 'samlinger', path: '/galleri' }

/** What a library of another author reads in a file. */
function read<T>(reader: string, file: string): T {
  const python = process.env.VITRINE_PYTHON ?? 'python3'
  const script = fileURLToPath(new URL(reader, import.meta.url))
  return JSON.parse(execFileSync(python, [script], { input: file, encoding: 'utf8' })) as T
}

interface Podcast {
  title: string
  link: string
  language: string
  image: string
  author: string
  episodes: {
    guid: string
    seconds: number
    image: string
    enclosures: { url: string; bytes: number; type: string }[]
  }[]
}

test('the feed of each podcast is what apps accept', async ({ page }) => {
  expect(shows.length).toBeGreaterThanOrEqual(3)
  for (const { site, path } of shows) {
    const answer = await ask(page, site, await linkOn(page, site, path, '/feeds/podcast/'))
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    const podcast = read<Podcast>('read_podcast.py', await answer.text())
    expect(podcast.link).toBe(address(site, path))
    expect(podcast).toMatchObject({ language: 'da', author: expect.stringMatching(/\w/) })
    if (site !== 'proevesalen') expect(podcast.episodes).toHaveLength(6)
    const guids = new Set(podcast.episodes.map(({ guid }) => guid))
    expect(guids.size).toBe(podcast.episodes.length)
    for (const { seconds, image, enclosures } of podcast.episodes) {
      expect(seconds).toBeGreaterThan(form.name === 'full' ? 20 : 5)
      const [sound] = enclosures
      if (!sound) throw new Error('an episode without a sound')
      expect(sound.type).toBe('audio/mpeg')
      const [heard, seen] = await Promise.all(
        [sound.url, image].map((url) => ask(page, site, url.slice(new URL(url).origin.length))),
      )
      expect(heard?.status(), sound.url).toBe(200)
      expect((await heard?.body())?.length).toBe(sound.bytes)
      expect(seen?.status(), image).toBe(200)
    }
  }
})

interface Feed {
  link: string
  language: string
  own: string[]
  entries: { id: string; isPermalink: boolean; title: string; link: string; published: string }[]
}

/** The site at the root of a host: feeds stand there, also those of sites below a base path. */
function rootSite(site: string): string {
  const { origin } = new URL(address(site, '/'))
  const found = [...origins].find(([, root]) => new URL(root).href === `${origin}/`)
  return found?.[0] ?? site
}

async function readFeed(page: Page, site: string, path: string): Promise<Feed> {
  const answer = await ask(page, rootSite(site), path)
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8')
  const feed = read<Feed>('read_feed.py', await answer.text())
  expect(feed.own, path).toEqual([new URL(path, address(site, '/')).href])
  const ids = new Set(feed.entries.map(({ id }) => id))
  expect(ids.size, path).toBe(feed.entries.length)
  const dates = feed.entries.map(({ published }) => published)
  expect(dates, path).toEqual(dates.toSorted().reverse())
  return feed
}

const newsTypes = { pressOverview: 'pressRelease', knowledgeOverview: 'knowledgeArticle' } as const

/** The day on which a page says that it was published. */
async function publishedDay(page: Page, site: string, link: string): Promise<unknown> {
  const answer = await ask(page, rootSite(site), new URL(link).pathname)
  const { things } = readPage(await answer.text())
  return things.find(({ '@type': type }) => /Article/.test(String(type)))?.datePublished
}

/** The day of an instant in Copenhagen, in the form of ISO 8601. */
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Copenhagen' }).format(new Date(instant))

for (const [overview, type] of Object.entries(newsTypes)) {
  test(`a feed reader finds every ${type} of a site and a language`, async ({ page }) => {
    const overviews = pages.filter((one) => one.type === overview)
    expect(overviews.length).toBeGreaterThan(0)
    for (const { site, locale, path } of overviews) {
      const feed = await readFeed(page, site, await linkOn(page, site, path, '/feeds/news/'))
      expect(feed).toMatchObject({ language: locale, link: address(site, path) })
      const own = pages.filter(
        (one) => one.site === site && one.locale === locale && one.type === type,
      )
      expect(feed.entries).toHaveLength(Math.min(own.length, 50))
      const expected = own.map(({ fields, title, path }) => ({
        id: String(fields._id),
        isPermalink: false,
        title,
        link: address(site, path),
        published: expect.any(String),
      }))
      for (const entry of feed.entries) expect(expected).toContainEqual(entry)
      const newest = feed.entries[0]
      // Search engines read nothing of the staging site: its pages have no structured data.
      if (!newest || site === 'proevesalen') continue
      expect(await publishedDay(page, site, newest.link)).toBe(dayOf(newest.published))
    }
  })
}

test('a feed reader finds the episodes of each podcast', async ({ page }) => {
  for (const { site, path } of shows) {
    const at = await linkOn(page, site, path, '/feeds/podcast/')
    const feed = await readFeed(page, site, at)
    expect(feed.link).toBe(address(site, path))
    for (const { title, link } of feed.entries) {
      const episode = pages.find((one) => address(one.site, one.path) === link)
      expect(episode, link).toMatchObject({ site, type: 'podcastEpisodePage', title })
    }
  }
})

interface Manifest {
  id: string
  canvases: {
    width: number
    height: number
    rights: string | null
    metadata: number
    credited: boolean
    service: string
  }[]
}

async function manifestOf(page: Page): Promise<string> {
  return address(gallery.site, await linkOn(page, gallery.site, gallery.path, '/feeds/manifest/'))
}

/** The illustrations of the gallery are the largest that there are. */
const widest = Math.min(6000, form.widest)

test('the manifest of a gallery is valid, and so is what it leads to', async ({ page }) => {
  const at = await manifestOf(page)
  const answer = await ask(page, gallery.site, new URL(at).pathname)
  expect(answer.headers()['access-control-allow-origin']).toBe('*')
  const { id, canvases } = read<Manifest>('read_manifest.py', await answer.text())
  expect(id).toBe(at)
  expect(canvases.length).toBeGreaterThanOrEqual(20)
  const services = await Promise.all(
    canvases.map(({ service }) =>
      ask(page, gallery.site, `${new URL(service).pathname}/info.json`),
    ),
  )
  expect(canvases.filter(({ metadata }) => metadata > 1).length).toBeGreaterThanOrEqual(4)
  for (const [number, { width, rights, credited, service }] of canvases.entries()) {
    expect(width).toBeGreaterThanOrEqual(widest)
    expect(rights).toMatch(/^http:\/\/(creativecommons|rightsstatements)\.org\//)
    expect(credited).toBe(true)
    const info = services[number]
    expect(info?.headers()['access-control-allow-origin']).toBe('*')
    expect(await info?.json()).toMatchObject({ id: service, width, type: 'ImageService3' })
  }
})

/** The reader of manifests and the viewer of images that several IIIF viewers are made of. */
test('a viewer of other authors opens the gallery', async ({ page }) => {
  const manifest = await manifestOf(page)
  const { resolve } = createRequire(import.meta.url)
  const reader = resolve('manifesto.js').replace(/dist-commonjs.*/, 'dist-umd/manifesto.js')
  const html = `<!doctype html><meta charset="utf-8"><div id="viewer" style="height:100vh"></div>
    <script src="/openseadragon.js"></script><script src="/manifesto.js"></script>
    <script type="module" src="/start.js"></script>`
  const start = `const answer = await fetch(${JSON.stringify(manifest)})
    const canvas = manifesto.parseManifest(await answer.json()).getSequences()[0].getCanvases()[0]
    const [service] = canvas.getContent()[0].getBody()[0].getServices()
    OpenSeadragon({ id: 'viewer', showNavigationControl: false, tileSources: service.id + '/info.json' })`
  const files: Record<string, [string, string]> = {
    '/': ['text/html', html],
    '/start.js': ['text/javascript', start],
    '/openseadragon.js': ['text/javascript', readFileSync(resolve('openseadragon'), 'utf8')],
    '/manifesto.js': ['text/javascript', readFileSync(reader, 'utf8')],
  }
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', '']
    response.setHeader('content-type', type).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const picture = page.waitForResponse(
    (answer) => answer.url().includes('/media/iiif/3/') && answer.url().endsWith('.jpg'),
  )
  await page.goto(`http://127.0.0.1:${port}/`)
  expect((await picture).status()).toBe(200)
  await expect(page.locator('#viewer canvas').first()).toBeVisible()
  server.close()
})
