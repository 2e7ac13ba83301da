import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import {
  DataTable,
  type RowKey,
  type ShownRows,
  type Sort,
  type TableFeatures,
  type TableSelection,
} from '../DataTable/DataTable.tsx'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx'
import { ExportMenu, type ExportMenuProps, type ExportSource } from '../ExportMenu/ExportMenu.tsx'
import { texts } from '../parts.texts.ts'
import type { List, ListWords } from './listTypes.ts'

/** How rows are shown as a table and as files. */
export interface ListShape<Row> extends Pick<ExportSource<Row>, 'rowPlace' | 'note'>, Pick<EmptyStateProps, 'drawing'> {
  /** Under which the table keeps its settings. */
  name: string
  rowKey: (row: Row) => RowKey
  /** The columns of files; their note is the filter in words. */
  exported: ExportSource<Row>['columns']
  /** Files of another kind, behind those. */
  further?: ExportMenuProps<Row>['further']
}

export interface ListTableProps<Row> {
  words: Pick<ListWords, 'title' | 'empty' | 'nothingFits'>
  shape: ListShape<Row>
  list: List<Row>
  sort: Sort | undefined
  actions: { setSort: (sort: Sort) => void; reset: () => void }
  selection: TableSelection
  /** The form for a first row, where none is there. */
  create?: ReactNode
  features?: Pick<TableFeatures<Row>, 'picking' | 'totals' | 'onEdit'>
}

/** The rows that fit as a table; its order and its rows are what is added up and exported. */
export function ListTable<Row>({
  words,
  shape,
  list,
  sort,
  actions,
  selection,
  create,
  features,
}: ListTableProps<Row>) {
  const t = useTexts(texts).listScreen
  const { name, rowKey, exported, further, rowPlace, note, drawing } = shape
  const isNarrowed = list.all.length > 0
  const { title, text } = isNarrowed ? words.nothingFits : words.empty
  const renderExport = ({ count, rows, picked }: ShownRows<Row>) => (
    <ExportMenu
      source={{
        title: words.title,
        columns: exported,
        count,
        rows,
        picked,
        ...(rowPlace && { rowPlace }),
        ...(note && { note }),
      }}
      {...(further && { further })}
    />
  )
  return (
    <DataTable
      label={words.title}
      columns={list.columns}
      rows={list.rows}
      rowKey={rowKey}
      selection={selection}
      sorting={{ sort, onSort: actions.setSort }}
      empty={
        <EmptyState
          title={title}
          text={text}
          {...(drawing && { drawing })}
          action={isNarrowed ? <Button onClick={actions.reset}>{t.reset}</Button> : create}
        />
      }
      features={{
        ...features,
        allRows: list.all,
        state: list.state,
        tools: true,
        isCounted: true,
        keep: { name },
        ...(note && { note }),
        extraTools: renderExport,
      }}
    />
  )
}
