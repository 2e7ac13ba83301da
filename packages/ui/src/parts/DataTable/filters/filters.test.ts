import { expect, test } from 'vitest'
import type { Column } from '../columns.ts'
import { filterOrder, type Filters } from './filters.ts'

interface Tree {
  name: string
  height: number | null
  felled: string
}

const columns: readonly Column<Tree>[] = [
  { id: 'name', title: 'Name', width: 100, filter: 'text', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'kind', title: 'Art', width: 100, filter: 'choice', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { id: 'height', title: 'Höhe', width: 100, filter: 'number', sortBy: ({ height }) => height, cell: () => '' },
  { id: 'felled', title: 'Gefällt', width: 100, filter: 'day', sortBy: ({ felled }) => felled, cell: () => '' },
]
const rows: readonly Tree[] = [
  { name: 'Zirbe', height: 20.5, felled: '2025-11-02' },
  { name: 'Äsche', height: null, felled: '2026-01-31' },
  { name: 'Buche', height: -9, felled: '2026-11-21' },
  { name: 'Waldesche', height: 1200, felled: '2026-11-30' },
]
const found = (filters: Filters, order?: Uint32Array) =>
  Array.from(filterOrder(rows, columns, filters, order) ?? rows.keys(), (row) => rows[row]!.name)

test.each<[Filters, readonly string[]]>([
  [{ name: 'ASCHE' }, ['Äsche']],
  [{ name: 'sche' }, ['Äsche', 'Waldesche']],
  [{ kind: 'Buche' }, ['Buche']],
  [{ height: '20,5' }, ['Zirbe']],
  [{ height: '1.200' }, ['Waldesche']],
  [{ height: '>20' }, ['Zirbe', 'Waldesche']],
  [{ height: '<= 20' }, ['Buche']],
  [{ height: '-10–21' }, ['Zirbe', 'Buche']],
  [{ height: '-10..-5' }, ['Buche']],
  [{ height: 'hoch' }, []],
  [{ felled: '2026' }, ['Äsche', 'Buche', 'Waldesche']],
  [{ felled: '11.2026' }, ['Buche', 'Waldesche']],
  [{ felled: '21.11.2026' }, ['Buche']],
  [{ felled: '2.11.2025 – 1.2026' }, ['Zirbe', 'Äsche']],
  [{ felled: '>=11.2026' }, ['Buche', 'Waldesche']],
  [{ felled: '>1.2026' }, ['Buche', 'Waldesche']],
  [{ felled: '<2025' }, []],
  [{ name: 'e', height: '>0' }, ['Zirbe', 'Waldesche']],
  [{ name: '  ', gone: 'x' }, ['Zirbe', 'Äsche', 'Buche', 'Waldesche']],
])('%o leaves %o', (filters, names) => expect(found(filters)).toEqual(names))

test('the remaining rows keep their order', () =>
  expect(found({ name: 'sche' }, Uint32Array.of(3, 2, 1, 0))).toEqual(['Waldesche', 'Äsche']))
