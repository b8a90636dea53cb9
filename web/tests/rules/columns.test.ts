import assert from 'node:assert/strict'
import { test } from 'node:test'
import { columnsFor } from '../../src/components/columns.ts'

test('no card is alone in the last row, where a number of columns allows that', () => {
  const columns = (most: number) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => columnsFor(n, most))
  assert.deepEqual(columns(4), [1, 2, 3, 4, 3, 4, 4, 4, 3, 4])
  assert.deepEqual(columns(3), [1, 2, 3, 2, 3, 3, 3, 3, 3, 2])
})
