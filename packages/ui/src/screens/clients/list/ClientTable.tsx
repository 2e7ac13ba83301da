import { emptyClientFilter } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { ExportColumn } from '@waldkerf/domain/export/exportColumn'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { type Column, DataTable, type ShownRows } from '@waldkerf/ui/parts/DataTable/DataTable'
import { EmptyState } from '@waldkerf/ui/parts/EmptyState/EmptyState'
import { ExportMenu } from '@waldkerf/ui/parts/ExportMenu/ExportMenu'
import type { ClientsActions, ClientsState } from '../clientsTypes.ts'
import { texts } from '../ClientsScreen.texts.ts'
import { useClientExport } from './useClientColumns.tsx'

export interface ClientTableProps {
  /** In the order of `state.sort`. */
  rows: readonly ClientRow[]
  columns: readonly Column<ClientRow>[]
  state: Pick<ClientsState, 'sort' | 'clients'>
  actions: Pick<ClientsActions, 'open' | 'setSort' | 'setFilter'>
  /** How many clients there are, whatever the filter says. */
  total: number
}

const keyOf = ({ client_id }: ClientRow) => client_id

/** The files of what is shown. */
const exportOf = (title: string, columns: readonly ExportColumn<ClientRow>[]) =>
  function exportMenu({ count, rows }: ShownRows<ClientRow>) {
    return <ExportMenu source={{ title, columns, count, rows }} />
  }

/** The filtered clients as a table; its order and its rows are what is exported. */
export function ClientTable({ rows, columns, state, actions, total }: ClientTableProps) {
  const t = useTexts(texts)
  const exported = useClientExport()
  const nobody =
    total === 0 ? (
      <EmptyState title={t.empty.title} text={t.empty.text} />
    ) : (
      <EmptyState
        title={t.nothingFits.title}
        text={t.nothingFits.text}
        action={<Button onClick={() => actions.setFilter(emptyClientFilter)}>{t.filter.reset}</Button>}
      />
    )
  return (
    <DataTable
      label={t.title}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      selection={{ onSelect: (key) => actions.open(Number(key)) }}
      sorting={{ sort: state.sort, onSort: actions.setSort }}
      empty={nobody}
      features={{
        state: state.clients,
        tools: true,
        keep: { name: 'clients' },
        extraTools: exportOf(t.title, exported),
      }}
    />
  )
}
