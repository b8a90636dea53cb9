/**
 * Taps on the menu, on a filter of the calendar and on a tab, on a phone with a processor four
 * times slower than this one: how long until the phone shows what they did. The website is
 * as in production; each tap is on a page that was loaded for it.
 *
 * It exits with 1 if the median of a tap is 200 ms or longer: up to there Web Vitals call it good.
 * Last line: `taps: slowest N ms`.
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { launch } from '../../testbed/chromium.ts'
import { type Product, startProduct } from '../../testbed/product.ts'
import { waitForHydration } from '../../web/tests/browser/hydration.ts'
import { median, say } from '../report.ts'
import { recordInteractions, tapDuration } from './interaction.ts'

const rounds = 7
const bar = 200
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

interface Tap {
  name: string
  path: string
  target: (page: Page) => ReturnType<Page['locator']>
}

const taps: readonly Tap[] = [
  { name: 'menu', path: '/', target: (page) => page.locator('.menu-button') },
  {
    name: 'filter of the calendar',
    path: '/kalender',
    target: (page) => page.getByRole('link', { name: 'Weekenden', exact: true }),
  },
  {
    name: 'tab',
    path: '/undervisning/mellemtrin/vikingetid/et-skib-paa-hjul',
    target: (page) => page.getByRole('tab').last(),
  },
]

/** Taps once on a page that has just been loaded and has nothing left to do. */
async function measureTap(browser: Browser, website: string, tap: Tap): Promise<number> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await recordInteractions(page)
    await page.goto(`${website}${tap.path}`)
    await waitForHydration(page)
    const target = tap.target(page)
    await target.scrollIntoViewIfNeeded()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    const devTools = await context.newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await tapDuration(page, target)
  } finally {
    await context.close()
  }
}

async function measure(product: Product): Promise<void> {
  const { port } = new URL(product.website)
  const website = `http://nationalmuseet.localhost:${port}`
  const browser = await chromium.launch(launch)
  const medians: number[] = []
  try {
    for (const tap of taps) {
      const durations: number[] = []
      for (let round = 0; round < rounds; round++) {
        durations.push(await measureTap(browser, website, tap))
      }
      medians.push(median(durations))
      say(`${tap.name.padEnd(24)} ${median(durations)} ms, the median of ${durations.join(', ')}`)
    }
  } finally {
    await browser.close()
  }
  const slowest = Math.max(...medians)
  say(`taps: slowest ${slowest} ms`)
  if (slowest >= bar) {
    say(`error: what a tap did must show before ${bar} ms have passed`)
    process.exitCode = 1
  }
}

const product = await startProduct({ env: { VITRINE_WEB_PAGE_CACHE_BYTES: undefined } })
try {
  await measure(product)
} finally {
  await product.stop()
}
