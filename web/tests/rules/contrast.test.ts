/** Every pair of colours that the style sheet sets on each other, in all twelve palettes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sites } from '../../src/fixtures/sites.ts'
import { contrast, parsed } from './colour.ts'
import { coloursOf, pairs, text } from './pairs.ts'

for (const { key, theme } of sites) {
  test(`${key}: every pair of colours has the contrast that it needs`, () => {
    const colours = coloursOf(theme)
    for (const [ink, ground, least] of pairs) {
      const [over, under] = [colours[ink], colours[ground]]
      assert.ok(over && under, `${ink} on ${ground}`)
      const found = contrast(over, under)
      assert.ok(found >= least, `${ink} on ${ground}: ${found.toFixed(2)} of ${least}`)
    }
  })

  test(`${key}: the rays of the hero do not swallow the text on them`, () => {
    const colours = coloursOf(theme)
    const [ink, ray] = [colours['impact-fg'], colours['impact-ray']]
    assert.ok(ink && ray)
    const found = contrast(ink, ray)
    assert.ok(found >= text, `${found.toFixed(2)}`)
  })
}

test('the measure itself is right', () => {
  assert.equal(contrast(parsed('#000000'), parsed('#ffffff')), 21)
  assert.equal(contrast(parsed('#777777'), parsed('#777777')), 1)
  assert.ok(Math.abs(contrast(parsed('#1b1917'), parsed('#fdfbf6')) - 16.9) < 0.1)
})
