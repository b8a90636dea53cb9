/** A page that is in the cache. */

import type { Product } from '../../testbed/product.ts'
import type { Server } from '../assets/besideNginx.ts'
import { type HttpResponse, httpResponse } from '../assets/httpResponse.ts'
import { counts } from './metrics.ts'

/** Milliseconds after which live events must have come: nothing is cached before. */
const longest = 30_000

export interface CachedPage {
  server: Server
  headers: Record<string, string>
  response: HttpResponse
}

const browser = {
  'Accept-Encoding': 'br',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}

/** Views a page, and finds out whether it came from the cache. */
export async function viewed(
  product: Product,
  host: string,
  path: string,
): Promise<CachedPage & { hit: boolean }> {
  const server = { address: `${product.website}${path}`, pids: [product.websitePid] }
  const headers = { Host: host, ...browser }
  const before = await counts(product)
  const response = await httpResponse(server.address, headers)
  const { hits } = await counts(product)
  if (response.status !== 200) throw new Error(`${host}${path}: ${response.status}`)
  return { server, headers, response, hit: hits > before.hits }
}

/** Views a page until it comes from the cache. */
export async function cachedPage(
  product: Product,
  host: string,
  path: string,
): Promise<CachedPage> {
  const until = performance.now() + longest
  while (performance.now() < until) {
    const { hit, ...page } = await viewed(product, host, path)
    if (hit) return page
  }
  throw new Error(`${host}${path} is not cached`)
}
