import { readPage } from '../../../e2e/crawl/page.ts'
import { vocabularyFaults } from '../../../e2e/vocabulary/check.ts'
import { richResultFaults } from '../../../e2e/vocabulary/richResults.ts'
import { type DemoPage, demoPages } from './addresses.ts'
import { fieldPaths } from './cover.ts'
import { ask, expect, test } from './visitor.ts'

/** Search engines read nothing of this site: its pages have no structured data. */
const unindexed = 'proevesalen'

/** The page of each type that has most fields; `make crawl` checks all pages. */
const fullest = new Map<string, DemoPage>()
const extent = ({ fields }: DemoPage) => new Set(fieldPaths(fields)).size
for (const page of (await demoPages()).filter(({ site }) => site !== unindexed)) {
  const other = fullest.get(page.type)
  if (!other || extent(page) > extent(other)) fullest.set(page.type, page)
}

test('the structured data of every type of page is what schema.org and search engines know', async ({
  page,
}) => {
  const described = new Set<string>()
  const closedDays: unknown[] = []
  const things: [string, ReturnType<typeof readPage>['things']][] = []
  const faults: string[] = []
  for (const { site, path, type } of fullest.values()) {
    const read = readPage(await (await ask(page, site, path)).text())
    const at = `${site} ${path}`
    expect(read.things.length > 0, `${at} has structured data`).toBe(read.isIndexed)
    if (read.isIndexed) described.add(type)
    things.push([at, read.things])
    for (const thing of read.things) {
      faults.push(...richResultFaults(thing).map((fault) => `${at} ${fault}`))
      const days = [thing.specialOpeningHoursSpecification ?? []].flat()
      closedDays.push(...days.filter((day) => !('closes' in Object(day))))
    }
  }
  expect([...new Set(faults)]).toEqual([])
  expect(await vocabularyFaults(things)).toEqual([])
  expect([...described].sort()).toEqual([...fullest.keys()].sort())
  expect(closedDays.length).toBeGreaterThan(0)
  for (const day of closedDays) expect(day).not.toHaveProperty('opens')
})
