import { type ClientValues, clientValues } from '@waldkerf/domain/clients/clientValues'
import { pickFields } from '@waldkerf/domain/editing/mergeFields'
import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { type BuyerDetails, buyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import type { User } from '@waldkerf/domain/entities/users/users'
import { useSWRConfig } from 'swr'
import { clientsApi } from '../api/clients/clients.ts'
import { confirmed } from '../confirmed.ts'
import { saveMerged } from '../saveMerged.ts'
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
  const set = (
    base: ClientRow,
    mine: Partial<ClientRow>,
    send: (row: ClientRow) => Promise<unknown>,
  ): Promise<unknown> => {
    const fields = Object.keys(mine) as (keyof ClientRow)[]
    return refreshed(saveMerged({ base, mine, valuesOf: (row) => pickFields(row, fields), send, read }))
  }

  /** The answer has the address alone. */
  const sendAddress = async (row: ClientRow, values: ClientValues): Promise<ClientRow> => ({
    ...row,
    ...(await clients.update(row, values)),
  })

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
    /** @throws ConflictError with the row, ApiError */
    save: (base: ClientRow, mine: ClientValues) =>
      refreshed(saveMerged({ base, mine, valuesOf: clientValues, send: sendAddress, read })),
    /** @throws ConflictError with the row, ApiError */
    saveInvoicing: (base: ClientInvoicing, mine: BuyerDetails) =>
      refreshed(
        saveMerged({
          base,
          mine,
          valuesOf: buyerDetails,
          send: clients.setInvoicing,
          read: () => clients.invoicing(clientId),
        }),
      ),
    async setFederalState(row: ClientRow, bundesland: string) {
      await set(row, { bundesland }, (now) => clients.setFederalState(now, bundesland))
    },
    async setSystem(row: ClientRow, epsg: number) {
      await set(row, { epsg }, (now) => clients.setSystem(now, epsg))
    },
    async setFolder(row: ClientRow, projektordner: string) {
      await set(row, { projektordner }, (now) => clients.setFolder(now, projektordner))
    },
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
