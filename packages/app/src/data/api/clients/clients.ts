import type { ClientValues } from '@waldkerf/domain/clients/clientValues'
import type { CallPayload } from '@waldkerf/domain/calls/call'
import {
  addClient,
  addUserToClient,
  connectUserToClient,
  disconnectUserFromClient,
  getAllClients,
  getAppUsersFromClient,
  getCadastreOverview,
  getClientDetails,
  getClientExtent,
  getOfficeTeam,
  getUsersFromClient,
  patchClient,
  setCadastreForClient,
  setProjectFolder,
  updateClientDetails,
} from '@waldkerf/domain/calls/clients'
import { getClientInvoicing, setClientInvoicing } from '@waldkerf/domain/calls/office/invoiceData'
import { getMapList } from '@waldkerf/domain/calls/maps/maps'
import type { Cadastre, ClientRow } from '@waldkerf/domain/entities/clients'
import type { ClientInvoicing } from '@waldkerf/domain/entities/office/invoiceData'
import type { User } from '@waldkerf/domain/entities/users/users'
import type { Client } from '../../gateway/client.ts'
import { ApiError } from '@waldkerf/app/platform/errors/errors'

type Person = Pick<User, 'user_id' | 'email'>
type Place = Pick<ClientRow, 'client_id' | 'version'>

/** Clients as the office keeps them. One call, one function. */
export const clientsApi = (client: Client) => ({
  all: () => client.call(getAllClients, {}),
  /** @throws ApiError 404 for a number of nobody */
  async one(clientId: number): Promise<ClientRow> {
    const [row] = await client.call(getClientDetails, { client_id: clientId })
    if (!row) throw new ApiError('http', { status: 404 })
    return row
  },
  add: (row: CallPayload<typeof addClient>, idempotencyKey: string) => client.call(addClient, row, { idempotencyKey }),
  update: ({ client_id, version }: Place, values: ClientValues) =>
    client.call(updateClientDetails, { client_id, ...values }, { version }),
  setFederalState: ({ client_id, version }: Place, bundesland: string) =>
    client.call(patchClient, { bundesland }, { version, filters: { client_id } }),
  setSystem: ({ client_id, version }: Place, epsg: number) =>
    client.call(patchClient, { epsg }, { version, filters: { client_id } }),
  setFolder: ({ client_id, version }: Place, ordner: string) =>
    client.call(setProjectFolder, { client_id, ordner }, { version }),
  cadastres: () => client.call(getCadastreOverview, {}),
  setCadastre: ({ client_id, version }: Pick<Cadastre, 'client_id' | 'version'>, kataster_status: boolean) =>
    client.call(setCadastreForClient, { client_id, kataster_status }, { version }),
  /** Everyone linked, and those of them who are not of the office. */
  linked: (clientId: number) => client.call(getUsersFromClient, { client_id: clientId }),
  outside: (clientId: number) => client.call(getAppUsersFromClient, { client_id: clientId }),
  team: () => client.call(getOfficeTeam, {}),
  connect: ({ user_id, email }: Person, clientId: number) =>
    client.call(connectUserToClient, { user_id, username: email, client_id: clientId }),
  disconnect: ({ user_id, email }: Person, clientId: number) =>
    client.call(disconnectUserFromClient, { user_id, username: email, client_id: clientId }),
  setUserCadastre: (userId: number, clientId: number, enabled: boolean) =>
    client.call(addUserToClient, { user_id: userId, client_id: clientId, kataster_enabled: enabled }),
  invoicing: (clientId: number) => client.call(getClientInvoicing, { client_id: clientId }),
  setInvoicing: (
    { client_id, version }: ClientInvoicing,
    values: Omit<CallPayload<typeof setClientInvoicing>, 'client_id'>,
  ) => client.call(setClientInvoicing, { client_id, ...values }, { version }),
  maps: () => client.call(getMapList, {}),
  async extent(clientId: number) {
    const [extent] = await client.call(getClientExtent, { client_id: clientId })
    return extent
  },
})
