import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { breakpoints, from } from '../../src/components/breakpoints.ts'

const styles = new URL('../../src/styles/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, styles), 'utf8')

test('spec 9: the style sheet and `sizes` have the same breakpoints', () => {
  const found = [...read('tokens.css').matchAll(/--breakpoint-(\w+): (\d+)px/g)]
  const tokens = found.map(([, name, width]) => [name, Number(width)])
  assert.deepEqual(Object.fromEntries(tokens), breakpoints)
  assert.deepEqual(breakpoints, { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 })
  assert.equal(from('lg'), '(min-width: 1024px)')
})

test('spec 9: a width in a query of the style sheet is a breakpoint', () => {
  const known: number[] = Object.values(breakpoints)
  // Phones have no breakpoints: a part may need room that a narrow one lacks.
  const phone = (width: number) => width < breakpoints.sm
  for (const name of readdirSync(styles).filter((file) => file.endsWith('.css'))) {
    for (const [query, width] of read(name).matchAll(/@media \(width \S+ (\S+)px\)/g)) {
      const pixels = Number(width)
      assert.ok(known.includes(pixels) || phone(pixels), `${name}: ${query}`)
    }
  }
})
