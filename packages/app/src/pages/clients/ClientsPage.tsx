import { useTexts } from '@waldkerf/ui/i18n/Language'
import { clientList } from '@waldkerf/ui/screens/clients/clientList'
import { ClientsScreen } from '@waldkerf/ui/screens/clients/ClientsScreen'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClients, useNewClients } from '@waldkerf/app/data/clients/clients'
import { useOpenAmounts } from '@waldkerf/app/data/documents/lists/documentLists'
import { missing } from '@waldkerf/app/data/loading/parts'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useListPlace } from '../lists/useListPlace.ts'
import { texts } from './clients.texts.ts'

/** /clients/index: all clients, for administrators. Filter and order live in the address. */
export function ClientsPage() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const place = useListPlace(clientList)
  const clients = useClients()
  const { amounts, source } = useOpenAmounts()
  const { add } = useNewClients()
  const [isTyping, setTyping] = useState(false)
  const isMade = useUnsaved(isTyping ? t.created : undefined)
  const show = (clientId: number) => void navigate(paths.client(clientId))
  return (
    <ClientsScreen
      state={{
        ...place.state,
        clients,
        open: amounts,
        missing: missing({ open: source }),
        importAddress: paths.clientImport(),
        clientAddress: paths.client,
      }}
      actions={{
        ...place.actions,
        open: show,
        retry: () => clients.status === 'failed' && clients.retry(),
        async create(client, key) {
          const { client_id: id } = await add(client, key)
          isMade()
          show(id)
        },
        onTyping: setTyping,
      }}
    />
  )
}
