import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import { shapesOf } from '../../scripts/pathShapes.ts'
import { shades, touchIcon } from '../../scripts/touchIcons.ts'

/** The pixels of a picture, as how much of each is cut. */
function pixelsOf(picture: Buffer, size: number): (x: number, y: number) => number | undefined {
  const start = picture.indexOf('IDAT') + 4
  const rows = inflateSync(picture.subarray(start, start + picture.readUInt32BE(start - 8)))
  return (x, y) => rows[Math.floor(y) * (size + 1) + 1 + Math.floor(x)]
}

test('a circle is one whatever the way round', () => {
  for (const path of ['M32 12a20 20 0 1 1-.01 0z', 'M32 12a20 20 0 1 0 .01 0z']) {
    const [circle = []] = shapesOf(path)
    for (const [x, y] of circle) assert.ok(Math.abs(Math.hypot(x - 32, y - 32) - 20) < 0.02)
  }
})

test('a command that no mark has is refused', () => {
  assert.throws(() => shapesOf('M0 0T1 1'), /unknown command T/)
  assert.throws(() => shapesOf('M0 0C1 1'), /too few numbers/)
})

test('the motif is cut out of the ground, and so is the corner', () => {
  const all = shades - 1
  const at = pixelsOf(touchIcon('samlinger', 192, false), 192)
  assert.deepEqual([at(0, 0), at(60, 60), at(96, 60), at(156, 151)], [0, all, 0, all])
})

test('what a system cuts to its own form has a margin, and no cuts in its corner', () => {
  const at = pixelsOf(touchIcon('samlinger', 512, true), 512)
  const inner = (place: number) => 512 * 0.15 + place * 5.6
  assert.equal(at(inner(20), inner(20)), shades - 1)
  assert.equal(at(512 - 3, 512 - 80), 0)
})
