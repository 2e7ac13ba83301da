import { type ClientReceivables, noReminder, receivablesByClient } from '@waldkerf/domain/office/payments/receivables'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type List, ListTable, type ListWords } from '@waldkerf/ui/parts/ListScreen/ListScreen'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { readableSort, type RowKey, type Sort, sortRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { useMemo, useState } from 'react'
import type { DocumentsActions, DocumentsState } from '../documentsTypes.ts'
import { texts } from '../DocumentsScreen.texts.ts'
import { PickedSums } from './PickedSums.tsx'
import { ThreeLines } from './receivables.styles.ts'
import { useClientColumns, useClientTotals } from './useClientColumns.tsx'

export interface ClientTableProps {
  words: ListWords
  list: List<DocumentRow>
  state: Pick<DocumentsState, 'today' | 'sort' | 'missing'>
  /** The filter in words, for files and paper. */
  note: string
  actions: Pick<DocumentsActions, 'setSort'> & {
    reset: () => void
    /** Shows the invoices of a client. */
    open: (clientId: number) => void
    remind: (rows: readonly DocumentRow[]) => void
  }
}

const oldestFirst: Sort = { column: 'since', direction: 'descending' }

/** The key of claims that no client belongs to. */
const nobody = -1

const rowKey = ({ clientId }: ClientReceivables) => clientId ?? nobody

/** The debts of each client, by age; pressed, it opens into its invoices. */
export function ClientTable({ words, list, state, note, actions }: ClientTableProps) {
  const t = useTexts(texts)
  const { today } = state
  const [picked, setPicked] = useState<ReadonlySet<RowKey>>(new Set())
  const totals = useClientTotals()
  const clients = useMemo(() => receivablesByClient(list.rows, today), [list.rows, today])
  const isNameless = state.missing?.clients !== undefined
  const { columns, exported } = useClientColumns(today, isNameless, actions.remind, clients)
  // The invoices' own order may be by a column that clients do not have.
  const sort = readableSort(columns, state.sort, oldestFirst)
  const rows = useMemo(() => sortRows(clients, columns, sort), [clients, columns, sort])
  const chosen = clients.filter(({ clientId }) => picked.has(clientId ?? nobody)).flatMap((client) => client.rows)
  return (
    <ThreeLines>
      <ListTable
        words={{ ...words, title: t.receivables.byClient }}
        shape={{ name: 'receivables', rowKey, exported, note }}
        list={{ state: mapLoadable(list.state, () => clients), all: clients, rows, columns }}
        sort={sort}
        actions={{ setSort: actions.setSort, reset: actions.reset }}
        selection={{ onSelect: (key) => Number(key) !== nobody && actions.open(Number(key)) }}
        features={{
          ...(rows.length > 0 && { totals }),
          picking: {
            picked,
            onPick: setPicked,
            actions: (
              <>
                <PickedSums rows={chosen} onlyOpen />
                <Button
                  disabled={!chosen.some((row) => !noReminder(row, today))}
                  onClick={() => actions.remind(chosen)}
                >
                  {t.reminders.pick}
                </Button>
              </>
            ),
          },
        }}
      />
    </ThreeLines>
  )
}
