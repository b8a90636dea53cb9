/** The IIIF validator, and what a viewer requests. */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { type ContentService, startContentService } from '../../testbed/contentService.ts'
import { photograph } from '../../testbed/photograph.ts'

// `scripts/services env` names it; the validator lives in that environment.
const python = process.env.VITRINE_PYTHON
let service: ContentService
before(async () => {
  // The validator requests odd sizes as fast as it can, without a token.
  service = await startContentService({ env: { VITRINE_ODD_MILLISECONDS_AT_ONCE: '1000000' } })
})
after(() => service.stop())

async function upload(body: Buffer): Promise<string> {
  const address = `${service.url}/v2025-02-19/assets/images/${service.dataset}`
  const answer = await fetch(address, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { authorization: `Bearer ${service.editor}`, 'x-sanity-project-id': service.project },
  })
  const text = await answer.text()
  assert.equal(answer.status, 200, text)
  const { document } = JSON.parse(text) as { document: { _id: string } }
  return document._id
}

/** The validator knows the colour of each of a hundred squares, and judges by them. */
function testCard(): Buffer {
  assert.ok(python, 'VITRINE_PYTHON is not set: eval "$(scripts/services env)"')
  const draw = `
import os
# The validator prints when it is imported.
out = os.dup(1)
os.dup2(2, 1)
from PIL import Image, ImageDraw
from iiif_validator.validator import ValidationInfo
card = Image.new('RGB', (1000, 1000))
pen = ImageDraw.Draw(card)
for x, column in enumerate(ValidationInfo().colorInfo):
    for y, colour in enumerate(column):
        pen.rectangle((x * 100, y * 100, x * 100 + 99, y * 100 + 99), fill=colour)
card.save(os.fdopen(out, 'wb'), 'png')
`
  return execFileSync(python, ['-c', draw], { maxBuffer: 1 << 24 })
}

test('the validator passes level 2', async () => {
  const identifier = await upload(testCard())
  const { host } = new URL(service.url)
  const prefix = `iiif/3/${service.project}/${service.dataset}`
  const script = (python ?? '').replace(/python$/, 'iiif-validate.py')
  const options = ['-s', host, '-p', prefix, '-i', identifier, '--version=3.0', '--level=2']
  const run = spawn(script, options, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise((resolve) => run.on('exit', resolve))
  assert.equal(code, 0, output)
  const [, tests] = output.match(/Done \((\d+) tests, 0 failures\)/) ?? []
  assert.ok(Number(tests) >= 30, output)
})

test('tiles of a large picture fit together', async () => {
  const [width, height] = [2300, 1500]
  const identifier = await upload(await photograph(width, height, 3))
  const base = `${service.url}/iiif/3/${service.project}/${service.dataset}/${identifier}`
  const info = (await (await fetch(`${base}/info.json`)).json()) as {
    width: number
    height: number
    tiles: { width: number; scaleFactors: number[] }[]
  }
  assert.deepEqual([info.width, info.height], [width, height])
  const [{ width: tile, scaleFactors } = { width: 0, scaleFactors: [] }] = info.tiles
  for (const factor of scaleFactors) {
    const step = tile * factor
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) {
        const [w, h] = [Math.min(step, width - x), Math.min(step, height - y)]
        const [sw, sh] = [Math.ceil(w / factor), Math.ceil(h / factor)]
        const answer = await fetch(`${base}/${x},${y},${w},${h}/${sw},${sh}/0/default.jpg`)
        assert.equal(answer.status, 200)
        const seen = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        assert.deepEqual([seen.width, seen.height], [sw, sh])
      }
    }
  }
})
