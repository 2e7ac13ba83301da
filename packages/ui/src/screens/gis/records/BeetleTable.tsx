import type { Beetle } from '@waldkerf/domain/entities/beetles'
import type { ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { DataTable, type TablePicking, type TableSelection } from '@waldkerf/ui/parts/DataTable/DataTable'
import { texts } from '../GisScreen.texts.ts'
import type { BeetleList } from './useBeetleList.ts'

export interface BeetleTableProps {
  list: BeetleList
  selection: TableSelection
  /** Absent: rows cannot be picked. */
  picking?: TablePicking | undefined
  empty: ReactNode
}

const keyOf = (beetle: Beetle) => beetle.id

/** The filtered records as a table. */
export function BeetleTable({ list, selection, picking, empty }: BeetleTableProps) {
  const t = useTexts(texts).table
  return (
    <DataTable
      label={t.label}
      columns={list.columns}
      rows={list.rows}
      rowKey={keyOf}
      selection={selection}
      sorting={list.sorting}
      empty={empty}
      features={picking && { picking }}
    />
  )
}
