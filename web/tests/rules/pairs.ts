/**
 * The colours that the style sheet makes from a palette, and every pair of them that it sets
 * on each other. The derived colours are computed from the very lines of the style sheet.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Theme } from '../../src/model.ts'
import { lightness, mixed, parsed, type Rgb } from './colour.ts'

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

/** The colours of a palette by their names. */
export function coloursOf(theme: Theme): Record<string, Rgb> {
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

/** What WCAG asks of text, and of large text and shapes. */
export const text = 4.5
export const shape = 3

/** Ink, ground, and how much contrast they need. */
export const pairs: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ['fg', 'bg', text],
  ['bg', 'fg', text],
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
