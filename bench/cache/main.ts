/**
 * Cached pages beside nginx with the same compressed bytes, and a flood of paths that do not
 * exist, in one run: `make bench-cache`.
 *
 * Last line: `cache: N.NNx nginx`, the processor time of a page of nginx as a fraction of that of
 * ours, for the page where it is lower.
 */

import { type Product, startProduct } from '../../testbed/product.ts'
import { besideNginx, serverCore } from '../assets/besideNginx.ts'
import { say } from '../report.ts'
import { type CachedPage, cachedPage } from './cachedPage.ts'
import { flood } from './flood.ts'
import { counts } from './metrics.ts'
import { whereItGoes } from './whereItGoes.ts'

const host = 'nationalmuseet.localhost'
const pages = { 'front page': '/', 'small page': '/cookies' }
const [bar, target] = [0.8, 1]

/** A page in turns with nginx; all of its responses come from the cache. */
async function ratio(product: Product, name: string, page: CachedPage): Promise<number> {
  const before = await counts(product)
  const found = await besideNginx(name, page.server, product.folder, page.headers)
  const { misses } = await counts(product)
  if (misses > before.misses) throw new Error(`${name}: it was rendered while it was measured`)
  return found
}

async function measure(product: Product): Promise<void> {
  const ratios: number[] = []
  for (const [name, path] of Object.entries(pages)) {
    ratios.push(await ratio(product, name, await cachedPage(product, host, path)))
  }
  const lowest = Math.min(...ratios)
  await whereItGoes(product, await cachedPage(product, host, '/'))
  await flood(product)
  const reached = lowest >= target ? 'target reached' : lowest >= bar ? 'bar reached' : 'bar missed'
  say(`at least ${bar} of nginx by processor time, ${target.toFixed(1)} to aim at: ${reached}`)
  say(`cache: ${lowest.toFixed(2)}x nginx`)
}

const product = await startProduct({
  wrapper: serverCore,
  // As much as it takes every day.
  env: { VITRINE_WEB_PAGE_CACHE_BYTES: undefined },
})
try {
  await measure(product)
} finally {
  await product.stop()
}
