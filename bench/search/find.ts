/** Searches at the content service, as the website does. */
import { type Judged, projectOf } from './judged.ts'

const dataset = 'stage'

/** The slugs of pages by the ids of their documents. */
export async function readSlugs(
  service: string,
  project: string,
): Promise<ReadonlyMap<string, string>> {
  const query = '*[defined(slug.current)]{_id, "slug": slug.current}'
  const address = `${service}/v2025-02-19/data/query/${dataset}?query=${encodeURIComponent(query)}`
  const pages = (await json(address, project)) as { result: { _id: string; slug: string }[] }
  return new Map(pages.result.map(({ _id, slug }) => [_id, slug]))
}

/** The ids of the first pages that a query finds. */
export async function find(service: string, judged: Judged, limit: number): Promise<string[]> {
  const { query, site, locale } = judged
  const search = new URLSearchParams({ environment: dataset, query, site, locale })
  search.set('limit', String(limit))
  const address = `${service}/api/search/get-embedding-result?${search}`
  return (await json(address, projectOf(site))) as string[]
}

async function json(address: string, project: string): Promise<unknown> {
  const response = await fetch(address, { headers: { 'x-sanity-project-id': project } })
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  return await response.json()
}
