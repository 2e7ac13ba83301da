import type { ReactNode } from 'react'

export interface HeadColumn {
  id: string
  title: ReactNode
  /** Stands once over all neighbours that have it. */
  group?: string | undefined
  align?: 'end'
}

type Heads = readonly HeadColumn[]

/** How many columns from this one on share its group. */
function columnSpan(columns: Heads, start: number): number {
  const end = columns.findIndex(({ group }, index) => index > start && group !== columns[start]?.group)
  return (end < 0 ? columns.length : end) - start
}

/** The heads of a table; where some stand under a group, the others take both lines. */
export function TableHead({ columns }: { columns: Heads }) {
  const isGrouped = columns.some(({ group }) => group !== undefined)
  const beginsGroup = (index: number) => columns[index]?.group !== columns[index - 1]?.group
  const own = (column: Heads[number], rowSpan?: number) => (
    <th key={column.id} scope="col" rowSpan={rowSpan} data-align={column.align}>
      {column.title}
    </th>
  )
  if (!isGrouped) return <tr>{columns.map((column) => own(column))}</tr>
  return (
    <>
      <tr>
        {columns.map((column, index) => {
          if (column.group === undefined) return own(column, 2)
          return (
            beginsGroup(index) && (
              <th key={column.group} scope="colgroup" colSpan={columnSpan(columns, index)}>
                {column.group}
              </th>
            )
          )
        })}
      </tr>
      <tr>{columns.filter(({ group }) => group !== undefined).map((column) => own(column))}</tr>
    </>
  )
}
