import type { Page } from '@playwright/test'
import Axe from 'axe-core'
import { sites } from '../../src/fixtures/sites.ts'
import { pageFixtures } from '../../src/fixtures/views.ts'
import { themeVariables } from '../../src/navigation/head.ts'
import { expect, open, test } from './site.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
/** The forms of the frame: all pages with a light head, the front page with a dark one. */
const forms = { nationalmuseet: pageFixtures, krigsmuseet: pageFixtures.slice(0, 1) }

type Rules = 'all' | 'colours'

/** What axe finds, in few words: by all its rules, or by those that colours can break. */
function found(page: Page, rules: Rules): Promise<string[]> {
  return page.evaluate(async (wanted) => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run(
      { exclude: [['iframe']] },
      {
        resultTypes: ['violations'],
        ...(wanted === 'colours' ? { runOnly: ['color-contrast'] } : {}),
      },
    )
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
    )
  }, rules)
}

/** All rules in the page's own colours, then the rules about colours in every palette. */
async function expectNothing(page: Page, where: string): Promise<void> {
  await page.evaluate(Axe.source)
  expect(await found(page, 'all'), where).toEqual([])
  for (const { key, theme } of sites) {
    await page.evaluate((variables) => {
      for (const [name, value] of Object.entries(variables)) {
        document.documentElement.style.setProperty(name, value)
      }
    }, themeVariables({ theme }))
    expect(await found(page, 'colours'), `${where} in the colours of ${key}`).toEqual([])
  }
}

for (const [form, pages] of Object.entries(forms)) {
  for (const size of sizes) {
    for (const { path } of pages) {
      test(`${form}${path} at ${size.width}: axe finds nothing in any palette`, async ({
        page,
        errors,
      }) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page, path, form)
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('.accordion details')) {
            details.setAttribute('open', '')
          }
        })
        await expectNothing(page, path)
        errors.length = 0
      })
    }

    test(`${form} at ${size.width}: axe finds nothing in the open menu`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, '/tilgaengelighedserklaering', form)
      await page.locator('.menu-button').click()
      await expectNothing(page, 'the menu')
    })
  }
}

test('axe finds nothing in the tabs', async ({ page }) => {
  await open(page, '/tilgaengelighed')
  await page.locator('.related').scrollIntoViewIfNeeded()
  await page.getByRole('tab').first().waitFor()
  await expectNothing(page, 'the tabs')
})
