import type { Page } from '@playwright/test'
import Axe from 'axe-core'
import { themeVariables } from '../../src/components/themeVariables.ts'
import type { Theme } from '../../src/model.ts'
import { probe, type Seen, unproved } from '../rules/probe.ts'
import { expect } from './site.ts'

const contrast = 'color-contrast'

interface Findings {
  /** What broke a rule, in few words, by the rule. */
  broken: { rule: string; where: string }[]
  /** The texts of which axe knows both colours, whatever it says of their contrast. */
  seen: Seen[]
}

/** What axe finds on a page, by all its rules or by those that are named. */
async function findingsOf(page: Page, ...rules: string[]): Promise<Findings> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(Axe.source)
  // What is not needed stays in the page: it is a megabyte.
  return page.evaluate(
    async ([wanted, colours]) => {
      const { axe } = window as unknown as { axe: typeof Axe }
      const { violations, incomplete, passes } = await axe.run(
        { exclude: [['iframe']] },
        wanted.length > 0 ? { runOnly: wanted } : {},
      )
      const texts = [...violations, ...incomplete, ...passes].filter(({ id }) => id === colours)
      return {
        broken: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, any: [check] }) => ({
            rule: id,
            where: `${id}: ${target.join(' ')} ${check?.message ?? ''}`,
          })),
        ),
        seen: texts
          .flatMap(({ nodes }) => nodes)
          .flatMap(({ target, any: [check] }) => {
            const { fgColor: ink, bgColor: ground, expectedContrastRatio } = check?.data ?? {}
            if (!ink || !ground) return []
            return [{ where: target.join(' '), ink, ground, needed: expectedContrastRatio }]
          }),
      }
    },
    [rules, contrast] as const,
  )
}

/** Sets the colours of a page, also on the parts of it that have colours of their own. */
export async function setColours(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((variables) => {
    const themed = document.querySelectorAll<HTMLElement>('html, [style*="--"]')
    for (const { style } of themed) {
      for (const [name, value] of Object.entries(variables)) {
        if (style.getPropertyValue(name)) style.setProperty(name, value)
      }
    }
  }, themeVariables({ theme }))
}

/** The texts that have too little contrast in the colours that the page has. */
export async function faint(page: Page): Promise<string[]> {
  const { broken } = await findingsOf(page, contrast)
  return broken.map(({ where }) => where)
}

/**
 * By all rules axe finds nothing, and every text has a pair of colours that is proved in all
 * palettes. One run does both: it is in the colours of the probe, which tell the pairs. Rules may be
 * allowed to be broken.
 */
export async function expectNothing(
  page: Page,
  where: string,
  allowed: readonly string[] = [],
): Promise<void> {
  // A colour on its way from one palette to the next is in neither.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setColours(page, probe)
  const { broken, seen } = await findingsOf(page)
  const others = broken.filter(({ rule }) => rule !== contrast && !allowed.includes(rule))
  expect(
    others.map((one) => one.where),
    where,
  ).toEqual([])
  expect(unproved(seen), where).toEqual([])
}
