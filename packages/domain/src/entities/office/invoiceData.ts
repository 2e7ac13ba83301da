import * as v from 'valibot'
import { clientDiscountColumns, detailColumns, invoicingColumns } from '../clients.ts'
import { optionalDayColumn, textColumn } from '../columns.ts'
import { discountColumns } from '../documents/discount.ts'
import { invoiceColumns } from '../documents/invoices.ts'
import { deduction, invoiceParts } from '../documents/orders.ts'
import { position } from '../documents/positions.ts'
import { countryOfState } from '@waldkerf/domain/office/countries'
import { day, id, text, version } from '../wire.ts'
import { officeColumns } from './settings.ts'

/** w_get_kunde_rechnungsdaten: a client's data for invoices beyond the address. `version` is the client's. */
export const clientInvoicing = v.object({
  client_id: id,
  ...invoicingColumns,
  version,
  /** ISO 3166-1 in two letters. */
  land: text,
  ...v.partial(v.object(clientDiscountColumns)).entries,
})
export type ClientInvoicing = v.InferOutput<typeof clientInvoicing>

/** Written, with offer and tax case, by `w_set_rechnung_angaben`. */
export const extraColumns = {
  /** Why no VAT is due, '' where it is. */
  befreiung: textColumn(500),
  /** The last day of a supply that took several; the first is `le_date`. */
  le_bis: optionalDayColumn(),
}

/** Absent: none. */
const discount = v.partial(v.object(discountColumns)).entries

/** w_get_rechnung_angaben: an invoice's data beyond its text. `version` is the invoice's. */
export const invoiceData = v.object({
  rechnung_id: id,
  befreiung: extraColumns.befreiung,
  /** The offer that it was made from; the first one of several. */
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
  /** `TaxCase`: why the VAT is what it is. */
  steuerfall: text,
  le_bis: extraColumns.le_bis,
  /** The cancelled invoice that it replaces. */
  ersetzt: v.nullish(id, null),
  /** Its part in its order, which is the offer. */
  teil: v.optional(v.picklist(invoiceParts)),
  /** The fixed final invoice that an instalment has gone over into. */
  schluss_id: v.optional(v.nullable(id)),
  schluss_nummer: v.optional(v.nullable(v.string())),
  /** The deductions of a final invoice, as of now; of a fixed one its archive counts. */
  abschlaege: v.optional(v.array(deduction)),
  ...discount,
  /** All offers that it bills. */
  angebote: v.optional(v.array(v.object({ id, nummer: v.string() }))),
  /** The fixed invoice that replaces it. */
  ersetzt_durch: v.optional(v.nullable(id)),
  ersetzt_durch_nummer: v.optional(v.nullable(v.string())),
})
export type InvoiceData = v.InferOutput<typeof invoiceData>

/** w_get_angebot_angaben: an offer's data beyond its text. `version` is the offer's. */
export const offerData = v.object({
  angebot_id: id,
  /** `TaxCase`: why the VAT is what it is. */
  steuerfall: text,
  version,
  /** The invoices made from it, in the order they were made. */
  rechnungen: v.nullish(
    v.array(
      v.object({
        id,
        nummer: v.string(),
        storniert_durch: v.nullable(id),
        storniert_durch_nummer: v.nullable(v.string()),
        teil: v.optional(v.picklist(invoiceParts)),
      }),
    ),
    [],
  ),
  ...discount,
})
export type OfferData = v.InferOutput<typeof offerData>

/**
 * A client as frozen in an archived document. Documents archived before clients had a country get the same default as
 * the clients did.
 */
export const frozenClient = v.pipe(
  v.object({
    client_id: id,
    ...detailColumns,
    bundesland: text,
    ...invoicingColumns,
    land: text,
  }),
  v.transform((client) => ({ ...client, land: client.land || countryOfState(client.bundesland) })),
)

/** w_get_rechnung_archiv: everything that an archived invoice shows, as it was on the day it was archived. */
export const archivedInvoice = v.object({
  verkaeufer: v.object(officeColumns),
  kunde: frozenClient,
  rechnung: v.object({
    id,
    nummer: v.string(),
    ...invoiceColumns,
    ...extraColumns,
    /** '' in older archives: the usual case of the rate. */
    steuerfall: text,
    teil: v.optional(v.picklist(invoiceParts)),
    ...discount,
  }),
  abschlaege: v.optional(v.array(deduction)),
  /** The invoice that it cancels, and its part in its order. */
  original: v.nullish(v.object({ nummer: v.string(), datum: day, teil: v.optional(v.picklist(invoiceParts)) }), null),
  positionen: v.array(position),
})
export type ArchivedInvoice = v.InferOutput<typeof archivedInvoice>
