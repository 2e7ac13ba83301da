import * as v from 'valibot'
import { clientEvent } from '../entities/clientEvents.ts'
import { defineProcedure } from './call.ts'
import { countText, idText } from './encodings.ts'

const source = 'added: the specification has no call that tells what happened with a client'

/** The latest first. 400: a kind that is none; 404: no such client. */
export const getClientEvents = defineProcedure({
  name: 'w_get_kunde_verlauf',
  payload: v.object({
    client_id: idText,
    /** Kinds with commas between them; '' for all. */
    arten: v.optional(v.string(), ''),
    /** As many as are answered, 5,000 at most. */
    anzahl: v.optional(countText, '50'),
  }),
  answer: v.array(clientEvent),
  effect: 'read',
  usedBy: { hook: 'useClientEvents', screen: 'clients' },
  source,
})

/** The answer is its entry. 400: no text, or more than 2,000 characters. */
export const addClientNote = defineProcedure({
  name: 'w_add_kunde_notiz',
  payload: v.object({ client_id: idText, text: v.string() }),
  answer: clientEvent,
  effect: 'create',
  usedBy: { hook: 'useClientNotes', screen: 'clients' },
  source,
})

/** Answers whether there was one. */
export const deleteClientNote = defineProcedure({
  name: 'w_delete_kunde_notiz',
  payload: v.object({ id: idText }),
  answer: v.boolean(),
  effect: 'idempotent',
  usedBy: { hook: 'useClientNotes', screen: 'clients' },
  source,
})
