import * as v from 'valibot'
import { cadastre, client, clientExtent, clientRow, clientUser } from '../entities/clients.ts'
import { defineCall, defineProcedure } from './call.ts'
import { exactlyOne, idText, noPayload, nullToEmpty, optionalId } from './encodings.ts'

const ofClient = v.object({ client_id: idText })

export const getAllClients = defineProcedure({
  name: 'a_get_all_clients',
  payload: noPayload,
  answer: v.array(clientRow),
  effect: 'read',
  usedBy: { hook: 'useClients', screen: 'clients' },
})

export const getClientDetails = defineProcedure({
  name: 'a_get_client_details',
  payload: ofClient,
  answer: v.array(clientRow),
  effect: 'read',
  usedBy: { hook: 'useClient', screen: 'clients' },
})

export const addClient = defineProcedure({
  name: 'a_add_client',
  payload: v.object({ name: v.string(), strasse: nullToEmpty, plz: nullToEmpty, ort: nullToEmpty }),
  answer: client,
  effect: 'create',
  usedBy: { hook: 'useNewClients', screen: 'clients' },
})

/** All columns of the address and the contact person; `bundesland` and `epsg` stay unless they are given. */
export const updateClientDetails = defineProcedure({
  name: 'a_update_client_details',
  payload: v.object({
    client_id: idText,
    name: v.string(),
    name_zusatz: nullToEmpty,
    strasse: nullToEmpty,
    plz: nullToEmpty,
    ort: nullToEmpty,
    ap_gender: nullToEmpty,
    ap_vorname: nullToEmpty,
    ap_nachname: nullToEmpty,
    ap_tel: nullToEmpty,
    bundesland: v.optional(v.string()),
    epsg: optionalId,
  }),
  answer: client,
  effect: 'change',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
})

/** One field at a time. `bundesland` is the administrators' alone. */
export const patchClient = defineCall({
  name: 'PATCH /kunde',
  method: 'PATCH',
  path: '/kunde',
  filters: ['client_id'],
  payload: exactlyOne({ bundesland: v.string(), epsg: v.number() }),
  answer: v.array(v.pick(client, ['client_id', 'bundesland', 'epsg', 'version'])),
  effect: 'change',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
  source: 'spec 7, table calls',
})

export const setProjectFolder = defineProcedure({
  name: 'a_set_projektordner',
  payload: v.object({ client_id: idText, ordner: nullToEmpty }),
  answer: clientRow,
  effect: 'change',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
})

/** Cadastre data per client, with the client's name. */
export const getCadastreOverview = defineProcedure({
  name: 'a_get_kataster_overview',
  payload: noPayload,
  answer: v.array(cadastre),
  effect: 'read',
  usedBy: { hook: 'useCadastre', screen: 'clients' },
})

export const setCadastreForClient = defineProcedure({
  name: 'a_set_kataster_for_client',
  payload: v.object({ client_id: idText, kataster_status: v.boolean() }),
  answer: cadastre,
  effect: 'change',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
})

export const getClientExtent = defineProcedure({
  name: 'a_get_bbox_from_client',
  payload: ofClient,
  answer: v.array(clientExtent),
  effect: 'read',
  usedBy: { hook: 'useClientExtent', screen: 'maps' },
})

/** Everyone linked to the client. */
export const getUsersFromClient = defineProcedure({
  name: 'a_get_users_from_client',
  payload: ofClient,
  answer: v.array(clientUser),
  effect: 'read',
  usedBy: { hook: 'useClientPeople', screen: 'clients' },
})

/** Those linked who are not of the office team. */
export const getAppUsersFromClient = defineProcedure({
  name: 'a_get_appusers_from_client',
  payload: ofClient,
  answer: v.array(clientUser),
  effect: 'read',
  usedBy: { hook: 'useClientPeople', screen: 'clients' },
})

/** The office team of all clients. */
export const getOfficeTeam = defineProcedure({
  name: 'a_get_apus_team_from_client',
  payload: noPayload,
  answer: v.array(clientUser),
  effect: 'read',
  usedBy: { hook: 'useOfficeTeam', screen: 'clients' },
})

/** Links a person with its `kataster_enabled`; on an existing link it sets the flag. */
export const addUserToClient = defineProcedure({
  name: 'a_add_user_to_client',
  payload: v.object({ user_id: idText, client_id: idText, kataster_enabled: v.boolean() }),
  answer: clientUser,
  effect: 'create',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
})

const link = v.object({ username: v.string(), user_id: idText, client_id: idText })

/** The link that rights follow. `username` is the e-mail and must fit `user_id`. */
export const connectUserToClient = defineProcedure({
  name: 'a_connect_user_to_client',
  payload: link,
  answer: clientUser,
  effect: 'idempotent',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
})

/** Answers whether there was a link. */
export const disconnectUserFromClient = defineProcedure({
  name: 'a_disconnect_user_from_client',
  payload: link,
  answer: v.boolean(),
  effect: 'idempotent',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
})
