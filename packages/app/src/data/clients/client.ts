import {
  getAppUsersFromClient,
  getCadastreOverview,
  getClientDetails,
  getOfficeTeam,
  getUsersFromClient,
} from '@waldkerf/domain/calls/clients'
import { getMapList } from '@waldkerf/domain/calls/maps/maps'
import { getClientInvoicing } from '@waldkerf/domain/calls/office/invoiceData'
import type { ClientRow } from '@waldkerf/domain/entities/clients'
import { mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import type { Client } from '../gateway/client.ts'
import { firstRow } from '../gateway/firstRow.ts'
import { both } from '../loading/parts.ts'
import { toLoadable } from '../loading/loadable.ts'
import { toRecord } from '../loading/record.ts'
import { loadExtent } from './loadExtent.ts'
import { clientKeys } from './clients.ts'

/** @throws ApiError 404 for an unknown id */
export const loadClient = (gateway: Client, clientId: number): Promise<ClientRow> =>
  firstRow(gateway.call(getClientDetails, { client_id: clientId }))

/** One client's row. */
export function useClient(clientId: number) {
  const gateway = useGateway()
  return toRecord(useSWR(clientKeys.row(clientId), ([, id]) => loadClient(gateway, id)))
}

/** The details that e-invoices to the client need beyond the address. @param clientId undefined: no request */
export function useClientInvoicing(clientId: number | undefined) {
  const gateway = useGateway()
  return toLoadable(
    useSWR(clientId === undefined ? null : clientKeys.invoicing(clientId), ([, id]) =>
      gateway.call(getClientInvoicing, { client_id: id }),
    ),
  )
}

/** Whether cadastre data is switched on for the client. */
export function useCadastre(clientId: number) {
  const gateway = useGateway()
  const all = toLoadable(useSWR(clientKeys.cadastres(), () => gateway.call(getCadastreOverview, {})))
  return mapLoadable(all, (rows) => rows.find(({ client_id }) => client_id === clientId))
}

/** All users linked to the client, and those of them who are not of the office. */
export function useClientPeople(clientId: number) {
  const gateway = useGateway()
  const linked = toLoadable(
    useSWR(clientKeys.linked(clientId), ([, id]) => gateway.call(getUsersFromClient, { client_id: id })),
  )
  const outside = toLoadable(
    useSWR(clientKeys.outside(clientId), ([, id]) => gateway.call(getAppUsersFromClient, { client_id: id })),
  )
  return both(linked, outside, (all, others) => ({ linked: all, outside: others }))
}

/** The office team. */
export function useOfficeTeam() {
  const gateway = useGateway()
  return toLoadable(useSWR(clientKeys.team(), () => gateway.call(getOfficeTeam, {})))
}

/** The client's maps and the section that they cover; the conversion's library is loaded with the first extent. */
export function useClientMaps(clientId: number) {
  const gateway = useGateway()
  const maps = toLoadable(useSWR(clientKeys.maps(), () => gateway.call(getMapList, {})))
  const extent = toLoadable(
    useSWR(clientKeys.extent(clientId), async ([, id]) => {
      const found = await loadExtent(gateway, id)
      if (found?.epsg == null) return null
      const { toSection } = await import('./extentSection.ts')
      return toSection(found)
    }),
  )
  return both(maps, extent, (all, section) => ({
    maps: all.filter(({ client_id }) => client_id === clientId),
    extent: section ?? undefined,
  }))
}
