import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addClient, getAllClients } from '@waldkerf/domain/calls/clients'
import useSWR from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { clientKeys } from './clientKeys.ts'

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
