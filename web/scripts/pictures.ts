/**
 * The pictures in docs/pictures: `HOST_PORT=8443 npm run pictures -w web`, while the
 * website runs with the demonstration (`make dev`).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { launch } from '../../testbed/chromium.ts'
import { visit } from '../tests/host/visitor.ts'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))

/** A page in a window. A picture of it is as wide as `outputWidth`. */
interface Shot {
  readonly site: string
  readonly path: string
  readonly width: number
  readonly height: number
  readonly outputWidth: number
}

const desktop = { width: 1440, height: 1040, outputWidth: 1200 }
const telephone = { width: 390, height: 844, outputWidth: 390 }

const pictures: Record<string, readonly Shot[]> = {
  nationalmuseet: [{ site: 'nationalmuseet', path: '/', ...desktop }],
  slottet: [{ site: 'slottet', path: '/', ...desktop }],
  kanonhallen: [{ site: 'krigsmuseet', path: '/kanonhallen', ...desktop }],
  telefon: [
    { site: 'dvaergene', path: '/', ...telephone },
    { site: 'trelleborg', path: '/en', ...telephone },
    { site: 'frihedsmuseet', path: '/', ...telephone },
  ],
}

await mkdir(folder, { recursive: true })
const browser = await chromium.launch(launch)
for (const [name, shots] of Object.entries(pictures)) {
  const taken: Buffer[] = []
  for (const shot of shots) taken.push(await take(browser, shot))
  const whole = taken.length === 1 ? taken[0] : await beside(browser, taken)
  if (whole) await writeFile(`${folder}${name}.webp`, whole)
  process.stdout.write(`${name}.webp  ${Math.round((whole?.length ?? 0) / 1024)} KB\n`)
}
await browser.close()

async function take(where: Browser, shot: Shot): Promise<Buffer> {
  const { width, height } = shot
  const context = await where.newContext({
    viewport: { width, height },
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await visit(page, shot.site, shot.path)
  await page.waitForLoadState('networkidle')
  const picture = await webp(page, width, height, shot.outputWidth / width)
  await context.close()
  return picture
}

/** Some telephones in one picture. */
async function beside(where: Browser, taken: readonly Buffer[]): Promise<Buffer> {
  const [gap, { width, height }] = [24, telephone]
  const whole = taken.length * (width + gap) - gap
  const page = await where.newPage({ viewport: { width: whole, height } })
  const images = taken.map((one) => `<img src="data:image/webp;base64,${one.toString('base64')}">`)
  await page.setContent(
    `<body style="margin:0;display:flex;gap:${gap}px;background:#fff">${images.join('')}`,
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const picture = await webp(page, whole, height, 1)
  await page.close()
  return picture
}

/** Playwright writes PNG and JPEG only; the browser itself knows WebP. */
async function webp(page: Page, width: number, height: number, scale: number): Promise<Buffer> {
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 62,
    clip: { x: 0, y: 0, width, height, scale },
    captureBeyondViewport: true,
  })
  return Buffer.from(data, 'base64')
}
