import * as v from 'valibot'
import { archivedInvoice, clientInvoicing, invoiceData } from '../../entities/office/invoiceData.ts'
import { defineProcedure } from '../call.ts'
import { idText, nullToEmpty } from '../encodings.ts'

/** What an archived invoice is shown from; null while it is not archived. 404: no such invoice. */
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
  source: 'added: no field of the specification holds a reason for exemption, or what an invoice cancels',
})

/** `If-Match` is the invoice's version, which rises. 404: no such offer; 409: the invoice is archived. */
export const setInvoiceData = defineProcedure({
  name: 'w_set_rechnung_angaben',
  payload: v.object({
    rechnung_id: idText,
    befreiung: nullToEmpty,
    angebot_id: v.optional(v.union([idText, v.literal('')]), ''),
  }),
  answer: invoiceData,
  effect: 'change',
  usedBy: { hook: 'useEditorSession', screen: 'invoices' },
  source: 'added: no field of the specification holds a reason for exemption, or the offer of an invoice',
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

/** `If-Match` is the client's version, which rises. */
export const setClientInvoicing = defineProcedure({
  name: 'w_set_kunde_rechnungsdaten',
  payload: v.object({ ...ofClient.entries, email: nullToEmpty, ust_id: nullToEmpty, leitweg_id: nullToEmpty }),
  answer: clientInvoicing,
  effect: 'change',
  usedBy: { hook: 'useClientInvoicing', screen: 'clients' },
  source: 'added: an electronic invoice names an e-mail address and a reference, which a client does not have',
})
