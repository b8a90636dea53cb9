import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { breakpoints, from, letterSize } from '../../src/components/breakpoints.ts'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const styles = globSync('**/*.css', { cwd: source })

test('the style sheet and `sizes` have the same breakpoints', () => {
  assert.deepEqual(breakpoints, { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
  assert.equal(from('lg'), '(min-width: 64em)')
  const known: number[] = Object.values(breakpoints)
  // Phones have no breakpoints: a part may need room that a narrow one lacks.
  const phone = (width: number) => width < breakpoints.sm
  const seen = new Set<number>()
  for (const name of styles) {
    for (const [query] of readFileSync(`${source}${name}`, 'utf8').matchAll(/@media .*width.*/g)) {
      assert.doesNotMatch(query, /\dpx/, `${name}: queries count in letters`)
      for (const [, width] of query.matchAll(/([\d.]+)em/g)) {
        const pixels = Number(width) * letterSize
        assert.ok(known.includes(pixels) || phone(pixels), `${name}: ${query}`)
        seen.add(pixels)
      }
    }
  }
  for (const width of [640, 768, 1024, 1280]) assert.ok(seen.has(width), `no query has ${width}`)
})

test('the style sheet has every file beside a component', () => {
  const listed = readFileSync(`${source}styles/components.css`, 'utf8')
  const imported = [...listed.matchAll(/@import "(?:\.\.\/(.*)|\.\/(.*))";/g)].map(
    ([, beside, shared]) => beside ?? `styles/${shared}`,
  )
  const apart = ['main', 'reset', 'fonts', 'tokens', 'base', 'components', 'media'].map(
    (name) => `styles/${name}.css`,
  )
  // These come with the code that they are for.
  const lazy = ['listen/player/Player.css', 'consent/ConsentDialog.css', 'newsletter/PopUp.css']
  const expected = styles.filter((name) => ![...apart, ...lazy].includes(name))
  assert.deepEqual(imported.toSorted(), expected.toSorted())
})
