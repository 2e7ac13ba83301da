import { filterDocuments, documentPeople } from '@waldkerf/domain/documents/documentFilter'
import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { useMemo } from 'react'
import { useList } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import type { DocumentsState } from '../documentsTypes.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

/** The documents that fit, in order, and the people in charge there are to choose from. */
export function useDocumentList(kind: DocumentListKind, state: DocumentsState) {
  const { documents, filter, sort, today, missing, addresses } = state
  const columns = useDocumentColumns({ kind, today, withoutClients: missing?.clients !== undefined, addresses })
  const list = useList({ state: documents, filter, sort, columns, narrow: filterDocuments })
  const people = useMemo(() => documentPeople(list.all), [list.all])
  return { ...list, people }
}
