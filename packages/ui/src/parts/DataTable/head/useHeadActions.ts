import { useTexts } from '@waldkerf/ui/i18n/Language'
import { nextSort } from '../columns.ts'
import type { DataTableProps } from '../tableTypes.ts'
import { texts } from '../DataTable.texts.ts'
import type { HeadActions } from './useHeadKeys.ts'
import { withMoved, withSort, withWidth } from '../layout/tableLayout.ts'
import type { Table } from '../useTable.ts'

/** Changes to the table from its heads and its column panel. */
export function useHeadActions<Row>(
  table: Table<Row>,
  { columns: all, sorting, features }: DataTableProps<Row>,
): HeadActions {
  const t = useTexts(texts)
  const { layout, changeLayout, arrangement, tableRef, scrollerRef, sorts, say } = table
  const columnTitle = (id: string) => all.find((column) => column.id === id)?.title ?? ''
  const columnPlace = (id: string) => arrangement.columns.findIndex((column) => column.id === id)
  const setWidth = (id: string, width: number) => {
    changeLayout((last) => withWidth(last, id, width))
    say(t.widthIs(columnTitle(id), withWidth(layout, id, width).widths[id]!))
  }
  return {
    sort: (id, joins) => {
      if (sorting) sorting.onSort(nextSort(sorting.sort, id))
      else changeLayout((last) => ({ ...last, sorts: withSort(sorts, id, joins) }))
      if (scrollerRef.current) scrollerRef.current.scrollTop = 0
    },
    move: (id, by) => {
      const next = withMoved(all, layout, id, by)
      changeLayout(() => next)
      if (next !== layout) say(t.movedTo(columnTitle(id), columnPlace(id) + by + 1))
    },
    resize: (id, width, done) => {
      if (done) setWidth(id, width)
      else arrangement.preview(tableRef, id, withWidth(layout, id, width).widths[id]!)
    },
    fit: (id) => {
      const place = arrangement.fits.findIndex((column) => column.id === id) + (features?.picking ? 1 : 0)
      void import('./columnFit.ts').then(({ fittingWidth }) => {
        if (tableRef.current) setWidth(id, fittingWidth(tableRef.current, place))
      })
    },
    leave: () => {
      tableRef.current?.focus()
      if (table.cursor.cursor.row < 0) table.cursor.goTo({ row: 0, column: undefined })
    },
  }
}
