import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ClientImportScreen } from '@waldkerf/ui/screens/imports/ClientImportScreen'
import { clientImportTexts } from '@waldkerf/ui/screens/imports/ClientImportScreen.texts'
import type { ClientImport } from '@waldkerf/ui/screens/imports/importTypes.ts'
import { useClients } from '@waldkerf/app/data/clients/clients'
import { useClientImports } from '@waldkerf/app/data/imports/clientImports'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useImportFlow } from './useImportFlow.ts'

const nothing = {}
const undecided = { columns: {} }

/** /clients/import: clients from files, for administrators. */
export function ClientImportPage() {
  const { state, actions } = useImportFlow<ClientImport>({
    kind: 'kunde',
    calls: useClientImports(),
    words: useTexts(clientImportTexts),
    known: nothing,
    undecided,
    isComplete: ({ columns }) => columns.name !== undefined,
    kept: () => nothing,
    recalled: () => nothing,
  })
  return (
    <ClientImportScreen
      state={{ ...state, clients: useClients() }}
      actions={{ ...actions, rowAt: (id) => paths.client(id), listAt: paths.clients() }}
    />
  )
}
