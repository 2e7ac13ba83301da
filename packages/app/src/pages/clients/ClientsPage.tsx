import { useTexts } from '@waldkerf/ui/i18n/Language'
import { ClientsScreen } from '@waldkerf/ui/screens/clients/ClientsScreen'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useClients, useNewClients } from '../../data/clients/clients.ts'
import { paths } from '../../routes/paths.ts'
import { useUnsaved } from '../../unsaved/unsaved.ts'
import { useListViews } from '../officeLists/useListViews.ts'
import { texts } from './clients.texts.ts'
import { type ClientsAddress, readClientsAddress, writeClientsAddress } from './clientsAddress.ts'

/** /clients/index: all clients, for administrators. Filter and order live in the address. */
export function ClientsPage() {
  const t = useTexts(texts)
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const clients = useClients()
  const { add } = useNewClients()
  const [isTyping, setTyping] = useState(false)
  const isMade = useUnsaved(isTyping ? t.created : undefined)
  const address = readClientsAddress(query)
  const go = (next: ClientsAddress) => setQuery(writeClientsAddress(next), { replace: true })
  const { views, actions: viewActions } = useListViews('clients', query, (next) => go(readClientsAddress(next)))
  const open = (clientId: number) => void navigate(paths.client(clientId))
  return (
    <ClientsScreen
      state={{ clients, ...address, views, addressOf: paths.client }}
      actions={{
        open,
        setFilter: (filter) => go({ ...address, filter }),
        setSort: (sort) => go({ ...address, sort }),
        retry: () => clients.status === 'failed' && clients.retry(),
        async create(client, key) {
          const { client_id: id } = await add(client, key)
          isMade()
          open(id)
        },
        onTyping: setTyping,
        views: viewActions,
      }}
    />
  )
}
