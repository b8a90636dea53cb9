import assert from 'node:assert/strict'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { modules } from '../../src/modules/registry.ts'
import { pages } from '../../src/pages/registry.ts'

const web = fileURLToPath(new URL('../..', import.meta.url))

const kinds = { pages, modules }

for (const [kind, registered] of Object.entries(kinds)) {
  test(`every one of the ${kind} has its file and its fixture`, () => {
    for (const { source } of Object.values(registered)) {
      assert.ok(existsSync(web + source), `${source} is missing`)
      const fixture = source.replace(/\.tsx$/, '.fixture.ts')
      assert.ok(existsSync(web + fixture), `${fixture} is missing`)
    }
  })

  test(`every folder of the ${kind} is registered`, () => {
    const folder = `${web}src/${kind}`
    const names = readdirSync(folder).filter((name) => statSync(`${folder}/${name}`).isDirectory())
    const known = Object.values(registered).map(({ source }) => source.split('/')[2])
    assert.deepEqual(names.sort(), known.sort())
  })
}
