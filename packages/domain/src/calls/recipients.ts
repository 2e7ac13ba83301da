import * as v from 'valibot'
import { recipient } from '../entities/recipients.ts'
import { defineProcedure } from './call.ts'
import { idText, nullToEmpty } from './encodings.ts'

const columns = {
  name: nullToEmpty,
  email: v.string(),
  fuer_rechnungen: v.boolean(),
}
const source = 'added: the specification has no call for the people whom documents are sent to'

/** The one for invoices first, then the one that was last written to. */
export const getRecipients = defineProcedure({
  name: 'w_get_empfaenger',
  payload: v.object({ client_id: idText }),
  answer: v.array(recipient),
  effect: 'read',
  usedBy: { hook: 'useRecipients', screen: 'clients' },
  source,
})

/** One for invoices takes the place of the one before. 400: no address; 409: the client has it already. */
export const addRecipient = defineProcedure({
  name: 'w_add_empfaenger',
  payload: v.object({ client_id: idText, ...columns }),
  answer: recipient,
  effect: 'create',
  usedBy: { hook: 'useRecipientChanges', screen: 'clients' },
  source,
})

/** `If-Match` is its version. 404: there is none; else as when it is added. */
export const updateRecipient = defineProcedure({
  name: 'w_update_empfaenger',
  payload: v.object({ id: idText, ...columns }),
  answer: recipient,
  effect: 'change',
  usedBy: { hook: 'useRecipientChanges', screen: 'clients' },
  source,
})

/** Answers whether there was one. */
export const deleteRecipient = defineProcedure({
  name: 'w_delete_empfaenger',
  payload: v.object({ id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  usedBy: { hook: 'useRecipientChanges', screen: 'clients' },
  source,
})
