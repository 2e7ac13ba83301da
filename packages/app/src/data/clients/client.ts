import { type Loadable, mapLoadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import useSWR from 'swr'
import { clientsApi } from '../api/clients/clients.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'
import { clientKeys } from './clientKeys.ts'

/** One client's row. */
export function useClient(clientId: number) {
  const clients = useArea(clientsApi)
  return toLoadable(useSWR(clientKeys.row(clientId), ([, id]) => clients.one(id)))
}

/** What e-invoices to the client need beyond the address. */
export function useClientInvoicing(clientId: number) {
  const clients = useArea(clientsApi)
  return toLoadable(useSWR(clientKeys.invoicing(clientId), ([, id]) => clients.invoicing(id)))
}

/** Whether cadastre data is switched on for the client. */
export function useCadastre(clientId: number) {
  const clients = useArea(clientsApi)
  const all = toLoadable(useSWR(clientKeys.cadastres(), () => clients.cadastres()))
  return mapLoadable(all, (rows) => rows.find(({ client_id }) => client_id === clientId))
}

/** Two answers as one: there when both are, tried again together. */
function both<A, B, T>(first: Loadable<A>, second: Loadable<B>, join: (a: A, b: B) => T): Loadable<T> {
  const failures = [first, second].filter((part) => part.status === 'failed')
  const [failure] = failures
  if (failure) {
    const retry = () => {
      for (const part of failures) part.retry()
    }
    return { status: 'failed', message: failure.message, retry }
  }
  if (first.status !== 'ready' || second.status !== 'ready') return { status: 'loading' }
  return { status: 'ready', data: join(first.data, second.data) }
}

/** Everyone linked to the client, and who of them is not of the office. */
export function useClientPeople(clientId: number) {
  const clients = useArea(clientsApi)
  const linked = toLoadable(useSWR(clientKeys.linked(clientId), ([, id]) => clients.linked(id)))
  const outside = toLoadable(useSWR(clientKeys.outside(clientId), ([, id]) => clients.outside(id)))
  return both(linked, outside, (all, others) => ({ linked: all, outside: others }))
}

/** The office's own people. */
export function useOfficeTeam() {
  const clients = useArea(clientsApi)
  return toLoadable(useSWR(clientKeys.team(), () => clients.team()))
}

/** The client's maps and the part of the world they cover; the conversion's library comes with the first extent. */
export function useClientMaps(clientId: number) {
  const clients = useArea(clientsApi)
  const maps = toLoadable(useSWR(clientKeys.maps(), () => clients.maps()))
  const extent = toLoadable(
    useSWR(clientKeys.extent(clientId), async ([, id]) => {
      const found = await clients.extent(id)
      if (found?.epsg == null) return null
      const { sectionOf } = await import('./extentSection.ts')
      return sectionOf(found)
    }),
  )
  return both(maps, extent, (all, section) => ({
    maps: all.filter(({ client_id }) => client_id === clientId),
    extent: section ?? undefined,
  }))
}
