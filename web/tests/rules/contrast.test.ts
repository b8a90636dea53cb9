/**
 * The contrast of every pair of colours that the style sheet sets on each other, in all
 * twelve palettes. The derived colours are computed from the very lines of tokens.css.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { sites } from '../../src/fixtures/sites.ts'
import type { Theme } from '../../src/model/Theme'
import { contrast, lightness, mixed, parsed, type Rgb } from './colour.ts'

const read = (name: string) =>
  readFileSync(new URL(`../../src/styles/${name}`, import.meta.url), 'utf8')
const styles = read('tokens.css') + read('base.css')

/** The share of the first colour in a `color-mix` of the style sheet. */
function share(name: string, first: string, second: string): number {
  const line = new RegExp(
    `${name}: color-mix\\(in srgb, var\\(--${first}\\) (\\d+)%, var\\(--${second}\\)\\)`,
  ).exec(styles)
  assert.ok(line?.[1], `${name} is no mix of ${first} and ${second}`)
  return Number(line[1]) / 100
}

function threshold(): number {
  const line = /--impact-if-dark: .*calc\(\(([\d.]+) - l\)/.exec(styles)
  assert.ok(line?.[1], 'no threshold for impact as text')
  return Number(line[1])
}

function coloursOf(theme: Theme): Record<string, Rgb> {
  const fg = parsed(theme.primary.foreground)
  const bg = parsed(theme.primary.background)
  const impactBg = parsed(theme.impact.background)
  const tint = parsed(theme.tint)
  const deep = parsed(theme.deep)
  const dark = lightness(impactBg) < threshold()
  return {
    fg,
    bg,
    tint,
    deep,
    'impact-bg': impactBg,
    'impact-fg': parsed(theme.impact.foreground),
    'fg-2': mixed(fg, bg, share('--fg-2', 'fg', 'bg')),
    'impact-txt': dark ? mixed(deep, impactBg, 0.01) : deep,
    mark: dark ? mixed(fg, impactBg, 0.01) : fg,
    'impact-ray': mixed(impactBg, fg, share('--impact-ray', 'impact-bg', 'fg')),
    'tint-ray': mixed(tint, bg, share('--tint-ray', 'tint', 'bg')),
    'ink-2 on ink': mixed(bg, fg, share('--ink-2', 'bg', 'fg')),
  }
}

const text = 4.5
const shape = 3

/** Text, ground, and how much contrast they need. */
const pairs: [string, string, number][] = [
  ['fg', 'bg', text],
  ['fg-2', 'bg', text],
  ['impact-txt', 'bg', text],
  ['impact-fg', 'impact-bg', text],
  ['fg', 'tint', text],
  ['fg', 'tint-ray', text],
  ['bg', 'deep', text],
  ['tint', 'fg', text],
  ['tint', 'deep', shape],
  ['ink-2 on ink', 'fg', text],
  ['mark', 'bg', shape],
  // Focus rings on their grounds.
  ['impact-txt', 'bg', shape],
  ['impact-fg', 'impact-bg', shape],
  ['fg', 'tint', shape],
]

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
