import { getCadastreOverview } from '@waldkerf/domain/calls/clients'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { landSection } from '@waldkerf/domain/places/landAt'
import { loadPlaces } from '@waldkerf/domain/places/places'
import { townSection } from '@waldkerf/domain/places/townSection'
import useSWR from 'swr'
import { loadClient } from '../clients/client.ts'
import { toSection } from '../clients/extentSection.ts'
import { loadExtent } from '../clients/loadExtent.ts'
import type { Client } from '../gateway/client.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { georefKeys } from './maps.ts'

/** Only administrators may read the client's town; experts know the Bundesland. */
async function clientPlace(gateway: Client, clientId: number, isAdmin: boolean) {
  if (isAdmin) return loadClient(gateway, clientId)
  const cadastres = await gateway.call(getCadastreOverview, {})
  return { ort: '', bundesland: cadastres.find(({ client_id }) => client_id === clientId)?.bundesland ?? '' }
}

/**
 * The initial section of a map's workplace: the client's other sheets, else its parish or the client's town, else the
 * Land.
 */
async function findStart(gateway: Client, { client_id, gemeinde, gemarkung }: SurveyMap, isAdmin: boolean) {
  const extent = client_id === null ? null : await loadExtent(gateway, client_id)
  const sheets = extent && toSection(extent)
  if (sheets) return sheets
  const { ort, bundesland } =
    client_id === null ? { ort: '', bundesland: '' } : await clientPlace(gateway, client_id, isAdmin)
  return townSection([gemeinde, gemarkung, ort], bundesland, await loadPlaces()) ?? landSection(bundesland) ?? null
}

/** @returns the section in which a map without points opens; undefined until known, null if nothing determines it */
export function useStart(map: SurveyMap, isNew: boolean, isAdmin: boolean) {
  const gateway = useGateway()
  const key = isNew ? georefKeys.start(map.id) : null
  return useSWR(key, () => findStart(gateway, map, isAdmin), { revalidateIfStale: false, revalidateOnFocus: false })
    .data
}
