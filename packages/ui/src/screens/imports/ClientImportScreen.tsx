import { clientImportFields } from '@waldkerf/domain/clients/imports/clientColumns'
import { clientPlace, contactName } from '@waldkerf/domain/clients/clientFilter'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { type Loadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { clientImportTexts } from './ClientImportScreen.texts.ts'
import { ImportFlow } from './ImportFlow.tsx'
import type { ClientImport, ImportActions, ImportState } from './importTypes.ts'

const accepted = '.csv,.tsv,.txt,.xlsx,text/csv'

export interface ClientImportScreenProps {
  state: ImportState<ClientImport> & {
    /** By their names a row's likely double is called; without them by its number. */
    clients: Loadable<readonly ClientRow[]>
  }
  actions: ImportActions<ClientImport>
}

/** Clients from a file. */
export function ClientImportScreen({ state, actions }: ClientImportScreenProps) {
  const t = useTexts(clientImportTexts)
  const nameAt = (id: number) => shown(state.clients)?.find(({ client_id }) => client_id === id)?.name ?? t.unnamed(id)
  return (
    <ImportFlow
      state={state}
      actions={actions}
      words={t}
      accepted={accepted}
      isReady
      fields={clientImportFields}
      fieldWords={t}
      missing={state.decision.choice.columns.name === undefined ? [t.fields.name] : []}
      problem={(problem) => t.problems[problem]}
      rows={{
        head: [t.fields.name, t.place, t.contact, t.fields.email],
        cells: (row) => [row.name, clientPlace(row), contactName(row), row.email],
      }}
      near={(row, id) => ({ row: [row.name, row.ort].filter(Boolean).join(', '), link: t.row(nameAt(id)) })}
    />
  )
}
