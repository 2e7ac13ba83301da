import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ClientsScreen } from '@waldkerf/ui/screens/clients/ClientsScreen'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClients, useNewClients } from '../../data/clients/clients.ts'
import { paths } from '../../platform/routes/paths.ts'
import { useUnsaved } from '../../platform/unsaved/unsaved.ts'
import { useListPlace } from '../lists/useListPlace.ts'
import { texts } from './clients.texts.ts'
import { clientsAddress } from './clientsAddress.ts'

/** /clients/index: all clients, for administrators. Filter and order live in the address. */
export function ClientsPage() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const place = useListPlace('clients', clientsAddress)
  const clients = useClients()
  const { add } = useNewClients()
  const [isTyping, setTyping] = useState(false)
  const isMade = useUnsaved(isTyping ? t.created : undefined)
  const open = (clientId: number) => void navigate(paths.client(clientId))
  return (
    <ClientsScreen
      state={{ ...place.state, clients, clientAddress: paths.client }}
      actions={{
        ...place.actions,
        open,
        retry: () => clients.status === 'failed' && clients.retry(),
        async create(client, key) {
          const { client_id: id } = await add(client, key)
          isMade()
          open(id)
        },
        onTyping: setTyping,
      }}
    />
  )
}
