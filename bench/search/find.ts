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

export const rankings = ['keyword', 'vector', 'fused'] as const
/** What pages are ranked by. */
export type Ranking = (typeof rankings)[number]

/** The ids of the first pages that a query finds, ranked by this. */
export async function find(
  service: string,
  judged: Judged,
  ranking: Ranking,
  limit: number,
): Promise<string[]> {
  const { query, site, locale } = judged
  const search = new URLSearchParams({ environment: dataset, query, site, locale })
  search.set('limit', String(limit))
  search.set('ranking', ranking)
  const address = `${service}/api/search/get-embedding-result?${search}`
  const response = await get(address, projectOf(site))
  const used = response.headers.get('vitrine-search-ranking')
  if (used !== ranking) throw new Error(`${query} was ranked by ${used}, not by ${ranking}`)
  return (await response.json()) as string[]
}

const json = async (address: string, project: string): Promise<unknown> =>
  await (await get(address, project)).json()

async function get(address: string, project: string): Promise<Response> {
  const response = await fetch(address, { headers: { 'x-sanity-project-id': project } })
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`)
  return response
}
