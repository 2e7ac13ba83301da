import { proposedDay } from '@waldkerf/domain/documents/proposedDay'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { clientList } from '@waldkerf/ui/screens/clients/clientList'
import { ClientsScreen } from '@waldkerf/ui/screens/clients/ClientsScreen'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useClients, useNewClients } from '@waldkerf/app/data/clients/clients'
import { useFirstDay, useNewDocuments, useOpenAmounts } from '@waldkerf/app/data/documents/lists/documentLists'
import { missing } from '@waldkerf/app/data/loading/parts'
import { paths } from '@waldkerf/app/platform/routes/paths'
import { useUnsaved } from '@waldkerf/app/platform/unsaved/unsaved'
import { useOrderKeys } from '@waldkerf/app/data/saving/orderKeys'
import { shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import { usualRates } from '@waldkerf/domain/office/tax/taxCases'
import { useToday } from '../dashboard/useToday.ts'
import { useListPlace } from '../lists/useListPlace.ts'
import { texts } from './clients.texts.ts'

/** Makes the first offer of a new client, as the form for one proposes it. */
function useFirstOffer() {
  const keys = useOrderKeys()
  const { addOffer } = useNewDocuments()
  const today = useToday()
  const first = shown(useFirstDay('offers')) ?? undefined
  return async (client_id: number) => {
    const offer = { client_id, an_datum: proposedDay(today, first), ust_satz: usualRates[0] }
    return (await addOffer(offer, keys.of(offer))).id
  }
}

/** /clients/index: all clients, for administrators. Filter and order live in the address. */
export function ClientsPage() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const place = useListPlace(clientList)
  const clients = useClients()
  const { amounts, late, source } = useOpenAmounts()
  const { add } = useNewClients()
  const firstOffer = useFirstOffer()
  const [isTyping, setTyping] = useState(false)
  const isMade = useUnsaved(isTyping ? t.created : undefined)
  const show = (clientId: number) => void navigate(paths.client(clientId))
  return (
    <ClientsScreen
      state={{
        ...place.state,
        clients,
        open: amounts,
        late,
        missing: missing({ open: source }),
        importAddress: paths.clientImport(),
        clientAddress: paths.client,
      }}
      actions={{
        ...place.actions,
        open: show,
        retry: () => clients.status === 'failed' && clients.retry(),
        async create(client, key, next) {
          const { client_id: id } = await add({ ...client, email: client.email.trim() }, key)
          const offer = next === 'offer' ? await firstOffer(id) : undefined
          isMade()
          if (offer === undefined) show(id)
          else void navigate(paths.offer(offer))
        },
        onTyping: setTyping,
      }}
    />
  )
}
