import type { calls } from '@waldkerf/domain/calls/contract'
import { haveFailed } from '@waldkerf/domain/documents/steps/mailState'
import { reminderContent } from '@waldkerf/domain/office/correspondence/reminderContent'
import { signOfAmount } from '@waldkerf/domain/office/money/amounts'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse } from '../gateway/problem.ts'
import { officeAsPrinted, printedClient } from '../office/archive.ts'
import { addRow } from '../state.ts'
import { toDay, toWords } from '../values/arguments.ts'
import { refuseFuture } from './dates.ts'
import { findInvoice } from './invoices.ts'
import { byDay, reminderMails, standingsFor } from './payments.ts'

/** Reminders of open invoices. */
export const reminderHandlers: AreaHandlers<typeof calls.reminders> = {
  addReminder({ state, caller, payload }) {
    const invoice = findInvoice(state, payload.rechnung_id)
    const datum = toDay(payload.datum)
    refuseFuture(state, datum)
    const text = toWords(payload.text)
    const [standing] = standingsFor(state, [invoice])
    if (!standing || signOfAmount(standing.offen) <= 0) throw refuse('nothing_open')
    if (datum <= standing.faellig) throw refuse('not_due', standing.faellig)
    const sameDay = state.reminders.filter((each) => each.rechnung_id === invoice.id && each.datum === datum)
    if (sameDay.some((each) => !haveFailed(reminderMails(state, each)))) throw refuse('reminded')
    return addRow(state, 'reminders', {
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
    })
  },
  getReminders({ state, payload: { rechnung_id: id } }) {
    const wanted = id === '' ? undefined : findInvoice(state, id).id
    return state.reminders.filter((row) => wanted === undefined || row.rechnung_id === wanted).toSorted(byDay)
  },
}
