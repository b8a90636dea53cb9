/** Every site has an accessibility statement that says when it was reviewed and who supervises it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documents } from './writing/documents.ts'
import type { Value } from './writing/settle.ts'
import { written } from './written.ts'

const all = documents(await written(), { print: () => undefined, file: () => undefined })
const wanted: Record<string, RegExp[]> = {
  da: [/gennemgået den 1\. september 2026/, /Digitaliseringsstyrelsen fører tilsyn/],
  en: [/reviewed on 1 September 2026/, /Agency for Digital Government supervises/],
}

interface Named {
  readonly accessibilityStatement?: { readonly reference: { readonly _ref: string } }
}

test('statements have their date and their authority', () => {
  const menus = all.filter(({ _type }) => _type === 'navigation') as (Value & Named)[]
  const named = menus.filter(({ accessibilityStatement }) => accessibilityStatement)
  assert.ok(named.length >= 22, `${named.length} statements`)
  for (const { accessibilityStatement, locale } of named) {
    const id = accessibilityStatement?.reference._ref
    const text = JSON.stringify(all.find(({ _id }) => _id === id)?.modules ?? [])
    for (const words of wanted[String(locale)] ?? wanted.en ?? [])
      assert.match(text, words, `${id}`)
  }
})
