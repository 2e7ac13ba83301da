import type { calls } from '@waldkerf/domain/calls/contract'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { reminderContent } from '@waldkerf/domain/office/correspondence/reminderContent'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { officeAsPrinted, printedClient } from '../office/archive.ts'
import { nextId } from '../state.ts'
import { toDay, toText } from '../values/arguments.ts'
import { refuseFuture } from './dates.ts'
import { findInvoice } from './invoices.ts'
import { byDay, standingsFor } from './payments.ts'

/** A text for people. @throws Problem 400 */
export function toWords(value: string): string {
  if (isBlank(value)) throw refuse('text_missing')
  return toText(value, 10_000)
}

/** Reminders of open invoices. */
export const reminderHandlers: AreaHandlers<typeof calls.reminders> = {
  addReminder: {
    answer({ state, caller, payload }) {
      const invoice = findInvoice(state, payload.rechnung_id)
      const datum = toDay(payload.datum)
      refuseFuture(state, datum)
      const text = toWords(payload.text)
      const [standing] = standingsFor(state, [invoice])
      if (!standing || signOfAmount(standing.offen) <= 0) throw refuse('nothing_open')
      if (datum <= standing.faellig) throw refuse('not_due', standing.faellig)
      if (state.reminders.some((each) => each.rechnung_id === invoice.id && each.datum === datum)) {
        throw refuse('reminded')
      }
      const row: Reminder = {
        id: nextId(state, 'reminders'),
        rechnung_id: invoice.id,
        datum,
        text,
        inhalt: structuredClone(
          reminderContent({
            office: officeAsPrinted(state),
            client: printedClient(state, invoice),
            invoice,
            standing,
            payments: state.payments.filter((payment) => payment.rechnung_id === invoice.id),
          }),
        ),
        erstellt_am: state.now,
        erstellt_von: caller.email,
      }
      state.reminders.push(row)
      return row
    },
  },
  getReminders: {
    answer({ state, payload: { rechnung_id: id } }) {
      const wanted = id === '' ? undefined : findInvoice(state, id).id
      return state.reminders.filter((row) => wanted === undefined || row.rechnung_id === wanted).toSorted(byDay)
    },
  },
}
