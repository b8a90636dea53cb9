import type { Page } from '@playwright/test'
import Axe from 'axe-core'

/** What axe finds on the page that is open, in few words. */
export async function axeFinds(page: Page): Promise<string[]> {
  await page.evaluate(Axe.source)
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe }
    const { violations } = await axe.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? ''}`),
    )
  })
}
