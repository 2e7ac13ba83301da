import type { ClientRow } from '@waldkerf/domain/entities/clients'
import type { DocumentRow } from '@waldkerf/domain/documents/documentRows'
import { type Loadable, mapLoadable, shown } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { ClientState } from '@waldkerf/ui/screens/clients/details/ClientScreen'
import { useCadastre, useClientMaps, useClientPeople, useOfficeTeam } from '../../data/clients/client.ts'
import { useInvoiceList, useOfferList } from '../../data/documents/lists/documentLists.ts'
import { useUsers } from '../../data/users/users.ts'
import { newKey, paths } from '../../platform/routes/paths.ts'
import { documentAddress } from '../documents/documentAddress.ts'

const addressesFor = (clientId: number): ClientState['addresses'] => ({
  list: paths.clients(),
  user: paths.user,
  ...documentAddress,
  map: paths.map,
  offers: paths.listFor(paths.offers(), clientId),
  invoices: paths.listFor(paths.invoices(), clientId),
  maps: paths.mapsFor(clientId),
  newOffer: paths.newFor(paths.offers(), clientId),
  newInvoice: paths.newFor(paths.invoices(), clientId),
  newMap: `${paths.mapsFor(clientId)}&${newKey}=1`,
})

/** Everything that is known around a client; each part comes by itself. */
export function useClientState(client: ClientRow): Omit<ClientState, 'form' | 'survey' | 'invoicing'> {
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
    addresses: addressesFor(clientId),
  }
}
