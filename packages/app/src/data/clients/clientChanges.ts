import type { ClientValues } from '@waldkerf/domain/clients/clientValues'
import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import type { User } from '@waldkerf/domain/entities/users'
import { useSWRConfig } from 'swr'
import { clientsApi } from '../../api/clients/clients.ts'
import { isOutdated } from '../../api/errors.ts'
import { confirmed } from '../confirmed.ts'
import { useArea } from '../useArea.ts'
import { userKeys } from '../users/userKeys.ts'
import { clientKeys } from './clientKeys.ts'

/**
 * What is changed of a client. What is stored is read again, whatever came of a change, and before it counts as done: the
 * next change needs the new version.
 */
export function useClientChanges(clientId: number) {
  const clients = useArea(clientsApi)
  const { mutate } = useSWRConfig()
  const read = () => clients.one(clientId)
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
  async function set<Field extends keyof ClientRow>(
    row: ClientRow,
    field: Field,
    value: ClientRow[Field],
    send: (row: ClientRow) => Promise<unknown>,
  ): Promise<void> {
    const isStored = (now: ClientRow) => now[field] === value
    const attempt = async () => {
      try {
        await confirmed({ send: () => send(row), read, isStored })
      } catch (error) {
        if (!isOutdated(error)) throw error
        const now = await read()
        if (now[field] !== row[field]) throw error
        await confirmed({ send: () => send(now), read, isStored })
      }
    }
    await refreshed(attempt())
  }

  /** A change of the link to a person. @param linked whether there is one afterwards */
  const ofLink = (send: () => Promise<unknown>, userId: number, linked: boolean) =>
    refreshed(
      confirmed({
        send,
        read: () => clients.linked(clientId),
        isStored: (people) => people.some(({ user_id }) => user_id === userId) === linked,
      }),
    )

  return {
    reread: read,
    save: (base: ClientRow, values: ClientValues) => refreshed(clients.update(base, values)),
    rereadInvoicing: () => clients.invoicing(clientId),
    saveInvoicing: (base: ClientInvoicing, values: Parameters<typeof clients.setInvoicing>[1]) =>
      refreshed(clients.setInvoicing(base, values)),
    setFederalState: (row: ClientRow, state: string) =>
      set(row, 'bundesland', state, (now) => clients.setFederalState(now, state)),
    setSystem: (row: ClientRow, epsg: number) => set(row, 'epsg', epsg, (now) => clients.setSystem(now, epsg)),
    setFolder: (row: ClientRow, folder: string) =>
      set(row, 'projektordner', folder, (now) => clients.setFolder(now, folder)),
    setCadastre: (row: Cadastre, enabled: boolean) =>
      refreshed(
        confirmed({
          send: () => clients.setCadastre(row, enabled),
          read: clients.cadastres,
          isStored: (all) => all.find(({ client_id }) => client_id === clientId)?.kataster_status === enabled,
        }),
      ),
    connect: (user: User) => ofLink(() => clients.connect(user, clientId), user.user_id, true),
    disconnect: (user: Pick<User, 'user_id' | 'email'>) =>
      ofLink(() => clients.disconnect(user, clientId), user.user_id, false),
    setUserCadastre: (userId: number, enabled: boolean) =>
      refreshed(clients.setUserCadastre(userId, clientId, enabled)),
  }
}
