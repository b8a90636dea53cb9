import { demoPages } from '../host/addresses.ts'
import {
  cookieNames,
  documented,
  otherHosts,
  readToEnd,
  refuse,
  visitMeasured,
} from '../host/consentChecks.ts'
import { parts } from '../host/pageChecks.ts'
import { expect, test } from '../host/visitor.ts'

const pages = await demoPages()

for (const site of new Set(pages.map((page) => page.site))) {
  const own = pages.filter((page) => page.site === site)

  for (const [number, part] of parts(own, 50).entries()) {
    test(`${site}, part ${number + 1}: with consent refused none of ${part.length} pages asks another host`, async ({
      page,
    }) => {
      const hosts = otherHosts(page)
      // In a language of which the check knows the words: a later part may begin in Swedish.
      await refuse(page, site, own[0]?.path)
      for (const { path } of part) {
        await visitMeasured(page, site, path)
        await readToEnd(page)
        expect(hosts, path).toEqual([])
      }
      for (const name of await cookieNames(page)) expect(documented).toContain(name)
    })
  }
}
