import * as v from 'valibot'
import { position } from '../positions.ts'
import { day, decimal, id, text, version } from '../wire.ts'
import { officeEntries } from './settings.ts'

/** w_get_kunde_rechnungsdaten: what invoices to a client need beyond the address. `version` is the client's. */
export const clientInvoicing = v.object({
  client_id: id,
  /** Where electronic invoices go. */
  email: text,
  ust_id: text,
  /** Leitweg-ID of a public client, or the reference another one asked for. */
  leitweg_id: text,
  version,
})
export type ClientInvoicing = v.InferOutput<typeof clientInvoicing>

/** w_get_rechnung_angaben: what belongs to an invoice beyond its text. `version` is the invoice's. */
export const invoiceData = v.object({
  rechnung_id: id,
  /** Why no VAT is due, '' where it is. */
  befreiung: text,
  /** The offer that it was made from. */
  angebot_id: v.nullish(id, null),
  angebot_nummer: v.nullish(v.string(), null),
  /** The invoice that it cancels. */
  storno_von: v.nullish(id, null),
  storno_von_nummer: v.nullish(v.string(), null),
  storno_von_datum: v.nullish(day, null),
  /** The invoice that cancels it. */
  storniert_durch: v.nullish(id, null),
  storniert_durch_nummer: v.nullish(v.string(), null),
  version,
})
export type InvoiceData = v.InferOutput<typeof invoiceData>

/** w_get_rechnung_archiv: everything that an archived invoice shows, as it was on the day it was archived. */
export const archivedInvoice = v.object({
  verkaeufer: v.object(officeEntries),
  kunde: v.object({
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
    email: text,
    ust_id: text,
    leitweg_id: text,
  }),
  rechnung: v.object({
    id,
    nummer: v.string(),
    bearbeiter: text,
    rn_datum: day,
    le_date: day,
    anrede: text,
    anschreiben: text,
    zuerl: text,
    ust_satz: decimal,
    befreiung: text,
  }),
  /** Of the invoice that it cancels. */
  original: v.nullish(v.object({ nummer: v.string(), datum: day }), null),
  positionen: v.array(position),
})
export type ArchivedInvoice = v.InferOutput<typeof archivedInvoice>
