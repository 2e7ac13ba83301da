import type { ClientValues } from '@waldkerf/domain/clients/clientValues'
import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import type { User } from '@waldkerf/domain/entities/users'
import { useSWRConfig } from 'swr'
import { clientsApi } from '../../api/clients/clients.ts'
import { ApiError } from '../../api/errors.ts'
import { useArea } from '../useArea.ts'
import { userKeys } from '../users/userKeys.ts'
import { clientKeys } from './clientKeys.ts'

const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 412

/**
 * What is changed of a client. What is stored is read again, whatever came of a change, and before it counts as done: the
 * next change needs the new version.
 */
export function useClientChanges(clientId: number) {
  const clients = useArea(clientsApi)
  const { mutate } = useSWRConfig()
  async function refreshed<T>(change: Promise<T>): Promise<T> {
    try {
      return await change
    } finally {
      void mutate(clientKeys.all())
      void mutate(clientKeys.team())
      void mutate(userKeys.links())
      await Promise.all([
        mutate(clientKeys.cadastres()),
        mutate((key) => Array.isArray(key) && key[0] === 'clients' && key[1] === clientId),
      ])
    }
  }

  /**
   * A single value is said as it shall be. Whoever changed the row meanwhile changed something else, unless it is this
   * very value: then the refusal stands.
   */
  async function set<T>(row: ClientRow, field: keyof ClientRow, send: (row: ClientRow) => Promise<T>): Promise<void> {
    const attempt = async () => {
      try {
        await send(row)
      } catch (error) {
        if (!isOutdated(error)) throw error
        const now = await clients.one(clientId)
        if (now[field] !== row[field]) throw error
        await send(now)
      }
    }
    await refreshed(attempt())
  }

  return {
    reread: () => clients.one(clientId),
    save: (base: ClientRow, values: ClientValues) => refreshed(clients.update(base, values)),
    rereadInvoicing: () => clients.invoicing(clientId),
    saveInvoicing: (base: ClientInvoicing, values: Parameters<typeof clients.setInvoicing>[1]) =>
      refreshed(clients.setInvoicing(base, values)),
    setFederalState: (row: ClientRow, state: string) =>
      set(row, 'bundesland', (now) => clients.setFederalState(now, state)),
    setSystem: (row: ClientRow, epsg: number) => set(row, 'epsg', (now) => clients.setSystem(now, epsg)),
    setFolder: (row: ClientRow, folder: string) => set(row, 'projektordner', (now) => clients.setFolder(now, folder)),
    setCadastre: (row: Cadastre, enabled: boolean) => refreshed(clients.setCadastre(row, enabled)),
    connect: (user: User) => refreshed(clients.connect(user, clientId)),
    disconnect: (user: Pick<User, 'user_id' | 'email'>) => refreshed(clients.disconnect(user, clientId)),
    setUserCadastre: (userId: number, enabled: boolean) =>
      refreshed(clients.setUserCadastre(userId, clientId, enabled)),
  }
}
