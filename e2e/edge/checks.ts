/** What a cache must do and must not do, apart from how often it has what is asked for. */
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '../../testbed/cluster.ts'
import type { WebsiteNode } from '../../testbed/nodes.ts'
import { type Page, type View, view } from '../site/view.ts'
import { brief, type Varnish } from './varnish.ts'
import { imageOn } from './visits.ts'

/** A site, and another one whose pages no visitor has looked at. */
const site = 'nationalmuseet.localhost'
const other = 'krigsmuseet.localhost'
const third = 'frilandsmuseet.localhost'
/** Milliseconds after which a website that is down must be known to be. */
const noticed = 20_000
/** Milliseconds that an old page is served while a website lives, and some more. */
const graceOver = 12_000

type Headers = Record<string, string>

export class Checks {
  readonly problems: string[] = []
  count = 0
  readonly #cluster: Cluster
  readonly #varnish: Varnish
  readonly #image: string
  readonly #agent = new Agent({ keepAlive: true })

  constructor(cluster: Cluster, varnish: Varnish, image: string) {
    this.#cluster = cluster
    this.#varnish = varnish
    this.#image = image
  }

  #check(holds: boolean, what: string): void {
    this.count++
    if (!holds) this.problems.push(what)
  }

  #get(path: string, headers: Headers = {}, host = site): Promise<View> {
    return this.#view({ host, path, headers })
  }

  async #view(page: Page): Promise<View> {
    const seen = await view(this.#varnish.url, page, 'br', this.#agent)
    const { 'surrogate-key': keys, 'cdn-cache-control': control, xkey } = seen.headers
    this.#check(!keys && !control && !xkey, `${page.path} shows a visitor the cache's headers`)
    return seen
  }

  /** While both websites live. */
  async living(): Promise<void> {
    await this.#cookies({ 'sec-fetch-site': 'same-origin' }, other)
    await this.#cookies({ referer: `https://${third}/` }, third)
    await this.#language('/')
    await this.#language('/bevaring')
    await this.#codings()
    await this.#images()
    await this.#forwarded()
  }

  /** A visitor who goes to another language gets a cookie, which is nobody else's. */
  async #cookies(from: Headers, host: string): Promise<void> {
    const [name] = Object.keys(from)
    const chosen = await this.#get('/en', from, host)
    this.#check(Boolean(chosen.headers['set-cookie']), `no cookie for a language by ${name}`)
    const plain = await this.#get('/en', {}, host)
    this.#check(!plain.headers['set-cookie'], `a cookie by ${name} is cached`)
    this.#check(isHit(await this.#get('/en', {}, host)), `/en is not cached after ${name}`)
  }

  async #language(path: string): Promise<void> {
    await this.#get(path)
    this.#check(isHit(await this.#get(path)), `${path} is not cached`)
    const { status, headers } = await this.#get(path, { cookie: 'a=b; language=en' })
    const right = status === 302 && headers.location === `${path.replace(/\/$/, '')}/en`
    this.#check(right, `${path} with language=en leads to ${status} ${headers.location}`)
    const after = await this.#get(path, { cookie: 'language=da' })
    this.#check(isHit(after) && after.status === 200, `${path} with language=da is not cached`)
  }

  async #codings(): Promise<void> {
    for (const coding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': coding }
      await this.#get('/', headers)
      const seen = await this.#get('/', headers)
      const got = seen.headers['content-encoding'] ?? 'identity'
      this.#check(got === coding && isHit(seen), `${coding} is served as ${got}`)
    }
  }

  /** Browsers that read the same formats share an image. */
  async #images(): Promise<void> {
    await this.#view(imageOn(other, this.#image, 0))
    for (const browser of [0, 1, 2]) {
      const seen = await this.#view(imageOn(other, this.#image, browser))
      const kind = seen.headers['content-type']
      this.#check(isHit(seen) && kind === 'image/avif', `browser ${browser} gets ${kind}, uncached`)
      const status = String(seen.headers['cache-status'])
      this.#check(status.startsWith('varnish'), `an image has Cache-Status ${status}`)
    }
  }

  /** The website believes Varnish who a visitor is; no visitor says which host is cached. */
  async #forwarded(): Promise<void> {
    const [website] = this.#cluster.websites as [WebsiteNode]
    const page: Page = { host: other, path: '/' }
    const forged = await this.#get('/', { 'x-forwarded-host': third }, other)
    const right = await view(website.url, page, 'br', this.#agent)
    this.#check(
      forged.body.equals(right.body),
      'a forged host gets the page of another into the cache',
    )
    await this.#get('/healthz', { 'x-forwarded-for': '198.51.100.7' })
    const known = () => this.#cluster.websites.some(({ log }) => log.includes('198.51.100.0'))
    for (let tries = 0; !known() && tries < 50; tries++) await sleep(20)
    this.#check(known(), 'the website does not know the address of a visitor')
  }

  /** A page that is fresh for a second; it is to be old when the websites are gone. */
  async prepare(): Promise<number> {
    await this.#get('/en', { [brief]: 'yes' }, 'slottet.localhost')
    return performance.now()
  }

  /** One website ends, then the other; whoever is cached by then is served. */
  async dying(prepared: number): Promise<void> {
    const [first, second] = this.#cluster.websites as [WebsiteNode, WebsiteNode]
    await first.kill()
    const uncached = Array.from({ length: 200 }, (_, n) => this.#get(`/builds/latest.json?${n}`))
    const failed = (await Promise.all(uncached)).filter(({ status }) => status !== 200)
    this.#check(
      failed.length === 0,
      `${failed.length} of 200 requests fail with one of two websites`,
    )
    await sleep(Math.max(0, prepared + graceOver - performance.now()))
    await second.kill()
    await this.#withoutWebsites('at once')
    await this.#varnish.untilUp(0, noticed)
    await this.#withoutWebsites('later')
    const { status } = await this.#get('/what-nobody-has-looked-at')
    this.#check(status === 503, `a page that is not cached is ${status} without websites`)
  }

  async #withoutWebsites(when: string): Promise<void> {
    const fresh = await this.#get('/')
    this.#check(fresh.status === 200, `a cached page is ${fresh.status} without websites, ${when}`)
    const image = await this.#view(imageOn(other, this.#image, 0))
    this.#check(image.status === 200, `a cached image is ${image.status} without websites, ${when}`)
    const many = Array.from({ length: 20 }, () => this.#get('/en', {}, 'slottet.localhost'))
    const old = (await Promise.all(many)).map(({ status }) => status)
    const failed = old.filter((status) => status !== 200)
    this.#check(failed.length === 0, `an old page is ${failed} without websites, ${when}`)
  }

  end(): void {
    this.#agent.destroy()
  }
}

const isHit = ({ headers }: View): boolean =>
  String(headers['cache-status']).includes('varnish; hit')
