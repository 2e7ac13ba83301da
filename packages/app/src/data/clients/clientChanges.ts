import {
  getCadastreOverview,
  getUsersFromClient,
  patchClient,
  setCadastreForClient,
  setProjectFolder,
  updateClientDetails,
} from '@waldkerf/domain/calls/clients'
import { getClientInvoicing, setClientInvoicing } from '@waldkerf/domain/calls/office/invoiceData'
import { type ClientValues, clientValues } from '@waldkerf/domain/clients/clientValues'
import { pickFields } from '@waldkerf/domain/editing/mergeFields'
import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { type BuyerDetails, buyerDetails } from '@waldkerf/domain/office/workplace/editorDocumentModel'
import type { User } from '@waldkerf/domain/entities/users/users'
import { useSWRConfig } from 'swr'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { confirmed } from '../saving/confirmed.ts'
import { saveMerged } from '../saving/saveMerged.ts'
import { createLinkCalls } from '../users/links.ts'
import { userKeys } from '../users/userKeys.ts'
import { loadClient } from './client.ts'
import { clientKeys } from './clientKeys.ts'

/**
 * The changes of a client. What is stored is read again, whatever came of a change, and before it counts as done: the
 * next change needs the new version.
 */
export function useClientChanges(clientId: number) {
  const gateway = useGateway()
  const links = createLinkCalls(gateway)
  const { mutate } = useSWRConfig()
  const read = () => loadClient(gateway, clientId)
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
    return refreshed(saveMerged({ base, mine, toValues: (row) => pickFields(row, fields), send, read }))
  }

  /** The answer has the address alone. */
  const sendAddress = async (row: ClientRow, values: ClientValues): Promise<ClientRow> => ({
    ...row,
    ...(await gateway.call(updateClientDetails, { client_id: row.client_id, ...values }, { version: row.version })),
  })

  /** A change of the link to a person. @param linked whether there is one afterwards */
  const ofLink = (send: () => Promise<unknown>, userId: number, linked: boolean) =>
    refreshed(
      confirmed({
        send,
        read: () => gateway.call(getUsersFromClient, { client_id: clientId }),
        isStored: (people) => people.some(({ user_id }) => user_id === userId) === linked,
      }),
    )

  return {
    /** @throws ConflictError with the row, ApiError */
    save: (base: ClientRow, mine: ClientValues) =>
      refreshed(saveMerged({ base, mine, toValues: clientValues, send: sendAddress, read })),
    /** @throws ConflictError with the row, ApiError */
    saveInvoicing: (base: ClientInvoicing, mine: BuyerDetails) =>
      refreshed(
        saveMerged({
          base,
          mine,
          toValues: buyerDetails,
          send: ({ client_id, version }, values) =>
            gateway.call(setClientInvoicing, { client_id, ...values }, { version }),
          read: () => gateway.call(getClientInvoicing, { client_id: clientId }),
        }),
      ),
    async setFederalState(row: ClientRow, bundesland: string) {
      await set(row, { bundesland }, ({ client_id, version }) =>
        gateway.call(patchClient, { bundesland }, { version, filters: { client_id } }),
      )
    },
    async setSystem(row: ClientRow, epsg: number) {
      await set(row, { epsg }, ({ client_id, version }) =>
        gateway.call(patchClient, { epsg }, { version, filters: { client_id } }),
      )
    },
    async setFolder(row: ClientRow, projektordner: string) {
      await set(row, { projektordner }, ({ client_id, version }) =>
        gateway.call(setProjectFolder, { client_id, ordner: projektordner }, { version }),
      )
    },
    setCadastre: ({ client_id: id, version }: Cadastre, enabled: boolean) =>
      refreshed(
        confirmed({
          send: () => gateway.call(setCadastreForClient, { client_id: id, kataster_status: enabled }, { version }),
          read: () => gateway.call(getCadastreOverview, {}),
          isStored: (all) => all.find(({ client_id }) => client_id === clientId)?.kataster_status === enabled,
        }),
      ),
    connect: (user: User) => ofLink(() => links.connect(user, clientId), user.user_id, true),
    disconnect: (user: Pick<User, 'user_id' | 'email'>) =>
      ofLink(() => links.disconnect(user, clientId), user.user_id, false),
    setUserCadastre: (userId: number, enabled: boolean) => refreshed(links.setCadastre(userId, clientId, enabled)),
  }
}
