import * as v from 'valibot'
import { clientEvent, noteColumns } from '../entities/clientEvents.ts'
import { rpc } from './call.ts'
import { byId, countText, idText, sentColumns } from './encodings.ts'

/** The latest first. 400: an unknown kind; 404: no such client. */
export const getClientEvents = rpc.read(
  'w_get_kunde_verlauf',
  v.object({
    client_id: idText,
    /** Kinds, separated by commas; '' for all. */
    arten: v.optional(v.string(), ''),
    /** The most that are answered, up to 5,000. */
    anzahl: v.optional(countText, '50'),
  }),
  v.array(clientEvent),
)

/** Answers the note's event. 400: no text, or too many characters. */
export const addClientNote = rpc.create(
  'w_add_kunde_notiz',
  v.object({ client_id: idText, ...sentColumns(noteColumns) }),
  clientEvent,
)

/** Answers whether there was one. */
export const deleteClientNote = rpc.idempotent('w_delete_kunde_notiz', byId, v.boolean())
