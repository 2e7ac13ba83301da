import useSWR, { useSWRConfig } from 'swr'
import { clientsApi } from '../api/clients/clients.ts'
import { toLoadable } from '../loadable.ts'
import { useArea } from '../useArea.ts'
import { clientKeys } from './clientKeys.ts'

/** All clients with their addresses; administrators alone. */
export function useClients() {
  const clients = useArea(clientsApi)
  return toLoadable(useSWR(clientKeys.all(), () => clients.all()))
}

/** Makes clients; the list is read again, whatever came of it. */
export function useNewClients() {
  const clients = useArea(clientsApi)
  const { mutate } = useSWRConfig()
  return {
    async add(...client: Parameters<typeof clients.add>) {
      try {
        return await clients.add(...client)
      } finally {
        void mutate(clientKeys.all())
      }
    },
  }
}
