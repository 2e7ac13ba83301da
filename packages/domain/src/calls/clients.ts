import * as v from 'valibot'
import {
  addressColumns,
  cadastre,
  cadastreColumns,
  client,
  clientExtent,
  clientRow,
  clientUser,
  detailColumns,
  patchedColumns,
} from '../entities/clients.ts'
import { rpc } from './call.ts'
import { tableCall } from './tableCall.ts'
import { cellColumns, exactlyOne, idText, noPayload, nullToEmpty, optionalId, sentColumns } from './encodings.ts'

const clientPayload = v.object({ client_id: idText })

export const getAllClients = rpc.read('a_get_all_clients', noPayload, v.array(clientRow))

export const getClientDetails = rpc.read('a_get_client_details', clientPayload, v.array(clientRow))

export const addClient = rpc.create('a_add_client', v.object(sentColumns(addressColumns)), client)

/** All columns of the address and the contact person; `bundesland` and `epsg` stay unless they are given. */
export const updateClientDetails = rpc.change(
  'a_update_client_details',
  v.object({
    client_id: idText,
    ...sentColumns(detailColumns),
    bundesland: v.optional(v.string()),
    epsg: optionalId,
  }),
  client,
)

/** One field at a time. `bundesland` is the administrators' alone. */
export const patchClient = tableCall(
  'PATCH /kunde',
  exactlyOne(cellColumns(patchedColumns)),
  v.array(v.pick(client, ['client_id', 'bundesland', 'epsg', 'version'])),
  { filters: ['client_id'] },
)

export const setProjectFolder = rpc.change(
  'a_set_projektordner',
  v.object({ client_id: idText, ordner: nullToEmpty }),
  clientRow,
)

/** Cadastre data per client, with the client's name. */
export const getCadastreOverview = rpc.read('a_get_kataster_overview', noPayload, v.array(cadastre))

export const setCadastreForClient = rpc.change(
  'a_set_kataster_for_client',
  v.object({ client_id: idText, ...sentColumns(cadastreColumns) }),
  cadastre,
)

export const getClientExtent = rpc.read('a_get_bbox_from_client', clientPayload, v.array(clientExtent))

/** Everyone linked to the client. */
export const getUsersFromClient = rpc.read('a_get_users_from_client', clientPayload, v.array(clientUser))

/** Those linked who are not of the office team. */
export const getAppUsersFromClient = rpc.read('a_get_appusers_from_client', clientPayload, v.array(clientUser))

/** The office team of all clients. */
export const getOfficeTeam = rpc.read('a_get_apus_team_from_client', noPayload, v.array(clientUser))

/** Links a person with its `kataster_enabled`; on an existing link it sets the flag. */
export const addUserToClient = rpc.create(
  'a_add_user_to_client',
  v.object({ user_id: idText, client_id: idText, kataster_enabled: v.boolean() }),
  clientUser,
)

const link = v.object({ username: v.string(), user_id: idText, client_id: idText })

/** The link that rights follow. `username` is the e-mail and must fit `user_id`. */
export const connectUserToClient = rpc.idempotent('a_connect_user_to_client', link, clientUser)

/** Answers whether there was a link. */
export const disconnectUserFromClient = rpc.idempotent('a_disconnect_user_from_client', link, v.boolean())
