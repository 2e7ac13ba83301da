import * as v from 'valibot'
import { conversationEntry } from '../../entities/beetles/conversation.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

/** The entries of experts and the reporter about a record, oldest first. 404 for everybody else. */
export const getConversation = defineProcedure({
  name: 'w_get_nachrichten',
  payload: v.object({ kid: idText }),
  answer: v.array(conversationEntry),
  effect: 'read',
  usedBy: { hook: 'useConversation', screen: 'gis' },
  source: 'added: a_update_message keeps the last word alone, where a question and its answer belong together',
})

/**
 * The reporter's answer to a question; experts write by a_update_message. It changes neither status nor editor.
 * 400: nothing in it, or more than an entry holds; 404: not the caller's record; 409: nothing is asked.
 */
export const addAnswer = defineProcedure({
  name: 'w_add_nachricht',
  payload: v.object({ kid: idText, msg: v.string() }),
  answer: conversationEntry,
  effect: 'create',
  usedBy: { hook: 'useConversation', screen: 'reports' },
  source: 'added: the specification lets experts write to the reporter, and nobody answer',
})
