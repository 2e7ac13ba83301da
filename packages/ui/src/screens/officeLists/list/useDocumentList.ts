import { filterDocuments, peopleOf } from '@waldkerf/domain/officeLists/documentFilter'
import type { DocumentKind, DocumentRow } from '@waldkerf/domain/officeLists/documentRows'
import { useDeferredValue, useMemo } from 'react'
import { sortRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { DocumentsState } from '../documentsTypes.ts'
import { useDocumentColumns } from './useDocumentColumns.tsx'

const nothing: readonly DocumentRow[] = []

/** What filter and table share of the documents: those that fit, in order, and what there is to choose from. */
export function useDocumentList(kind: DocumentKind, { documents, filter, sort, today, missing }: DocumentsState) {
  const all = shown(documents) ?? nothing
  const columns = useDocumentColumns(kind, today, missing?.clients !== undefined)
  const late = useDeferredValue(filter)
  const { rows, counts } = useMemo(() => filterDocuments(all, late), [all, late])
  const sorted = useMemo(() => (sort ? sortRows(rows, columns, sort) : rows), [rows, columns, sort])
  const people = useMemo(() => peopleOf(all), [all])
  return { all, columns, rows: sorted, counts, people }
}
