/** What is sold out leads to a waiting list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { documents } from './writing/documents.ts'
import type { Value } from './writing/settle.ts'
import { written } from './written.ts'

const all = documents(await written(), { print: () => undefined, file: () => undefined })

test('one can ask for a place at what is sold out', () => {
  const soldOut = all.filter(({ _type, soldOut }) => _type === 'event' && soldOut)
  const museums = soldOut.filter(({ site }) => site !== 'proevesalen')
  assert.ok(museums.length > 5)
  for (const event of museums) {
    for (const { _ref } of Object.values(event.eventPage as Record<string, { _ref: string }>)) {
      const page = all.find(({ _id }) => _id === _ref)
      const { externalUrl } = (page?.waitingListLink ?? {}) as Value
      assert.match(String(externalUrl), /^mailto:[\w.]+@example\.org\?subject=./, _ref)
    }
  }
})
