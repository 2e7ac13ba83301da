import * as v from 'valibot'
import { recipient, recipientColumns } from '../entities/recipients.ts'
import { rpc } from './call.ts'
import { byId, idText, sentColumns } from './encodings.ts'

const columns = sentColumns(recipientColumns)

/** The recipient of invoices first, then the one last written to. */
export const getRecipients = rpc.read('w_get_empfaenger', v.object({ client_id: idText }), v.array(recipient))

/** A new recipient of invoices replaces the former one. 400: not an address; 409: the client has it already. */
export const addRecipient = rpc.create('w_add_empfaenger', v.object({ client_id: idText, ...columns }), recipient)

/** `If-Match` is its version. 404: no such recipient; else as `addRecipient`. */
export const updateRecipient = rpc.change('w_update_empfaenger', v.object({ id: idText, ...columns }), recipient)

/** Answers whether there was one. */
export const deleteRecipient = rpc.idempotent('w_delete_empfaenger', byId, v.boolean())
