import * as v from 'valibot'
import { invoicingColumns } from '@waldkerf/domain/entities/clients'
import {
  archivedInvoice,
  clientInvoicing,
  extraColumns,
  invoiceData,
  offerData,
} from '@waldkerf/domain/entities/office/invoiceData'
import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import { day } from '@waldkerf/domain/entities/wire'
import { taxCases } from '@waldkerf/domain/office/tax/taxCases'
import { rpc } from '../call.ts'
import { idText, perhapsId, sentColumns } from '../encodings.ts'
import { keptColumns } from '../keptColumns.ts'

/** Why the VAT is what it is; '' follows the rate. */
const steuerfall = v.optional(v.picklist(['', ...taxCases]), '')

/** The frozen content of an invoice; null while it is not archived. 404: no such invoice. */
export const getArchivedInvoice = rpc.read(
  'w_get_rechnung_archiv',
  v.object({ rechnung_id: idText }),
  v.nullable(archivedInvoice),
)

/** Without an id those of all invoices, newest first. */
export const getInvoiceData = rpc.read(
  'w_get_rechnung_angaben',
  v.object({ rechnung_id: perhapsId }),
  v.array(invoiceData),
)

/**
 * `If-Match` is the invoice's version, which rises. 404: no such offer; 409: the invoice is archived, or the tax case does
 * not go with the rate.
 */
export const setInvoiceData = rpc.change(
  'w_set_rechnung_angaben',
  v.object({
    rechnung_id: idText,
    ...sentColumns({ befreiung: extraColumns.befreiung }),
    angebot_id: perhapsId,
    steuerfall,
    /** '' for a supply of one day. */
    le_bis: v.optional(v.union([day, v.literal('')]), ''),
    ...keptColumns(discountColumns),
  }),
  invoiceData,
)

/** Without an id those of all offers, newest first. */
export const getOfferData = rpc.read('w_get_angebot_angaben', v.object({ angebot_id: perhapsId }), v.array(offerData))

/** `If-Match` is the offer's version, which rises. 409: the tax case does not go with the rate. */
export const setOfferData = rpc.change(
  'w_set_angebot_angaben',
  v.object({ angebot_id: idText, steuerfall, ...keptColumns(discountColumns) }),
  offerData,
)

const clientPayload = v.object({ client_id: idText })

/** 404: no such client. */
export const getClientInvoicing = rpc.read('w_get_kunde_rechnungsdaten', clientPayload, clientInvoicing)

/** `If-Match` is the client's version, which rises. 400: no country of two letters. */
export const setClientInvoicing = rpc.change(
  'w_set_kunde_rechnungsdaten',
  v.object({
    ...clientPayload.entries,
    ...sentColumns(invoicingColumns),
    /** '' keeps the stored one. */
    land: v.optional(v.union([v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), v.literal('')]), ''),
    /** '' keeps the stored ones. */
    eigenes_skonto: v.optional(v.picklist(['', 'true', 'false']), ''),
    ...keptColumns(discountColumns),
  }),
  clientInvoicing,
)
