import type { CallPayload } from '@waldkerf/domain/calls/call'
import { addClient, getAllClients } from '@waldkerf/domain/calls/clients'
import useSWR, { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { toLoadable } from '../loading/loadable.ts'
import { clientKeys } from './clientKeys.ts'

/** All clients with their addresses; administrators alone. */
export function useClients() {
  const gateway = useGateway()
  return toLoadable(useSWR(clientKeys.all(), () => gateway.call(getAllClients, {})))
}

/** Makes clients; the list is read again, whatever came of it. */
export function useNewClients() {
  const gateway = useGateway()
  const { mutate } = useSWRConfig()
  return {
    async add(client: CallPayload<typeof addClient>, idempotencyKey: string) {
      try {
        return await gateway.call(addClient, client, { idempotencyKey })
      } finally {
        void mutate(clientKeys.all())
      }
    },
  }
}
