import { describe, expect, it } from 'vitest'
import { type Column, nextSort } from '../columns.ts'
import { sortRows } from './order.ts'

interface Tree {
  name: string
  height: number | null
}

const columns: Column<Tree>[] = [
  { id: 'name', title: 'Name', width: 100, sortBy: (tree) => tree.name, cell: (tree) => tree.name },
  { id: 'height', title: 'Höhe', width: 100, sortBy: (tree) => tree.height, cell: (tree) => tree.height },
  { id: 'plain', title: 'Ohne', width: 100, cell: () => '' },
]
const rows: Tree[] = [
  { name: 'Zirbe', height: 20 },
  { name: 'Äsche', height: null },
  { name: 'Buche', height: 9 },
  { name: 'Ahorn', height: 20 },
]
const names = (sorted: readonly Tree[]) => sorted.map(({ name }) => name)

describe('sortRows', () => {
  it('puts umlauts where German has them', () => {
    expect(names(sortRows(rows, columns, { column: 'name', direction: 'ascending' }))).toEqual([
      'Ahorn',
      'Äsche',
      'Buche',
      'Zirbe',
    ])
  })

  it('sorts numbers by size, keeps equal rows in place and empty ones last in both directions', () => {
    expect(names(sortRows(rows, columns, { column: 'height', direction: 'ascending' }))).toEqual([
      'Buche',
      'Zirbe',
      'Ahorn',
      'Äsche',
    ])
    expect(names(sortRows(rows, columns, { column: 'height', direction: 'descending' }))).toEqual([
      'Zirbe',
      'Ahorn',
      'Buche',
      'Äsche',
    ])
  })

  it('leaves rows alone where there is nothing to sort by', () => {
    expect(sortRows(rows, columns, undefined)).toBe(rows)
    expect(sortRows(rows, columns, { column: 'plain', direction: 'ascending' })).toBe(rows)
    expect(sortRows(rows, columns, { column: 'gone', direction: 'ascending' })).toBe(rows)
  })
})

describe('nextSort', () => {
  it('turns the same column around and starts another ascending', () => {
    const first = nextSort(undefined, 'name')
    expect(first).toEqual({ column: 'name', direction: 'ascending' })
    expect(nextSort(first, 'name').direction).toBe('descending')
    expect(nextSort(nextSort(first, 'name'), 'height')).toEqual({ column: 'height', direction: 'ascending' })
  })
})
