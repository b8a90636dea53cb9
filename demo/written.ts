/** The whole group as it is written: one folder for each site. */
import { readdirSync } from 'node:fs'
import { facilities } from './facilities.ts'
import { tagGroups, tags } from './tags.ts'
import type { Written } from './writing/documents.ts'
import type { Site } from './writing/site.ts'

const folder = new URL('sites/', import.meta.url)

/** All sites, or those named. */
export async function written(only: readonly string[] = []): Promise<Written> {
  const keys = readdirSync(folder).filter((key) => only.length === 0 || only.includes(key))
  const sites = await Promise.all(
    keys.map(async (key) => {
      const { site } = (await import(new URL(`${key}/index.ts`, folder).href)) as { site: Site }
      return { facilities: facilities[key] ?? [], ...site }
    }),
  )
  return { sites, tags, tagGroups }
}
