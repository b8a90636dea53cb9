/** Whoever reads how to get to a museum can plan the journey. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documents } from './writing/documents.ts'
import { written } from './written.ts'

const { sites } = await written()
const all = documents(
  { sites, tags: [], tagGroups: [] },
  { print: () => undefined, file: () => undefined },
)

for (const { key } of sites.filter((site) => site.key !== 'proevesalen'))
  for (const locale of ['da', 'en'])
    test(`${key} leads to a planner and a map (${locale})`, () => {
      const pages = all.filter((page) => page.site === key && page.locale === locale)
      const links = pages.flatMap(
        (page) => JSON.stringify(page).match(/"externalUrl":"[^"]+"/g) ?? [],
      )
      assert.ok(links.some((link) => link.includes('www.rejseplanen.dk')))
      assert.ok(links.some((link) => /openstreetmap\.org\/directions\?to=\d+\.\d+,\d/.test(link)))
    })
