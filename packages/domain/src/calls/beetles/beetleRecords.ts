import * as v from 'valibot'
import { beetleColumnsAnswer } from '@waldkerf/domain/entities/beetles/columns/wire'
import { beetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import { beetle } from '@waldkerf/domain/entities/beetles/beetles'
import { rpc } from '../call.ts'
import { byId, nullToEmpty, idText } from '../encodings.ts'
import { conversationEntry } from '@waldkerf/domain/entities/beetles/conversation'

/** The entries of experts and the reporter about a record, oldest first. 404 for everybody else. */
export const getConversation = rpc.read('w_get_nachrichten', v.object({ kid: idText }), v.array(conversationEntry))

/**
 * The reporter's answer to a question; experts write by a_update_message. It changes neither status nor editor.
 * 400: nothing in it, or more than an entry holds; 404: not the caller's record; 409: nothing is asked.
 */
export const addAnswer = rpc.create('w_add_nachricht', v.object({ kid: idText, msg: v.string() }), conversationEntry)

/**
 * The records the caller may see, column by column, newest first; with `seit`, the marker of an earlier answer, those
 * that changed since and the numbers of those that are gone. With a marker that is no longer valid (another role, a
 * restored database) all of them, and `vollstaendig` is true. `aktuell` is false if the answer was made some time ago,
 * so that changes should be requested at once. 400: not a marker.
 */
export const getBeetleColumns = rpc.read('w_get_kaefer_spalten', v.object({ seit: nullToEmpty }), beetleColumnsAnswer)

/** One record. 404 where the caller may not see it. */
export const getBeetle = rpc.read('w_get_kaefer', byId, beetle)

/** Changes of a record, newest first, for those who may see it. */
export const getBeetleHistory = rpc.read('w_get_verlauf', byId, v.array(beetleChange))
