import type { CallPayload } from '@waldkerf/domain/calls/call'
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
import { type SurveyValues, surveyValues } from '@waldkerf/domain/clients/surveyValues'
import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import { type InvoicingValues, invoicingValues } from '@waldkerf/domain/clients/invoicingValues'
import type { User } from '@waldkerf/domain/entities/users/users'
import { firstRow } from '../gateway/firstRow.ts'
import { useGateway } from '../gateway/GatewayProvider.tsx'
import { confirmed } from '@waldkerf/domain/editing/confirmed'
import { saveMerged } from '@waldkerf/domain/editing/saveMerged'
import { useRefreshed } from '../saving/useRefreshed.ts'
import { createLinkCalls } from '../users/personChanges.ts'
import { userKeys } from '../users/userKeys.ts'
import { loadClient } from './client.ts'
import { clientKeys } from './clients.ts'

/**
 * The changes of a client. The stored state is read again after every change, failed or not, and before the change
 * counts as done, because the next one needs the new version.
 */
export function useClientChanges(clientId: number) {
  const gateway = useGateway()
  const links = createLinkCalls(gateway)
  const refresh = useRefreshed()
  const read = () => loadClient(gateway, clientId)
  const refreshed = <T>(change: Promise<T>) =>
    refresh(change, {
      first: [clientKeys.cadastres(), (key) => Array.isArray(key) && key[0] === 'clients' && key[1] === clientId],
      later: [clientKeys.all(), clientKeys.team(), userKeys.links()],
    })

  /** One call for each changed value, over the version that the previous call answered. */
  async function sendSurvey(row: ClientRow, values: SurveyValues): Promise<ClientRow> {
    const { bundesland, epsg, projektordner } = values
    let now = row
    const patch = async (change: CallPayload<typeof patchClient>) => {
      const filters = { client_id: row.client_id }
      now = { ...now, ...(await firstRow(gateway.call(patchClient, change, { version: now.version, filters }))) }
    }
    if (bundesland !== row.bundesland) await patch({ bundesland })
    if (epsg !== '' && Number(epsg) !== row.epsg) await patch({ epsg: Number(epsg) })
    if (projektordner !== row.projektordner) {
      const folder = { client_id: row.client_id, ordner: projektordner }
      now = { ...now, ...(await gateway.call(setProjectFolder, folder, { version: now.version })) }
    }
    return now
  }

  /** Completes the answer, which has only the address columns. */
  const sendAddress = async (row: ClientRow, values: ClientValues): Promise<ClientRow> => ({
    ...row,
    ...(await gateway.call(updateClientDetails, { client_id: row.client_id, ...values }, { version: row.version })),
  })

  /** A change of the link to a person. @param linked whether there is one afterwards */
  const changeLink = (send: () => Promise<unknown>, userId: number, linked: boolean) =>
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
    saveInvoicing: (base: ClientInvoicing, mine: InvoicingValues) =>
      refreshed(
        saveMerged({
          base,
          mine,
          toValues: invoicingValues,
          send: ({ client_id, version }, { eigenes_skonto, ...values }) => {
            const isOwn = eigenes_skonto === 'true' ? 'true' : 'false'
            return gateway.call(setClientInvoicing, { client_id, ...values, eigenes_skonto: isOwn }, { version })
          },
          read: () => gateway.call(getClientInvoicing, { client_id: clientId }),
        }),
      ),
    /**
     * @throws ConflictError with the row, ApiError: values sent before the failure are stored; the rest can be sent
     * again
     */
    saveSurvey: (base: ClientRow, mine: SurveyValues) =>
      refreshed(saveMerged({ base, mine, toValues: surveyValues, send: sendSurvey, read })),
    setCadastre: ({ client_id: id, version }: Cadastre, enabled: boolean) =>
      refreshed(
        confirmed({
          send: () => gateway.call(setCadastreForClient, { client_id: id, kataster_status: enabled }, { version }),
          read: () => gateway.call(getCadastreOverview, {}),
          isStored: (all) => all.find(({ client_id }) => client_id === clientId)?.kataster_status === enabled,
        }),
      ),
    connect: (user: User) => changeLink(() => links.connect(user, clientId), user.user_id, true),
    disconnect: (user: Pick<User, 'user_id' | 'email'>) =>
      changeLink(() => links.disconnect(user, clientId), user.user_id, false),
    setUserCadastre: (userId: number, enabled: boolean) => refreshed(links.setCadastre(userId, clientId, enabled)),
  }
}
