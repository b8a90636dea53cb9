/** The forms of the demonstration, and what it is while it is made. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { problems } from '../studio/schema/conforms.ts'
import { formNamed } from './form.ts'
import { printName } from './prints/rasters.ts'
import { bar, left } from './progress.ts'
import { emptyStock, linesOf, type Project, projects, type Stock } from './project.ts'
import type { Value } from './writing/settle.ts'

const sketch = await projects('there', formNamed('sketch'))
const full = await projects('there', formNamed())

const read = (lines: readonly string[]): Value[] => lines.map((line) => JSON.parse(line) as Value)

const stockOf = ({ needs }: Project): Stock => ({
  prints: new Map(needs.prints.map((one) => [printName(one), `images/${printName(one)}.jpg`])),
  files: new Map(
    [...needs.sounds, ...needs.papers, ...needs.films].map(({ name }) => [
      name,
      { path: `files/${name}`, milliseconds: 9000 },
    ]),
  ),
})

describe('a form', () => {
  it('is the full one if none is named, and must be known', () => {
    assert.equal(formNamed().name, 'full')
    assert.throws(() => formNamed('quick'), /full or sketch/)
  })

  it('has folders of its own', () => {
    assert.deepEqual(
      [...full, ...sketch].map(({ folder }) => folder),
      ['full/museerne', 'full/proevesalen', 'sketch/museerne', 'sketch/proevesalen'].map(
        (path) => `there/${path}`,
      ),
    )
  })
})

describe('the sketch', () => {
  it('has no print wider than 1200, and shows every print that the full form shows', () => {
    const motifs = (all: readonly Project[]) =>
      new Set(all.flatMap(({ needs }) => needs.prints.map((one) => `${one.site} ${one.motif}`)))
    assert.ok(sketch.every(({ needs }) => needs.prints.every(({ width = 0 }) => width <= 1200)))
    assert.deepEqual(motifs(sketch), motifs(full))
  })

  it('has every sound, each cut short', () => {
    const [names, cut] = [sketch, full].map((all) => all.flatMap(({ needs }) => needs.sounds))
    assert.deepEqual(
      names?.map(({ name }) => name),
      cut?.map(({ name }) => name),
    )
    assert.ok(names?.every(({ spoken }) => spoken.length <= 3))
  })
})

describe('prints', () => {
  it('come in the order in which they are seen: front pages first, the largest last', () => {
    const [project] = full
    assert.ok(project)
    const { prints } = project.needs
    const names = prints.map(printName)
    const front = read(linesOf(project, stockOf(project), ''))
      .filter(({ _type }) => _type === 'frontPage')
      .flatMap((page) => [...JSON.stringify(page).matchAll(/images\/([^"]+)\.jpg/g)])
      .map(([, name = '']) => names.indexOf(name))
    const widths = prints.map(({ width }) => width ?? 0)
    assert.ok(Math.max(...front) < new Set(front).size)
    assert.deepEqual(
      widths,
      widths.toSorted((one, other) => one - other),
    )
  })
})

for (const project of sketch)
  describe(`${project.name} before its media are made`, () => {
    const bare = read(linesOf(project, emptyStock(), 'now')).slice(0, -1)
    const whole = read(linesOf(project, stockOf(project), 'now')).slice(0, -1)

    it('has every document, and none names a file', () => {
      assert.deepEqual(
        bare.map(({ _id }) => _id),
        whole.map(({ _id }) => _id),
      )
      assert.doesNotMatch(JSON.stringify(bare), /_sanityAsset/)
    })

    it('gives the members of lists the keys that they will have', () => {
      const keys = (value: unknown) => JSON.stringify(value).match(/"_key":"[^"]+"/g) ?? []
      for (const [at, document] of bare.entries()) {
        const later = new Set(keys(whole[at]))
        assert.ok(keys(document).every((key) => later.has(key)))
      }
    })

    it('breaks no rule of the schema but that something is required', () => {
      const rules = new Set(bare.flatMap((document) => problems(document)))
      const known = new Set(whole.flatMap((document) => problems(document)))
      assert.deepEqual(
        [...rules].filter((rule) => !known.has(rule) && !/required|missing/.test(rule)),
        [],
      )
    })

    it('is marked as whole only when it is', () => {
      const mark = (stock: Stock) => JSON.parse(linesOf(project, stock, 'now').at(-1) ?? '')
      assert.equal(mark(emptyStock()).sources, undefined)
      assert.equal(mark(stockOf(project)).sources, 'now')
    })
  })

describe('progress', () => {
  it('says what is left when it can be known', () => {
    assert.equal(left(1, 9, 1000), '')
    assert.equal(left(10, 20, 10_000), ', 20 s to go')
    assert.equal(left(10, 200, 10_000), ', 3 min to go')
    assert.equal(left(10, 0, 10_000), '')
  })

  it('is a bar of one width', () => {
    assert.equal(bar(1, 4, 8), '██░░░░░░')
    assert.equal(bar(0, 0, 2), '██')
  })
})
