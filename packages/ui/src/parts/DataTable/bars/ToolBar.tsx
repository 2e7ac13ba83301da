import { createContext, type ReactNode, Suspense, use, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { useLater } from '@waldkerf/ui/parts/Later/useLater.ts'
import type { DataTableProps } from '../tableTypes.ts'
import { texts } from '../DataTable.texts.ts'
import type { HeadActions } from '../head/useHeadKeys.ts'
import type { Table } from '../useTable.ts'

export interface ToolBarProps<Row> {
  table: Table<Row>
  tableProps: DataTableProps<Row>
  actions: HeadActions
  /** In a narrow box: what the rows are sorted by. The number of rows gives its place up, unless filters of columns change it. */
  sorting?: ReactNode
}

/** Where a list's own bar has room for the tools at its end: its element, null until it is there. They need no line then. */
export const ToolsPlace = createContext<HTMLElement | null | undefined>(undefined)

const loadPanel = () => import('../layout/ColumnPanel.tsx')

/** Over the table: how many rows there are, filters, columns, and what the screen adds. */
export function ToolBar<Row>({ table, tableProps, actions, sorting }: ToolBarProps<Row>) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const [panel, fetchPanel] = useLater(loadPanel)
  const [open, setOpen] = useState(false)
  const { rows, columns, features = {} } = tableProps
  const { shown, filters, arrangement } = table
  const picked = usePickedRows(tableProps)
  const isFiltered = shown.count !== rows.length
  const place = use(ToolsPlace)
  const width = useScreenWidth()
  // On a phone the lines have neither heads to filter by nor columns to arrange, and no room for signs.
  const isBare = Boolean(sorting) && width === 'phone'
  const isElsewhere = !sorting && place !== undefined
  // Below 1,200 px the list's bar has a button 'Filter': a second one for single columns stands with these.
  const isBesideFilter = width === 'stacked' && place !== undefined
  const isFilterable = columns.some(({ filter }) => filter)
  const tools = (
    <>
      {features.tools && !isBare && !isBesideFilter && isFilterable && (
        <IconButton
          icon="filter"
          label={t.filters}
          aria-pressed={filters.open}
          onPointerEnter={filters.fetch}
          onFocus={filters.fetch}
          onClick={filters.toggle}
        />
      )}
      {features.tools && !isBare && (
        <Place>
          <IconButton
            icon="columns"
            label={t.columns}
            aria-expanded={open}
            onPointerEnter={fetchPanel}
            onFocus={fetchPanel}
            onClick={() => {
              fetchPanel()
              setOpen(!open)
            }}
          />
          {open && panel && (
            <Suspense>
              <panel.ColumnPanel
                table={table}
                columns={columns}
                actions={actions}
                hasFilter={isBesideFilter && isFilterable}
                onClose={() => setOpen(false)}
              />
            </Suspense>
          )}
        </Place>
      )}
      {features.extraTools?.({ columns: arrangement.columns, rows: shown.list, count: shown.count, picked })}
    </>
  )
  return (
    <Bar data-bare={(isElsewhere && !isFiltered) || undefined}>
      {sorting}
      {features.head || (
        <Count role="status" data-hidden={(!isFiltered && Boolean(features.isCounted || sorting)) || undefined}>
          {isFiltered
            ? t.rowCount(number(shown.count), number(rows.length), rows.length === 1)
            : t.count(number(rows.length), rows.length === 1)}
        </Count>
      )}
      {isElsewhere ? place && createPortal(tools, place) : tools}
    </Bar>
  )
}

/** The picked rows, whether they are shown or not. */
function usePickedRows<Row>({ rows, rowKey, features: { allRows = rows, picking } = {} }: DataTableProps<Row>) {
  const keys = picking?.picked
  return useMemo(
    () => (keys && keys.size > 0 ? allRows.filter((row) => keys.has(rowKey(row))) : undefined),
    [allRows, keys, rowKey],
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)} ${space(1)} ${space(3)};
  border-bottom: 1px solid ${color.border};

  &[data-bare] {
    justify-content: start;
    padding: 0;
    border: 0;
  }

  > [data-sorting] {
    flex: 1 1 200px;
    padding: 0;
    border: 0;
  }
  @media print {
    display: none;
  }
`

const Count = styled.span`
  margin-inline-end: auto;
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
  font-variant-numeric: tabular-nums;

  &[data-hidden] {
    ${visuallyHidden}
  }
`

const Place = styled.span`
  position: relative;
`
