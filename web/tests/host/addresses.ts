/** Where each site of the demonstration is found, and every page of it. */
import { readFileSync } from 'node:fs'
import { written } from '../../../demo/written.ts'

export const port = Number(process.env.HOST_PORT ?? 8453)

const group = readFileSync(new URL('../../../demo/group.toml', import.meta.url), 'utf8')

/** `https://nationalmuseet.localhost:8453/bevaring` of `bevaring`. */
export const origins = new Map(
  group
    .split('[[site]]')
    .slice(1)
    .map((site) => {
      const said = (pattern: RegExp) => site.match(pattern)?.[1] ?? ''
      const host = said(/development = "([^"]+)"/)
      return [said(/key = "([^"]+)"/), `https://${host}:${port}${said(/base_path = "([^"]+)"/)}`]
    }),
)

export const address = (site: string, path: string): string => {
  const origin = origins.get(site)
  if (!origin) throw new Error(`there is no site ${site}`)
  return path === '/' && new URL(origin).pathname !== '/' ? origin : `${origin}${path}`
}

export interface DemoPage {
  readonly site: string
  readonly key: string
  readonly type: string
  readonly locale: string
  readonly path: string
  readonly title: string
}

/** Every page of the demonstration that has an address. */
export async function demoPages(): Promise<DemoPage[]> {
  const { sites } = await written()
  return sites.flatMap(({ key: site, pages }) =>
    pages
      .filter(({ type }) => type !== 'notFoundPage')
      .flatMap(({ key, type, in: texts }) =>
        Object.entries(texts).map(([locale, { slug = '', title }]) => {
          const parts = [locale === 'da' ? '' : locale, slug].filter(Boolean)
          return { site, key, type, locale, path: `/${encodeURI(parts.join('/'))}`, title }
        }),
      ),
  )
}
