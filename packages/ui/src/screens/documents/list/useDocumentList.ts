import { type DocumentFilter, documentPeople, filterDocuments } from '@waldkerf/domain/documents/documentFilter'
import {
  type DocumentListKind,
  type DocumentRow,
  documentState,
  groupSums,
} from '@waldkerf/domain/documents/documentRows'
import { receivableAge } from '@waldkerf/domain/office/payments/receivables'
import { useCallback, useMemo } from 'react'
import { useList } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import type { DocumentsState } from '../documentsTypes.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

/** The documents that fit, in order, and the people in charge there are to choose from. */
export function useDocumentList(kind: DocumentListKind, state: DocumentsState, onRemind?: (row: DocumentRow) => void) {
  const { documents, filter, sort, today, missing, addresses } = state
  const withoutClients = missing?.clients !== undefined
  const columns = useDocumentColumns({ kind, today, withoutClients, addresses, onRemind })
  const narrow = useCallback(
    (rows: readonly DocumentRow[], wanted: DocumentFilter) => filterDocuments(rows, wanted, today),
    [today],
  )
  const list = useList({ state: documents, filter, sort, columns, narrow })
  const people = useMemo(() => documentPeople(list.all), [list.all])
  const sums = useMemo(() => {
    const { rows } = filterDocuments(list.all, { ...filter, statuses: [], ages: [] }, today)
    const isReceivables = filter.view === 'forderungen'
    return groupSums(rows, isReceivables ? ({ standing }) => receivableAge(standing, today) ?? '' : documentState)
  }, [list.all, filter, today])
  return { ...list, people, sums }
}
