/** Where each site of the demonstration is found, and every page of it. */
import { documents } from '../../../demo/writing/documents.ts'
import { written } from '../../../demo/written.ts'
import { demoSites } from '../../../testbed/demoSites.ts'

export const port = Number(process.env.HOST_PORT ?? 8453)

/** The same sites as in production, where visits are measured. */
export const measuredPort = port + 1

/** Where the tag manager of those is: a test that wants one listens there. */
export const tagManagerPort = port + 2

/** Where the box office of the demonstration is. */
export const boxOfficeOrigin = `http://kasse.localhost:${port + 3}`

/** The list of all newsletters, at the box office; the website resolves no `kasse.localhost`. */
export const newsletterList = `http://127.0.0.1:${port + 3}/newsletter`

/** `https://nationalmuseet.localhost:8453/bevaring` of `bevaring`. */
export const origins = new Map(
  demoSites.map(({ key, developmentHost, basePath }) => [
    key,
    `https://${developmentHost}:${port}${basePath}`,
  ]),
)

export const address = (site: string, path: string): string => {
  const origin = origins.get(site)
  if (!origin) throw new Error(`there is no site ${site}`)
  return path === '/' && new URL(origin).pathname !== '/' ? origin : `${origin}${path}`
}

/** The address of a page where visits are measured. */
export const measuredAddress = (site: string, path: string): string =>
  address(site, path).replace(`:${port}`, `:${measuredPort}`)

export interface DemoPage {
  readonly site: string
  readonly type: string
  readonly locale: string
  readonly path: string
  readonly title: string
  /** What its document holds. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A page of a type that its site does not have: it has no address, though it has a slug. */
const notHere = /^dvaergene-ikke-her-/

/** Every page of the demonstration that has an address. */
export async function demoPages(): Promise<DemoPage[]> {
  const all = documents(await written(), {
    print: () => '',
    file: () => ({ path: '' }),
  })
  return all.flatMap((fields) => {
    const { _id, _type, site, locale, slug, title } = fields
    const current = (slug as { current?: string } | undefined)?.current
    if (current === undefined || notHere.test(String(_id))) return []
    const parts = [locale === 'da' ? '' : String(locale), current === '/' ? '' : current]
    const path = `/${encodeURI(parts.filter(Boolean).join('/'))}`
    return [
      {
        site: String(site),
        type: String(_type),
        locale: String(locale),
        path,
        title: String(title),
        fields,
      },
    ]
  })
}
