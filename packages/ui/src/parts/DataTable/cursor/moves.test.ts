import { expect, test } from 'vitest'
import { moved, type CursorPlace } from './moves.ts'

const extent = { rows: 100, columns: 3, page: 10 }
const on = (row: number, column?: number): CursorPlace => ({ row, column })

test.each([
  ['ArrowDown', on(-1), on(0)],
  ['ArrowDown', on(99), on(99)],
  ['ArrowUp', on(0), on(0)],
  ['PageDown', on(95), on(99)],
  ['PageUp', on(15), on(5)],
  ['Home', on(15), on(0)],
  ['End', on(15), on(99)],
  ['ArrowRight', on(15), on(15, 0)],
  ['ArrowRight', on(15, 2), on(15, 2)],
  ['ArrowLeft', on(15, 1), on(15, 0)],
  ['ArrowLeft', on(15, 0), on(15)],
  ['Home', on(15, 2), on(15, 0)],
  ['End', on(15, 0), on(15, 2)],
  ['ArrowDown', on(15, 1), on(16, 1)],
])('%s from %o', (key, at, to) => expect(moved(key, false, at, extent)).toEqual(to))

test('with Ctrl the ends are the table’s, also from a cell', () => {
  expect(moved('Home', true, on(15, 2), extent)).toEqual(on(0, 2))
  expect(moved('End', true, on(15, 2), extent)).toEqual(on(99, 2))
})

test('other keys do not move', () => expect(moved('a', false, on(1), extent)).toBeUndefined())
