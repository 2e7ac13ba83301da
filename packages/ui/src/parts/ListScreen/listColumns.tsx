import type { ExportColumn, ExportKind } from '@waldkerf/domain/export/exportColumn'
import { type ReactNode, useMemo } from 'react'
import { useFormat } from '@waldkerf/ui/i18n/Language'
import type { Column, SortValue } from '../DataTable/columns.ts'

/** A column's content: `code` is a number that counts nothing, such as a year; a day is `YYYY-MM-DD`. */
type Kind = 'text' | 'number' | 'code' | 'day'

/** How a column stands in files; what is not said is as in the table. */
interface FileColumn<Row, Title extends string> {
  id: string
  /** Such columns come first, in this order. */
  place?: number
  title?: Title
  kind?: ExportKind
  value?: (row: Row) => string | number | null
}

type TablePart<Row> = Omit<Column<Row>, 'id' | 'title' | 'width' | 'sortBy' | 'cell'>

/**
 * One column of a list, in its table and in its files. Its title is the text of its id.
 * `Title`: titles of files alone.
 */
export interface ListColumn<Row, Id extends string, Title extends string = never> extends TablePart<Row> {
  id: Id
  /** Text, unless it is said. */
  kind?: Kind
  /** Shown, sorted by and written to files, unless one of them has its own way. */
  value?: (row: Row) => SortValue
  /** Least width in px; absent: the column is in files alone. */
  width?: number
  /** False: the column cannot be sorted. */
  sortBy?: false | ((row: Row) => SortValue)
  cell?: (row: Row) => ReactNode
  /** Absent: the column is in no file. A place, say, is two columns of a file. */
  file?: FileColumn<Row, Title> | readonly FileColumn<Row, Title>[]
}

/** Columns of any names. */
export type AnyColumn<Row> = ListColumn<Row, string, string>

/** Stands for a value that is not known. */
export const unknown = '–'

/** An empty text stands last, like a number that is not known. */
const sortable =
  <Row,>(value: (row: Row) => SortValue) =>
  (row: Row) => {
    const own = value(row)
    return own === '' ? null : own
  }

type Formats = Pick<ReturnType<typeof useFormat>, 'day' | 'number'>

function cellContent(kind: Kind, value: SortValue, { day, number }: Formats): ReactNode {
  if (kind === 'text') return <span>{value || unknown}</span>
  if (value === null || value === '') return unknown
  return kind === 'day' ? day(String(value)) : kind === 'number' ? number(Number(value)) : value
}

function tableColumns<Row>(
  columns: readonly AnyColumn<Row>[],
  titles: Readonly<Record<string, string>>,
  formats: Formats,
): Column<Row>[] {
  return columns.flatMap(({ kind = 'text', value = () => null, width, sortBy, cell, file: _file, ...rest }) => {
    if (width === undefined) return []
    const isFixed = kind !== 'text'
    return {
      ...(isFixed && { align: 'end' as const, grow: 0 }),
      ...rest,
      title: titles[rest.id] ?? rest.id,
      width,
      ...(sortBy !== false && { sortBy: sortBy ?? sortable(value) }),
      cell: cell ?? ((row: Row) => cellContent(kind, value(row), formats)),
    }
  })
}

const fileKinds = { text: 'text', number: 'number', code: 'number', day: 'day' } satisfies Record<Kind, ExportKind>

/** The columns of a list's files; titles are read as in the table. */
export function fileColumns<Row>(
  columns: readonly AnyColumn<Row>[],
  titles: Readonly<Record<string, string>>,
): ExportColumn<Row>[] {
  return columns
    .flatMap(({ id, kind = 'text', value = () => null, file = [] }) =>
      [file].flat().map((own: FileColumn<Row, string>) => ({
        place: own.place ?? Number.POSITIVE_INFINITY,
        column: {
          id: own.id,
          title: titles[own.title ?? id] ?? id,
          kind: own.kind ?? fileKinds[kind],
          value: own.value ?? value,
        },
      })),
    )
    .toSorted((a, b) => (a.place === b.place ? 0 : a.place - b.place))
    .map(({ column }) => column)
}

/**
 * The columns of a list's table and those of its files: all, and those that stand for some of the table's, in its order.
 * Keep `columns` and `titles` the same.
 */
export function useListColumns<Row, Id extends string, Title extends string>(
  columns: readonly ListColumn<Row, Id, Title>[],
  titles: Readonly<Record<NoInfer<Id | Title>, string>>,
) {
  const formats = useFormat()
  return useMemo(() => {
    const all: readonly AnyColumn<Row>[] = columns
    return {
      columns: tableColumns(all, titles, formats),
      exported: fileColumns(all, titles),
      exportShown: (shown: readonly { id: string }[]) =>
        shown.flatMap(({ id }) =>
          fileColumns(
            all.filter((column) => column.id === id),
            titles,
          ),
        ),
    }
  }, [columns, titles, formats])
}
