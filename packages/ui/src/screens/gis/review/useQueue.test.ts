import { expect, test } from 'vitest'
import { hasLeft } from './useQueue.ts'

const rows = (...ids: number[]) => ids.map((id) => ({ id }))
const second = { id: 2, at: 1, before: 1, after: 3 }

test('a record has left its place when its neighbours have closed the gap, wherever it is now', () => {
  expect(hasLeft(rows(1, 2, 3, 4), second)).toBe(false)
  expect(hasLeft(rows(1, 3, 4), second)).toBe(true)
  expect(hasLeft(rows(1, 3, 4, 2), second)).toBe(true)
  expect(hasLeft(rows(2, 3, 1), { id: 1, at: 0, before: undefined, after: 2 })).toBe(true)
})

test('no record has left its place when the whole list is reordered, or when it is the only one', () => {
  expect(hasLeft(rows(4, 3, 2, 1), second)).toBe(false)
  expect(hasLeft(rows(9, 1, 2, 3), second)).toBe(false)
  expect(hasLeft(rows(1), { id: 1, at: 0, before: undefined, after: undefined })).toBe(false)
})
