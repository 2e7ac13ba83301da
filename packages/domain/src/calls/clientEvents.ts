import * as v from 'valibot'
import { clientEvent, noteColumns } from '../entities/clientEvents.ts'
import { rpc } from './call.ts'
import { byId, countText, idText, sentColumns } from './encodings.ts'

/** The latest first. 400: a kind that is none; 404: no such client. */
export const getClientEvents = rpc.read(
  'w_get_kunde_verlauf',
  v.object({
    client_id: idText,
    /** Kinds with commas between them; '' for all. */
    arten: v.optional(v.string(), ''),
    /** As many as are answered, 5,000 at most. */
    anzahl: v.optional(countText, '50'),
  }),
  v.array(clientEvent),
)

/** The answer is its entry. 400: no text, or too many characters. */
export const addClientNote = rpc.create(
  'w_add_kunde_notiz',
  v.object({ client_id: idText, ...sentColumns(noteColumns) }),
  clientEvent,
)

/** Answers whether there was one. */
export const deleteClientNote = rpc.idempotent('w_delete_kunde_notiz', byId, v.boolean())
