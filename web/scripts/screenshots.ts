/**
 * Pictures of pages for looking at: `npm run screenshots -w web -- FOLDER [site,site…]
 * [width,width…] [path,path…]`. They are the fixtures' pages, of the preview server, which
 * must be running; with HOST_PORT they are those of the website at that port.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { launch } from '../../testbed/chromium.ts'
import { address } from '../tests/host/addresses.ts'

const [folder = 'shots', keys = 'nationalmuseet', widths = '390,768,1440', paths = '/'] =
  process.argv.slice(2)
const preview = process.env.PREVIEW ?? 'http://127.0.0.1:4173'
const addressOf = (site: string, path: string) =>
  process.env.HOST_PORT ? address(site, path) : `${preview}${path}?site=${site}`

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(launch)
for (const site of keys.split(',')) {
  for (const width of widths.split(',').map(Number)) {
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width, height: width === 1440 ? 900 : width === 768 ? 1024 : 844 },
    })
    const page = await context.newPage()
    page.on('console', (line) => process.stdout.write(`${line.type()}: ${line.text()}\n`))
    for (const path of paths.split(',')) {
      const name = `${folder}/${site}${path === '/' ? '-forside' : path.replaceAll('/', '-')}-${width}`
      await page.goto(addressOf(site, path), { waitUntil: 'load' })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `${name}-fold.png` })
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 700) {
          scrollTo(0, y)
          await new Promise((resolve) => setTimeout(resolve, 60))
        }
        scrollTo(0, 0)
      })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${name}.png`, fullPage: true })
    }
    await context.close()
  }
}
await browser.close()
