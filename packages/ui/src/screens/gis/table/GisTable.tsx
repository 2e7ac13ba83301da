import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { RecordTerms } from '@waldkerf/domain/export/darwinCore'
import type { ReactNode } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import {
  DataTable,
  type Order,
  type ShownRows,
  type TablePicking,
  type TableSelection,
} from '@waldkerf/ui/parts/DataTable/DataTable'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { ImportLink } from '@waldkerf/ui/screens/imports/ImportLink'
import { texts } from '../GisScreen.texts.ts'
import { statusStyle } from '../beetleStatus.ts'
import { beetleArchive } from './beetleArchive.ts'
import { beetleList } from './beetleList.tsx'
import type { BeetleList } from './useBeetleList.ts'

export interface GisTableProps {
  list: BeetleList
  /** In place of the number of rows. */
  head?: ReactNode
  /** Orders that no column has. */
  orders?: readonly Order[] | undefined
  selection: TableSelection
  /** Absent: rows cannot be picked. */
  picking?: TablePicking | undefined
  /** The selection in words; stands in files. */
  note: string
  empty: ReactNode
  /** Where the records come from. */
  state?: Loadable<unknown>
  /** Where finds come from a file, for who may. */
  importAt?: string | undefined
  terms?: RecordTerms | undefined
}

const keep = { name: beetleList.name }
/** Where a record is, in files. */
const rowPlace = ({ lat, lon }: Beetle) => (lat === null || lon === null ? undefined : { lat, lon })

/** The filtered records as a table, and as files. */
export function GisTable({
  list,
  head,
  orders,
  selection,
  picking,
  note,
  empty,
  state,
  importAt,
  terms,
}: GisTableProps) {
  const { table: t, missing, parts } = useTexts(texts)
  const language = useLanguage()
  const isPhone = useScreenWidth() === 'phone'
  const withoutSpecies = `${parts.species}: ${missing}`
  const words = list.byId.size > 0 ? note : `${note}; ${withoutSpecies}`
  const exportSource = ({ columns, rows, count, picked }: ShownRows<Beetle>) => ({
    title: t.label,
    columns: list.exportShown(columns),
    rows,
    count,
    ...(list.shown > list.rows.length && { total: list.shown }),
    picked,
    rowPlace,
    style: statusStyle(language),
    note: words,
    ...(terms && { archive: beetleArchive(terms, list.byId, { t, withoutSpecies }) }),
  })
  const renderExport = (rows: ShownRows<Beetle>) =>
    isPhone ? (
      // In one line with the order: all that is needed seldom behind one sign.
      <ExportMenu
        source={exportSource(rows)}
        label={t.more}
        sign="more"
        further={importAt === undefined ? [] : [{ id: 'import', label: t.import, icon: 'document', to: importAt }]}
      />
    ) : (
      <>
        {importAt !== undefined && <ImportLink to={importAt} label={t.import} />}
        <ExportMenu source={exportSource(rows)} />
      </>
    )
  return (
    <DataTable
      label={t.label}
      columns={list.columns}
      rows={list.rows}
      rowKey={beetleList.rowKey}
      selection={selection}
      sorting={{ ...list.sorting, orders }}
      empty={empty}
      features={{
        ...(state && { state }),
        picking,
        allRows: list.all,
        tools: true,
        head,
        note: words,
        total: list.shown,
        extraTools: renderExport,
        keep,
      }}
    />
  )
}
