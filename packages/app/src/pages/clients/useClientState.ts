import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientState } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { useCadastre, useClientMaps, useClientPeople, useOfficeTeam } from '../../data/clients/client.ts'
import { useInvoiceList, useOfferList } from '../../data/documents/lists/documentLists.ts'
import { useUsers } from '../../data/users/users.ts'
import { paths } from '../../platform/routes/paths.ts'

const addresses: ClientState['addresses'] = {
  list: paths.clients(),
  user: paths.user,
  offer: paths.offer,
  invoice: paths.invoice,
  map: paths.map,
}

/** Everything that is known around a client; each part comes by itself. */
export function useClientState(client: ClientRow): Omit<ClientState, 'form' | 'invoicing'> {
  const { client_id: clientId } = client
  const own = (documents: Loadable<readonly DocumentRow[]>) =>
    mapLoadable(documents, (rows) => rows.filter((row) => row.clientId === clientId))
  return {
    client,
    cadastre: useCadastre(clientId),
    people: useClientPeople(clientId),
    team: useOfficeTeam(),
    choices: shown(useUsers()) ?? [],
    maps: useClientMaps(clientId),
    offers: own(useOfferList().documents),
    invoices: own(useInvoiceList().documents),
    addresses,
  }
}
