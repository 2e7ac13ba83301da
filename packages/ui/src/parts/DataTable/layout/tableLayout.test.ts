import { describe, expect, test } from 'vitest'
import type { Column } from '../columns.ts'
import {
  arranged,
  columnWidths,
  fitting,
  narrowed,
  plainLayout,
  readLayout,
  stayingCount,
  withMoved,
  withPinned,
  withShown,
  withSort,
  withWidth,
} from './tableLayout.ts'

const column = (id: string, more?: Partial<Column<string>>): Column<string> => ({
  id,
  title: id,
  width: 100,
  cell: (row) => row,
  ...more,
})
const columns = [column('a'), column('b'), column('c', { hidden: true }), column('d')]
const ids = (layout = plainLayout) => arranged(columns, layout).map(({ id }) => id)

describe('columns', () => {
  test('hidden ones come when they are chosen', () => {
    expect(ids()).toEqual(['a', 'b', 'd'])
    expect(ids(withShown(plainLayout, 'c', true))).toEqual(['a', 'b', 'c', 'd'])
  })

  test('leave where there is no room for all, the least important first, but not the chosen ones', () => {
    const some = [column('a'), column('b', { leaves: 2 }), column('c', { leaves: 1 }), column('d', { leaves: 3 })]
    const fits = (room: number, shown = {}, stay: string[] = []) =>
      fitting(some, room, { shown, stay }).map(({ id }) => id)
    expect(fits(400)).toEqual(['a', 'b', 'c', 'd'])
    expect(fits(399)).toEqual(['a', 'b', 'd'])
    expect(fits(250)).toEqual(['a', 'd'])
    expect(fits(250, { c: true }, ['b'])).toEqual(['a', 'b', 'c'])
    expect(fits(50)).toEqual(['a'])
  })

  test('stand in a narrow box by their places there, those without one behind', () => {
    const narrow = [
      column('a'),
      column('b', { narrow: { place: 2 } }),
      column('d', { narrow: { place: 0 } }),
      column('c', { narrow: { place: 1, cell: () => '1' } }),
    ]
    const cells = narrowed(narrow)
    expect(cells.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
    expect(cells.map(({ cell }) => cell('row'))).toEqual(['1', 'row', 'row'])
    expect(narrowed(columns)).toEqual(columns)
  })

  test('show in a narrow box what the rows are sorted by, as the first of the second line', () => {
    const narrow = [
      column('picture', { narrow: { place: 1, picture: true } }),
      ...['name', 'state', 'place', 'day', 'more'].map((id, at) => column(id, { narrow: { place: at + 2 } })),
    ]
    const shown = (sorted: string) => narrowed(narrow, sorted).map(({ id }) => id)
    expect(shown('more')).toEqual(['picture', 'name', 'state', 'more', 'place', 'day'])
    for (const inPlace of ['name', 'place', 'queue']) {
      expect(shown(inPlace)).toEqual(['picture', 'name', 'state', 'place', 'day', 'more'])
    }
  })

  test('move among those that are shown, and stay at the edges', () => {
    expect(ids(withMoved(columns, plainLayout, 'd', -1))).toEqual(['a', 'd', 'b'])
    expect(ids(withMoved(columns, plainLayout, 'a', 2))).toEqual(['b', 'd', 'a'])
    expect(withMoved(columns, plainLayout, 'a', -1)).toBe(plainLayout)
  })

  test('are pinned in front, in their order, and move among themselves', () => {
    const pinned = withPinned(withPinned(plainLayout, 'd', true), 'b', true)
    expect(ids(pinned)).toEqual(['b', 'd', 'a'])
    expect(withMoved(columns, pinned, 'd', 1)).toBe(pinned)
    expect(ids(withMoved(columns, pinned, 'd', -1))).toEqual(['d', 'b', 'a'])
    expect(stayingCount(arranged(columns, pinned), pinned)).toBe(2)
    const free = withPinned(withPinned(pinned, 'b', false), 'd', false)
    expect(ids(free)).toEqual(['a', 'b', 'd'])
    expect(stayingCount(arranged(columns, free), free)).toBe(1)
  })

  test('a kept order knows nothing of columns that came or went since', () => {
    expect(ids({ ...plainLayout, order: ['d', 'gone', 'a'] })).toEqual(['d', 'b', 'a'])
  })

  test('one is left when all are hidden', () => {
    expect(ids({ ...plainLayout, shown: { a: false, b: false, d: false } })).toEqual(['a'])
  })

  test('share what room there is, but for those whose width was set', () => {
    const shown = arranged(columns, withWidth(plainLayout, 'b', 150))
    expect(columnWidths(shown, 1_000)).toEqual([425, 150, 425])
    expect(columnWidths(shown, 200)).toEqual([100, 150, 100])
    expect(withWidth(plainLayout, 'b', 3).widths).toEqual({ b: 56 })
  })
})

test('a click sorts and turns; with Shift a column joins, turns and leaves', () => {
  const first = withSort([], 'a', false)
  expect(first).toEqual([{ column: 'a', direction: 'ascending' }])
  expect(withSort(first, 'a', false)).toEqual([{ column: 'a', direction: 'descending' }])
  const both = withSort(first, 'b', true)
  expect(both.map((sort) => sort.column)).toEqual(['a', 'b'])
  const turned = withSort(both, 'b', true)
  expect(turned[1]?.direction).toBe('descending')
  expect(withSort(turned, 'b', true)).toEqual(first)
})

test.each([null, '', 'x', '[]', '{"order":3,"widths":{"a":"wide"},"sorts":[1,{"column":2}],"density":"big"}'])(
  'whatever was stored (%s) does no harm',
  (text) => expect(readLayout(text)).toEqual(plainLayout),
)

test('a layout is read back as it was kept', () => {
  const layout = { ...withWidth(withPinned(plainLayout, 'b', true), 'a', 200), density: 'compact' as const }
  expect(readLayout(JSON.stringify(layout))).toEqual({
    ...plainLayout,
    pinned: ['b'],
    widths: { a: 200 },
    density: 'compact',
  })
})
