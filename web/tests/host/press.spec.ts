import { demoPages } from './addresses.ts'
import { ask, expect, linkOn, test } from './visitor.ts'

const site = 'nationalmuseet'
const release = (await demoPages()).find(
  ({ type, locale, fields, ...page }) =>
    page.site === site && type === 'pressRelease' && locale === 'da' && fields.pictures,
)

test('a press picture is saved as it was uploaded', async ({ page }) => {
  if (!release) throw new Error('no press release has pictures')
  const original = await linkOn(page, site, release.path, '/media/images/')
  expect(original).toMatch(/\.jpg\?dl=[\w%-]+\.jpg$/)
  const file = await ask(page, site, original)
  expect(file.headers()['content-type']).toBe('image/jpeg')
  expect(file.headers()['content-disposition']).toMatch(/^attachment; filename="?[^"]+\.jpg/)
  const [, width] = original.match(/-(\d+)x\d+\.jpg/) ?? []
  const size = jpegSize(await file.body())
  expect(size).toBe(Number(width))
})

/** The width in a JPEG's first frame header. */
function jpegSize(bytes: Buffer): number {
  for (let at = 2; at < bytes.length - 9; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc3) return bytes.readUInt16BE(at + 7)
  }
  throw new Error('no frame')
}
