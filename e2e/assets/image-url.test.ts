/** Every address that @sanity/image-url can build returns the right size and format. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createImageUrlBuilder, type ImageUrlBuilder } from '@sanity/image-url'
import { createClient } from 'client-8'
import sharp, { type Sharp } from 'sharp'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { colourAt, corners, near, quarters, transparent } from './pictures.ts'

let service: ContentService
let wide: string
let clear: string
before(async () => {
  service = await startContentService()
  const client = createClient({
    projectId: service.project,
    dataset: service.dataset,
    apiHost: service.url,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
    token: service.editor,
  })
  const upload = async (picture: Sharp) => {
    const body = await picture.toBuffer()
    return (await client.assets.upload('image', body))._id
  }
  wide = await upload(quarters(1200, 800).jpeg({ quality: 95 }))
  clear = await upload(transparent(600, 600).png())
})
after(() => service.stop())

const builder = () =>
  createImageUrlBuilder({ projectId: service.project, dataset: service.dataset }).withOptions({
    baseUrl: service.url,
  })

/** With a token: a test of every option is no visitor, and needs no allowance. */
const get = (url: string, accept = '*/*') =>
  fetch(url, { headers: { accept, authorization: `Bearer ${service.viewer}` } })

type Build = (image: ImageUrlBuilder) => ImageUrlBuilder
type Shape = [width: number, height: number]

async function picture(build: Build, source: unknown = wide, accept?: string) {
  const url = build(builder().image(source as string)).url()
  const answer = await get(url, accept)
  const body = Buffer.from(await answer.arrayBuffer())
  assert.equal(answer.status, 200, `${url}: ${body.subarray(0, 300)}`)
  const { width, height, format, compression, hasAlpha, pages } = await sharp(body).metadata()
  const kind = compression === 'av1' ? 'avif' : format
  assert.equal(answer.headers.get('content-type'), `image/${kind}`, url)
  return { url, answer, body, width, height, kind, hasAlpha, pages }
}

describe('sizes of a picture of 1200 by 800', () => {
  const table: [name: string, build: Build, expected: Shape][] = [
    ['as it is', (i) => i, [1200, 800]],
    ['width', (i) => i.width(300), [300, 200]],
    ['height', (i) => i.height(300), [450, 300]],
    ['a width that does not divide', (i) => i.width(333), [333, 222]],
    ['size, cut to shape by the builder', (i) => i.size(300, 300), [300, 300]],
    ['fit clip', (i) => i.size(300, 300).fit('clip').ignoreImageParams(), [300, 200]],
    ['fit crop', (i) => i.size(300, 300).fit('crop').ignoreImageParams(), [300, 300]],
    ['fit fill', (i) => i.size(300, 300).fit('fill').ignoreImageParams(), [300, 300]],
    ['fit fillmax', (i) => i.size(1600, 1600).fit('fillmax').ignoreImageParams(), [1600, 1600]],
    ['fit max', (i) => i.size(300, 300).fit('max').ignoreImageParams(), [300, 200]],
    ['fit max does not enlarge', (i) => i.width(2400).fit('max'), [1200, 800]],
    ['fit scale', (i) => i.size(300, 300).fit('scale').ignoreImageParams(), [300, 300]],
    ['fit min', (i) => i.size(300, 300).fit('min').ignoreImageParams(), [300, 300]],
    [
      'fit min does not enlarge',
      (i) => i.size(2000, 2000).fit('min').ignoreImageParams(),
      [800, 800],
    ],
    [
      'bounds above',
      (i) => i.fit('crop').maxWidth(600).maxHeight(600).height(600).ignoreImageParams(),
      [600, 600],
    ],
    [
      'bounds below',
      (i) => i.fit('crop').width(300).minHeight(300).ignoreImageParams(),
      [300, 300],
    ],
    ['rect', (i) => i.rect(100, 100, 400, 200), [400, 200]],
    ['rect and width', (i) => i.rect(100, 100, 400, 200).width(200), [200, 100]],
    [
      'focal point',
      (i) => i.focalPoint(0.1, 0.1).fit('crop').crop('focalpoint').size(200, 200),
      [200, 200],
    ],
    ['crop top', (i) => i.fit('crop').crop('top').size(400, 100), [400, 100]],
    ['crop entropy', (i) => i.fit('crop').crop('entropy').size(200, 200), [200, 200]],
    ['dpr', (i) => i.width(200).dpr(2), [400, 267]],
    ['dpr of a fraction', (i) => i.width(200).dpr(1.5), [300, 200]],
    ['orientation', (i) => i.orientation(90), [800, 1200]],
    ['orientation and width', (i) => i.orientation(270).width(400), [400, 600]],
    ['pad', (i) => i.pad(20).width(300), [300, 213]],
    ['blur', (i) => i.width(300).blur(50), [300, 200]],
    ['sharpen', (i) => i.width(300).sharpen(20), [300, 200]],
    ['invert', (i) => i.width(300).invert(true), [300, 200]],
    ['saturation', (i) => i.width(300).saturation(-100), [300, 200]],
    ['flips', (i) => i.width(300).flipHorizontal().flipVertical(), [300, 200]],
    ['quality', (i) => i.width(300).quality(10), [300, 200]],
    ['background', (i) => i.width(300).bg('ff00ff'), [300, 200]],
    ['frame', (i) => i.width(300).frame(1), [300, 200]],
    ['vanity name', (i) => i.width(300).vanityName('runesten.jpg'), [300, 200]],
  ]
  for (const [name, build, [width, height]] of table) {
    test(name, async () => {
      const made = await picture(build)
      if (name === 'pad') assert.equal(made.width, width)
      else assert.deepEqual([made.width, made.height], [width, height], made.url)
      assert.equal(made.kind, 'jpeg')
    })
  }
})

describe('every fit, size and format together', () => {
  const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const
  const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const
  const sizes: Shape[] = [
    [160, 90],
    [97, 211],
    [640, 640],
  ]
  for (const fit of fits) {
    test(fit, async () => {
      for (const [n, [w, h]] of sizes.entries()) {
        const format = formats[(n + fits.indexOf(fit)) % formats.length] ?? 'jpg'
        const made = await picture((i) =>
          i
            .size(w, h)
            .fit(fit)
            .format(format as 'jpg')
            .ignoreImageParams(),
        )
        const inside = ['clip', 'max'].includes(fit)
        const factor = Math.min(w / 1200, h / 800)
        const expected = inside ? [Math.round(1200 * factor), Math.round(800 * factor)] : [w, h]
        assert.deepEqual([made.width, made.height], expected, made.url)
        assert.equal(made.kind, format.endsWith('jpg') ? 'jpeg' : format)
      }
    })
  }
})

describe('what is seen', () => {
  const { leftTop, rightTop, leftBottom, rightBottom } = corners
  const table: [name: string, build: Build, expected: readonly number[]][] = [
    ['the left upper corner', (i) => i.width(200), leftTop],
    ['mirrored', (i) => i.width(200).flipHorizontal(), rightTop],
    ['upside down', (i) => i.width(200).flipVertical(), leftBottom],
    ['turned clockwise', (i) => i.width(200).orientation(90), leftBottom],
    ['a part', (i) => i.rect(700, 500, 400, 200), rightBottom],
    [
      'a focal point',
      (i) => i.focalPoint(0.9, 0.9).fit('crop').crop('focalpoint').size(400, 100),
      leftBottom,
    ],
    ['the lower edge', (i) => i.fit('crop').crop('bottom').size(600, 100), leftBottom],
    ['opposites', (i) => i.width(200).invert(true), leftTop.map((value) => 255 - value)],
    ['a margin', (i) => i.width(200).pad(30).bg('ff00ff'), [255, 0, 255]],
  ]
  for (const [name, build, expected] of table) {
    test(name, async () => {
      const { body, url } = await picture((image) => build(image).format('png'))
      const seen = await colourAt(body, 0.04, 0.04)
      assert.ok(near(seen, expected), `${url}: ${seen}, not ${expected}`)
    })
  }
})

test('the editor’s crop and hotspot', async () => {
  const source = {
    asset: { _ref: wide },
    crop: { left: 0.5, right: 0, top: 0.5, bottom: 0 },
    hotspot: { x: 0.75, y: 0.75, width: 0.2, height: 0.2 },
  }
  const made = await picture((image) => image.size(160, 160).format('png'), source)
  assert.deepEqual([made.width, made.height], [160, 160])
  assert.ok(near(await colourAt(made.body, 0.04, 0.04), corners.rightBottom))
})

test('the format by what the browser takes', async () => {
  const auto: Build = (image) => image.width(200).auto('format')
  const table: [accept: string, kind: string][] = [
    ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['image/avif;q=0,image/webp', 'webp'],
    ['*/*', 'jpeg'],
  ]
  for (const [accept, kind] of table) {
    const made = await picture(auto, wide, accept)
    assert.equal(made.kind, kind, accept)
    assert.match(made.answer.headers.get('vary') ?? '', /accept/i)
  }
})

test('what shows through stays so, unless the format or a ground forbids it', async () => {
  const corner = async (build: Build) => colourAt((await picture(build, clear)).body, 0.02, 0.02)
  assert.equal((await corner((i) => i.width(200)))[3], 0)
  assert.equal((await corner((i) => i.width(200).format('webp')))[3], 0)
  assert.ok(near(await corner((i) => i.width(200).format('jpg')), [255, 255, 255]))
  assert.ok(near(await corner((i) => i.width(200).format('jpg').bg('0000ff')), [0, 0, 255]))
})

test('saved under a name', async () => {
  const { answer } = await picture((image) => image.width(200).forceDownload('Runesten på høj.jpg'))
  assert.match(answer.headers.get('content-disposition') ?? '', /^attachment;.*filename\*=UTF-8''/)
})

test('a bad value is named, and one without meaning passed over', async () => {
  const base = builder().image(wide).url()
  for (const query of ['w=0', 'w=abc', 'fit=round', 'fm=bmp', 'rect=1,2,3', 'or=45']) {
    const answer = await get(`${base}?${query}`)
    assert.equal(answer.status, 400, query)
    const { message } = (await answer.json()) as { message: string }
    assert.match(message, new RegExp(`\\b${query.split('=')[0]}\\b`))
  }
  const [plain, odd] = await Promise.all(
    [`w=200`, `utm_source=x&w=200`].map((query) => get(`${base}?${query}`)),
  )
  assert.equal(plain?.headers.get('etag'), odd?.headers.get('etag'))
})
