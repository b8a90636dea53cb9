/**
 * Pictures of the fixture pages for looking at: `npm run screenshots -w web -- FOLDER
 * [site,site…] [width,width…] [path,path…]`. The preview server must be running.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { launch } from '../tests/browser/launch.ts'

const [folder = 'shots', keys = 'nationalmuseet', widths = '390,768,1440', paths = '/'] =
  process.argv.slice(2)
const host = process.env.PREVIEW ?? 'http://127.0.0.1:4173'

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(launch)
for (const site of keys.split(',')) {
  for (const width of widths.split(',').map(Number)) {
    const context = await browser.newContext({
      viewport: { width, height: width === 1440 ? 900 : width === 768 ? 1024 : 844 },
    })
    const page = await context.newPage()
    page.on('console', (line) => process.stdout.write(`${line.type()}: ${line.text()}\n`))
    for (const path of paths.split(',')) {
      const name = `${folder}/${site}${path === '/' ? '-forside' : path.replaceAll('/', '-')}-${width}`
      await page.goto(`${host}${path}?site=${site}`, { waitUntil: 'load' })
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
