import { expect, test } from 'vitest'
import type { Column } from '../columns.ts'
import { cellTexts } from './copyRows.ts'

interface Tree {
  kind: string
  height: number | null
}

const Mark = () => null
const columns: readonly Column<Tree>[] = [
  {
    id: 'kind',
    title: 'Baumart',
    width: 100,
    sortBy: ({ kind }) => kind,
    cell: ({ kind }) => (
      <>
        <Mark /> <b>{kind}</b>
      </>
    ),
  },
  {
    id: 'height',
    title: 'Höhe',
    width: 100,
    sortBy: ({ height }) => height,
    cell: ({ height }) => `${height ?? '–'}`.replace('.', ','),
  },
  { id: 'mark', title: 'Zeichen', width: 100, sortBy: ({ kind }) => kind.length, cell: () => <Mark /> },
  { id: 'plain', title: 'Ohne', width: 100, cell: () => null },
]

test('cells stand apart by tabs, rows by line ends; what only draws gives the value it is sorted by', () =>
  expect(
    cellTexts(
      [
        { kind: 'Fichte', height: -2.5 },
        { kind: 'Bu\tche\n', height: null },
      ],
      columns,
    ),
  ).toBe('Fichte\t-2,5\t6\t\r\nBu che\t–\t7\t'))

test('what a spreadsheet would run is text; numbers stay numbers', () =>
  expect(cellTexts([{ kind: '=1+1', height: -1 }], columns.slice(0, 2))).toBe("'=1+1\t-1"))
