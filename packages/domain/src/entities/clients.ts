import * as v from 'valibot'
import { user } from './users/users.ts'
import { flag, id, text, version } from './wire.ts'

/** kunde: a client. `ap_*` is the contact person, `epsg` the coordinate system of new maps. */
export const client = v.object({
  client_id: id,
  name: text,
  name_zusatz: text,
  strasse: text,
  plz: text,
  ort: text,
  ap_gender: text,
  ap_vorname: text,
  ap_nachname: text,
  ap_tel: text,
  bundesland: text,
  epsg: v.nullish(v.number(), null),
  version,
})
export type Client = v.InferOutput<typeof client>

/** a_get_all_clients: what lists and choices need, and the folder of the client's projects. */
export const clientRow = v.object({ ...client.entries, projektordner: text })
export type ClientRow = v.InferOutput<typeof clientRow>

/** A person linked to a client; the rights to the client's maps follow the link. */
export const clientUser = v.object({
  ...user.entries,
  client_id: id,
  /** Whether the person sees the client's cadastre data. */
  kataster_enabled: flag,
  /** Member of the office team. */
  apus_team: flag,
  apus_admin: flag,
})
export type ClientUser = v.InferOutput<typeof clientUser>

/** a_get_kataster_overview: cadastre data per client. */
export const cadastre = v.object({
  client_id: id,
  name: text,
  bundesland: text,
  kataster_status: flag,
  version,
})
export type Cadastre = v.InferOutput<typeof cadastre>

/** a_get_bbox_from_client: extent of a client's maps in `epsg`; all null while it has none. */
export const clientExtent = v.object({
  epsg: v.nullable(v.number()),
  minx: v.nullable(v.number()),
  miny: v.nullable(v.number()),
  maxx: v.nullable(v.number()),
  maxy: v.nullable(v.number()),
})
export type ClientExtent = v.InferOutput<typeof clientExtent>
