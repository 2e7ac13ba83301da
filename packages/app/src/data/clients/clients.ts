import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addClient, getAllClients } from '@waldkerf/domain/calls/clients'
import useSWR, { type Arguments } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'

/** Keys of the office begin with 'clients'; those of one client have its number after it. */
export const clientKeys = {
  all: () => ['clients', 'all'] as const,
  cadastres: () => ['clients', 'cadastres'] as const,
  team: () => ['clients', 'team'] as const,
  /** The maps of all clients one may see; kept beside what is drawn. */
  maps: () => ['maps', 'all'] as const,
  row: (id: number) => ['clients', id, 'row'] as const,
  invoicing: (id: number) => ['clients', id, 'invoicing'] as const,
  linked: (id: number) => ['clients', id, 'linked'] as const,
  outside: (id: number) => ['clients', id, 'outside'] as const,
  recipients: (id: number) => ['clients', id, 'recipients'] as const,
  /** So many of the timeline, of these kinds; '' for all. */
  events: (id: number, kinds: string, count: number) => ['clients', id, 'events', kinds, count] as const,
  extent: (id: number) => ['clients', id, 'extent'] as const,
}

/** Tells the keys of a part, whatever else is asked of it. @param id those of this client; absent: of all */
export const isClientPart = (part: 'recipients' | 'events', id?: number) => (key?: Arguments) =>
  Array.isArray(key) && key[0] === 'clients' && (id === undefined || key[1] === id) && key[2] === part

/** All clients with their addresses; administrators alone. */
export function useClients() {
  const gateway = useGateway()
  return toLoadable(useSWR(clientKeys.all(), () => gateway.call(getAllClients, {})))
}

/** Makes clients; the list is read again, whatever came of it. */
export function useNewClients() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  return {
    add: (client: CallPayload<typeof addClient>, idempotencyKey: string) =>
      refreshed(gateway.call(addClient, client, { idempotencyKey }), { later: [clientKeys.all()] }),
  }
}
