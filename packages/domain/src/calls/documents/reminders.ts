import * as v from 'valibot'
import { reminder } from '../../entities/documents/reminders.ts'
import { day } from '../../entities/wire.ts'
import { defineProcedure } from '../call.ts'
import { idText } from '../encodings.ts'

/**
 * A reminder of what is open of an invoice, fixed at once. 400: no text, or a day far in the future; 409: nothing is open,
 * the time for payment is not over on that day, or there is a reminder of that day already.
 */
export const addReminder = defineProcedure({
  name: 'w_add_mahnung',
  payload: v.object({ rechnung_id: idText, datum: day, text: v.string() }),
  answer: reminder,
  effect: 'create',
  usedBy: { hook: 'useReminderChanges', screen: 'invoices' },
  source: 'added: the specification has no call for a reminder of an open invoice',
})

/** Without an id those of all invoices. */
export const getReminders = defineProcedure({
  name: 'w_get_mahnungen',
  payload: v.object({ rechnung_id: v.optional(v.union([idText, v.literal('')]), '') }),
  answer: v.array(reminder),
  effect: 'read',
  usedBy: { hook: 'useReminders', screen: 'invoices' },
  source: 'added: the specification has no call for a reminder of an open invoice',
})
