/** The sites of the demonstration. */
import { readFileSync } from 'node:fs'

export interface DemoSite {
  /** What its documents have in `site`. */
  key: string
  developmentHost: string
  productionHost: string
  /** Empty, or the path below which all its pages are: `/bevaring`. */
  basePath: string
  /** Whether search engines may index it. */
  isIndexed: boolean
}

/** The sites in the order of demo/group.toml. */
export const demoSites: readonly DemoSite[] = readFileSync(
  new URL('../demo/group.toml', import.meta.url),
  'utf8',
)
  .split('[[site]]')
  .slice(1)
  .map((table) => {
    const value = (name: string) => table.match(new RegExp(`${name} = "([^"]+)"`))?.[1] ?? ''
    return {
      key: value('key'),
      developmentHost: value('development'),
      productionHost: value('production'),
      basePath: value('base_path'),
      isIndexed: !/^noindex = true/m.test(table),
    }
  })
