import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrast, type Rgb } from './colour.ts'
import { coloursOf } from './pairs.ts'
import { probe, unproved } from './probe.ts'

const colours = Object.entries(coloursOf(probe))

/** The largest difference of two colours in one of their parts, from 0 to 255. */
function apart(one: Rgb, other: Rgb): number {
  return Math.max(...one.map((part, index) => Math.abs(part - (other[index] ?? 0)))) * 255
}

test('each colour of the probe can be told from the others, and none by its contrast', () => {
  for (const [name, one] of colours) {
    for (const [others, other] of colours) {
      if (name === others) continue
      // One is lost when the browser rounds.
      assert.ok(apart(one, other) > 1.5, `${name} and ${others}`)
      assert.ok(contrast(one, other) < 3, `${name} and ${others}`)
    }
  }
})

test('a pair is proved for what it needs, and only as it stands in the table', () => {
  const seen = (ink: string, ground: string, needed: string) =>
    unproved([{ where: 'p', ink, ground, needed }])
  const { primary, tint, deep } = probe
  assert.deepEqual(seen(primary.foreground, tint, '4.5:1'), [])
  assert.deepEqual(seen(tint, deep, '3:1'), [])
  assert.deepEqual(seen(tint, deep, '4.5:1'), ['tint on deep is no pair for 4.5:1: p'])
  assert.deepEqual(seen('#000000', tint, '3:1'), ['#000000 on tint is no pair for 3:1: p'])
})
