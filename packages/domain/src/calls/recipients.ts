import * as v from 'valibot'
import { recipient, recipientColumns } from '../entities/recipients.ts'
import { rpc } from './call.ts'
import { byId, idText, sentColumns } from './encodings.ts'

const columns = sentColumns(recipientColumns)

/** The one for invoices first, then the one that was last written to. */
export const getRecipients = rpc.read('w_get_empfaenger', v.object({ client_id: idText }), v.array(recipient))

/** One for invoices takes the place of the one before. 400: no address; 409: the client has it already. */
export const addRecipient = rpc.create('w_add_empfaenger', v.object({ client_id: idText, ...columns }), recipient)

/** `If-Match` is its version. 404: there is none; else as when it is added. */
export const updateRecipient = rpc.change('w_update_empfaenger', v.object({ id: idText, ...columns }), recipient)

/** Answers whether there was one. */
export const deleteRecipient = rpc.idempotent('w_delete_empfaenger', byId, v.boolean())
