import { emptyDocumentFilter } from '@waldkerf/domain/officeLists/documentFilter'
import { type DocumentKind, type DocumentRow, sumOfRows } from '@waldkerf/domain/officeLists/documentRows'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type Column, DataTable, type ShownRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import type { DocumentsActions, DocumentsState } from '../documentsTypes.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { useMoney } from '../money/useMoney.ts'
import { useDocumentExport } from './useDocumentExport.ts'

export interface DocumentTableProps {
  kind: DocumentKind
  /** In the order of `state.sort`. */
  rows: readonly DocumentRow[]
  columns: readonly Column<DocumentRow>[]
  state: Pick<DocumentsState, 'sort' | 'documents' | 'missing'>
  actions: Pick<DocumentsActions, 'open' | 'setSort' | 'setFilter'>
  /** How many there are, whatever the filter says. */
  total: number
}

const keyOf = ({ id }: DocumentRow) => id

/** The files of what is shown. */
const exportOf = (title: string, columns: readonly ExportColumn<DocumentRow>[]) =>
  function exportMenu({ count, rows }: ShownRows<DocumentRow>) {
    return <ExportMenu source={{ title, columns, count, rows }} />
  }

/** The last line: what the rows that are shown add up to. */
function useTotals() {
  const t = useTexts(texts)
  const { money } = useMoney()
  return (rows: readonly DocumentRow[]) => {
    const sums = sumOfRows(rows)
    if (!sums) return { nummer: t.sum, net: '–', vat: '–', gross: '–' }
    return { nummer: t.sum, net: money(sums.net), vat: money(sums.vat), gross: money(sums.gross) }
  }
}

/** The filtered documents as a table; its order and its rows are what is added up and exported. */
export function DocumentTable({ kind, rows, columns, state, actions, total }: DocumentTableProps) {
  const t = useTexts(texts)
  const words = t.kinds[kind]
  const exported = useDocumentExport(state.missing?.clients !== undefined)
  const totals = useTotals()
  const nothing =
    total === 0 ? (
      <EmptyState title={words.empty.title} text={words.empty.text} />
    ) : (
      <EmptyState
        title={words.nothingFits.title}
        text={words.nothingFits.text}
        action={<Button onClick={() => actions.setFilter(emptyDocumentFilter)}>{t.filter.reset}</Button>}
      />
    )
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      selection={{ onSelect: (key) => actions.open(Number(key)) }}
      sorting={{ sort: state.sort, onSort: actions.setSort }}
      empty={nothing}
      features={{
        state: state.documents,
        tools: true,
        keep: { name: kind },
        extraTools: exportOf(words.title, exported),
        ...(rows.length > 0 && { totals }),
      }}
    />
  )
}
