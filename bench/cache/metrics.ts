/** What the services count. */

import type { Product } from '../../testbed/product.ts'
import { httpResponse } from '../assets/httpResponse.ts'

async function metric(service: string, name: string): Promise<number> {
  const { body } = await httpResponse(`${service}/metrics`)
  const found = body.toString().match(new RegExp(`^${name} (\\S+)$`, 'm'))
  if (!found) throw new Error(`${service} does not count ${name}`)
  return Number(found[1])
}

export interface Counts {
  /** Pages from the cache, and those that were rendered for it. */
  hits: number
  misses: number
  /** Queries that the content service has answered. */
  queries: number
  /** Pages that Node has drawn. */
  renders: number
}

export async function counts({ inner, content }: Product): Promise<Counts> {
  return {
    hits: await metric(inner, 'vitrine_web_page_cache_hits_total'),
    misses: await metric(inner, 'vitrine_web_page_cache_misses_total'),
    queries: await metric(content, 'vitrine_query_duration_seconds_count'),
    renders: await metric(inner, 'vitrine_web_render_seconds_count'),
  }
}
