import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addClient, getAllClients } from '@waldkerf/domain/calls/clients'
import useSWR, { type Arguments } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'

/** Keys begin with 'clients'; those of one client continue with its id. */
export const clientKeys = {
  all: () => ['clients', 'all'] as const,
  cadastres: () => ['clients', 'cadastres'] as const,
  team: () => ['clients', 'team'] as const,
  /** The maps of all clients that the person may see. */
  maps: () => ['maps', 'all'] as const,
  row: (id: number) => ['clients', id, 'row'] as const,
  invoicing: (id: number) => ['clients', id, 'invoicing'] as const,
  linked: (id: number) => ['clients', id, 'linked'] as const,
  outside: (id: number) => ['clients', id, 'outside'] as const,
  recipients: (id: number) => ['clients', id, 'recipients'] as const,
  /** The latest `count` events of these kinds; '' for all. */
  events: (id: number, kinds: string, count: number) => ['clients', id, 'events', kinds, count] as const,
  extent: (id: number) => ['clients', id, 'extent'] as const,
}

/** Matches all keys of a part, with any parameters. @param id of the client; absent: all clients */
export const isClientPart = (part: 'recipients' | 'events', id?: number) => (key?: Arguments) =>
  Array.isArray(key) && key[0] === 'clients' && (id === undefined || key[1] === id) && key[2] === part

/** All clients with their addresses; administrators only. */
export function useClients() {
  const gateway = useGateway()
  return toLoadable(useSWR(clientKeys.all(), () => gateway.call(getAllClients, {})))
}

/** Creates clients; the list is read again, even after a failure. */
export function useNewClients() {
  const gateway = useGateway()
  const refreshed = useRefreshed()
  return {
    add: (client: CallPayload<typeof addClient>, idempotencyKey: string) =>
      refreshed(gateway.call(addClient, client, { idempotencyKey }), { later: [clientKeys.all()] }),
  }
}
