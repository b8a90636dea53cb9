import { difference } from '../visual/difference.ts'
import { screenshot } from '../visual/screenshot.ts'
import { expect, test } from './site.ts'

const size = { width: 390, height: 844 }
const pageOf = (style: string) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><body style="margin:0;${style}">`)}`

test('a page that is too tall for WebP is compared at half of the scale', async ({ page }) => {
  const usual = await screenshot(page, pageOf('height:2000px'), size)
  const tall = await screenshot(page, pageOf('height:50000px'), size)
  expect(await difference(page, usual, tall)).toBe('is 78 instead of 156 pixels wide')
  expect(await difference(page, tall, tall)).toBeUndefined()
  const longer = await screenshot(page, pageOf('height:51000px'), size)
  expect(await difference(page, tall, longer)).toBe('is 10200 instead of 10000 pixels high')
})

test('a colour that changes is a difference, and an empty reference too', async ({ page }) => {
  const white = await screenshot(page, pageOf('height:800px'), size)
  const grey = await screenshot(page, pageOf('height:800px;background:#ddd'), size)
  expect(await difference(page, white, grey)).toMatch(/^\d+ tiles differ, the first 0 pixels/)
  expect(await difference(page, Buffer.alloc(0), white)).toBe('has an empty reference')
})
