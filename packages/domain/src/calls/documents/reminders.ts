import * as v from 'valibot'
import { reminder } from '@waldkerf/domain/entities/documents/reminders'
import { day } from '@waldkerf/domain/entities/wire'
import { rpc } from '../call.ts'
import { idText, perhapsId } from '../encodings.ts'

/**
 * A reminder of an invoice's open amount, fixed at once. 400: no text, or a day far in the future; 409: nothing is
 * open, it is not due before that day, or there is a reminder of that day whose mails were not all refused or ended.
 */
export const addReminder = rpc.create(
  'w_add_mahnung',
  v.object({ rechnung_id: idText, datum: day, text: v.string() }),
  reminder,
)

/** Without an id those of all invoices. */
export const getReminders = rpc.read('w_get_mahnungen', v.object({ rechnung_id: perhapsId }), v.array(reminder))
