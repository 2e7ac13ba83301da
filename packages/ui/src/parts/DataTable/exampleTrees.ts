import type { Column } from './columns.ts'

/** A measured tree: an example for stories, which no screen of the product shows. */
export interface Tree {
  id: number
  kind: string
  place: string
  height: number | null
  /** `YYYY-MM-DD` */
  felled: string
}

const kinds = ['Fichte', 'Äsche', 'Buche', 'Zirbe', 'Ahorn', 'Tanne', 'Öhrchenweide']
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** @returns `count` trees, the same ones each time. */
export function exampleTrees(count: number): Tree[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    kind: kinds[(id * 31) % kinds.length]!,
    place: `Abteilung ${1 + ((id * 7919) % 240)}`,
    height: id % 11 === 0 ? null : 3 + ((id * 104_729) % 420) / 10,
    felled: `20${10 + (id % 16)}-${twoDigits(1 + (id % 12))}-${twoDigits(1 + (id % 28))}`,
  }))
}

const day = (text: string) => text.split('-').toReversed().join('.')

export const treeColumns: readonly Column<Tree>[] = [
  { id: 'id', title: 'Nr.', width: 88, grow: 0, align: 'end', sortBy: ({ id }) => id, cell: ({ id }) => id },
  { id: 'kind', title: 'Baumart', width: 130, filter: 'choice', sortBy: ({ kind }) => kind, cell: ({ kind }) => kind },
  {
    id: 'place',
    title: 'Ort',
    width: 150,
    grow: 2,
    filter: 'text',
    sortBy: ({ place }) => place,
    cell: ({ place }) => place,
  },
  {
    id: 'height',
    title: 'Höhe',
    width: 110,
    align: 'end',
    filter: 'number',
    sortBy: ({ height }) => height,
    cell: ({ height }) => (height === null ? '–' : `${height.toFixed(1).replace('.', ',')} m`),
  },
  {
    id: 'felled',
    title: 'Gefällt am',
    width: 120,
    align: 'end',
    filter: 'day',
    sortBy: ({ felled }) => felled,
    cell: ({ felled }) => day(felled),
  },
]
