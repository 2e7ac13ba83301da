import * as v from 'valibot'
import { user } from './users/users.ts'
import { addressColumn, flagColumn, nameColumn, optionalWholeColumn, textColumn, visibleTextColumn } from './columns.ts'
import { discountColumns } from './documents/discount.ts'
import { flag, id, version } from './wire.ts'

/** Address and contact person (`ap_*`), written by `a_update_client_details` as a whole. */
export const detailColumns = {
  name: nameColumn(200),
  name_zusatz: visibleTextColumn(200),
  strasse: textColumn(200),
  plz: textColumn(10),
  ort: textColumn(100),
  ap_gender: textColumn(20),
  ap_vorname: visibleTextColumn(100),
  ap_nachname: visibleTextColumn(100),
  ap_tel: textColumn(50),
}

const { name, strasse, plz, ort } = detailColumns
/** A new client has these: `a_add_client`. */
export const addressColumns = { name, strasse, plz, ort }

/** Changed one at a time by PATCH /kunde, and by `a_update_client_details` where it names them. */
export const patchedColumns = {
  bundesland: textColumn(100),
  /** The coordinate system of new maps. */
  epsg: optionalWholeColumn(1_024, 999_999),
}

/** Written by `a_set_projektordner`: the folder of the client's projects. */
export const folderColumns = { projektordner: textColumn(500) }

/** Written by `a_set_kataster_for_client`: whether cadastre data is switched on. */
export const cadastreColumns = { kataster_status: flagColumn(false) }

/** Written by `w_set_kunde_rechnungsdaten`, with the country. */
export const invoicingColumns = {
  /** Where electronic invoices go. */
  email: addressColumn(false),
  ust_id: textColumn(20),
  /** Leitweg-ID of a public client, or the reference another one asked for. */
  leitweg_id: textColumn(100),
}

/**
 * Written by `w_set_kunde_rechnungsdaten`: Skonto of new documents, in place of the office's own while `eigenes_skonto` is
 * true.
 */
export const clientDiscountColumns = { eigenes_skonto: flagColumn(false), ...discountColumns }

/** kunde: a client. */
export const client = v.object({ client_id: id, ...detailColumns, ...patchedColumns, version })
export type Client = v.InferOutput<typeof client>

/** a_get_all_clients: what lists and choices need. */
export const clientRow = v.object({ ...client.entries, ...folderColumns })
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
  name,
  bundesland: patchedColumns.bundesland,
  ...cadastreColumns,
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
