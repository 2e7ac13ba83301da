import * as v from 'valibot'
import { archivedInvoice, clientInvoicing, invoiceData, offerData } from '../../entities/office/invoiceData.ts'
import { day } from '../../entities/wire.ts'
import { taxCases } from '../../office/tax/taxCases.ts'
import { defineProcedure } from '../call.ts'
import { idText, nullToEmpty } from '../encodings.ts'

/** Why the VAT is what it is; '' follows the rate. */
const steuerfall = v.optional(v.picklist(['', ...taxCases]), '')

/** The frozen content of an invoice; null while it is not archived. 404: no such invoice. */
export const getArchivedInvoice = defineProcedure({
  name: 'w_get_rechnung_archiv',
  payload: v.object({ rechnung_id: idText }),
  answer: v.nullable(archivedInvoice),
  effect: 'read',
  usedBy: { hook: 'useArchivedInvoice', screen: 'invoices' },
  source: 'added: the specification archives an invoice, and has no call that reads what was fixed',
})

/** Without an id those of all invoices, newest first. */
export const getInvoiceData = defineProcedure({
  name: 'w_get_rechnung_angaben',
  payload: v.object({ rechnung_id: v.optional(v.union([idText, v.literal('')]), '') }),
  answer: v.array(invoiceData),
  effect: 'read',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
  source: 'added: no field of the specification holds a reason for exemption, a tax case, or what an invoice cancels',
})

/**
 * `If-Match` is the invoice's version, which rises. 404: no such offer; 409: the invoice is archived, or the tax case does
 * not go with the rate.
 */
export const setInvoiceData = defineProcedure({
  name: 'w_set_rechnung_angaben',
  payload: v.object({
    rechnung_id: idText,
    befreiung: nullToEmpty,
    angebot_id: v.optional(v.union([idText, v.literal('')]), ''),
    steuerfall,
    /** '' for a supply of one day. */
    le_bis: v.optional(v.union([day, v.literal('')]), ''),
  }),
  answer: invoiceData,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
  source: 'added: no field of the specification holds a reason for exemption, a tax case, or the offer of an invoice',
})

/** Without an id those of all offers, newest first. */
export const getOfferData = defineProcedure({
  name: 'w_get_angebot_angaben',
  payload: v.object({ angebot_id: v.optional(v.union([idText, v.literal('')]), '') }),
  answer: v.array(offerData),
  effect: 'read',
  usedBy: { hook: 'useEditorSession', screen: 'offers' },
  source: 'added: no field of the specification holds the tax case of an offer',
})

/** `If-Match` is the offer's version, which rises. 409: the tax case does not go with the rate. */
export const setOfferData = defineProcedure({
  name: 'w_set_angebot_angaben',
  payload: v.object({ angebot_id: idText, steuerfall }),
  answer: offerData,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'offers' },
  source: 'added: no field of the specification holds the tax case of an offer',
})

const ofClient = v.object({ client_id: idText })

/** 404: no such client. */
export const getClientInvoicing = defineProcedure({
  name: 'w_get_kunde_rechnungsdaten',
  payload: ofClient,
  answer: clientInvoicing,
  effect: 'read',
  usedBy: { hook: 'useClientInvoicing', screen: 'clients' },
  source: 'added: an electronic invoice names an e-mail address and a reference, which a client does not have',
})

/** `If-Match` is the client's version, which rises. 400: no country of two letters. */
export const setClientInvoicing = defineProcedure({
  name: 'w_set_kunde_rechnungsdaten',
  payload: v.object({
    ...ofClient.entries,
    email: nullToEmpty,
    ust_id: nullToEmpty,
    leitweg_id: nullToEmpty,
    /** '' keeps the stored one. */
    land: v.optional(v.union([v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)), v.literal('')]), ''),
  }),
  answer: clientInvoicing,
  effect: 'change',
  usedBy: { hook: 'useClientChanges', screen: 'clients' },
  source: 'added: an electronic invoice names an e-mail address and a reference, which a client does not have',
})
