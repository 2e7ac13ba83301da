import { expect, test } from 'vitest'
import { type Board, dropped, moved, itemPlace } from './board.ts'

const item = (id: number) => ({ id, text: `Auftrag ${id}` })
const board: Board = [
  { id: 'todo', title: 'Offen', items: [item(1), item(2), item(3)] },
  { id: 'done', title: 'Erledigt', items: [] },
]
const ids = (given: Board) => given.map(({ items }) => items.map(({ id }) => id))

test('over another item it takes that one’s place, in both directions', () => {
  expect(ids(dropped(board, 1, 3))).toEqual([[2, 3, 1], []])
  expect(ids(dropped(board, 3, 1))).toEqual([[3, 1, 2], []])
})

test('over a column it goes to its end, an empty one too', () => {
  expect(ids(dropped(board, 1, 'done'))).toEqual([[2, 3], [1]])
  expect(ids(dropped(board, 1, 'todo'))).toEqual([[2, 3, 1], []])
})

test('what does not exist moves nothing, and nothing is changed in place', () => {
  expect(moved(board, 9, 'done', 0)).toBe(board)
  expect(moved(board, 1, 'nowhere', 0)).toBe(board)
  expect(ids(board)).toEqual([[1, 2, 3], []])
})

test('places count from 1', () => expect([itemPlace(board, 1), itemPlace(board, 3)]).toEqual([1, 3]))
