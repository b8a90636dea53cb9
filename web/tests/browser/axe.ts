import type { Page } from '@playwright/test'
import Axe from 'axe-core'
import { themeVariables } from '../../src/components/themeVariables.ts'
import { sites } from '../../src/fixtures/sites.ts'
import { expect } from './site.ts'

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
export async function expectNothing(page: Page, where: string): Promise<void> {
  // A colour on its way from one palette to the next is in neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
