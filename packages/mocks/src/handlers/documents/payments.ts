import type { calls } from '@waldkerf/domain/calls/contract'
import type { Invoice } from '@waldkerf/domain/entities/documents/invoices'
import { type Payment, paymentKinds } from '@waldkerf/domain/entities/documents/payments'
import type { PaymentState } from '@waldkerf/domain/entities/documents/paymentStates'
import type { Reminder } from '@waldkerf/domain/entities/documents/reminders'
import { haveFailed } from '@waldkerf/domain/documents/steps/mailState'
import { negatedAmount, signOfAmount, sumAmounts } from '@waldkerf/domain/office/money/amounts'
import { paymentDoubts, paymentRefusal } from '@waldkerf/domain/office/payments/paymentRules'
import type { StoredPayment } from '@waldkerf/mocks/seed/documents/payments'
import { invoiceStandings } from '@waldkerf/mocks/seed/documents/standings'
import type { AreaHandlers } from '../gateway/handler.ts'
import { refuse, toId } from '../gateway/problem.ts'
import { byColumns } from '../gateway/rows.ts'
import { addRow, type MockState } from '../state.ts'
import { toDay, toDecimal, toFlag, toText } from '../values/arguments.ts'
import { findInvoice } from './invoices.ts'
import { finalReference } from './settled.ts'

/** Sorts by invoice, then by day. */
export const byDay = byColumns('rechnung_id', 'datum', 'id')

const toPayment = ({ payments, invoices }: MockState, row: StoredPayment): Payment => ({
  ...row,
  bank: row.bank ?? null,
  zurueckgenommen_durch: payments.find(({ zu }) => zu === row.id)?.id ?? null,
  gegenrechnung_nummer: invoices.find(({ id }) => id === row.gegenrechnung_id)?.nummer ?? null,
})

/** A payment is taken back once, as a whole, and on the same invoice. @throws Problem 404, 409 */
function guardReversal({ payments }: MockState, payment: Omit<StoredPayment, 'id'>): void {
  const original = payments.find(({ id }) => id === payment.zu)
  if (original?.rechnung_id !== payment.rechnung_id) throw refuse('not_found.payment')
  if (original.zu !== null) throw refuse('is_reversal')
  if (original.gegenrechnung_id !== null) throw refuse('is_transfer')
  if (payments.some(({ zu }) => zu === payment.zu)) throw refuse('reversed')
  if (sumAmounts([payment.betrag]) !== negatedAmount(original.betrag)) throw refuse('reversal_amount')
}

/** Refuses an unlikely payment that is not confirmed. @throws Problem 409 */
function refuseDoubts(state: MockState, invoice: Invoice, { betrag, datum, zu }: Omit<StoredPayment, 'id'>): void {
  const [known] = standingsFor(state, [invoice])
  if (!known || zu !== null) return
  const entry = { amount: betrag, day: datum, invoiceDay: invoice.rn_datum, today: state.today }
  const [doubt] = paymentDoubts(known, entry)
  if (doubt !== undefined) throw refuse(doubt)
}

/** @throws Problem 400, 404, 409 */
function guardPayment(state: MockState, invoice: Invoice, payment: Omit<StoredPayment, 'id'>): void {
  const [known] = standingsFor(state, [invoice])
  if (invoice.archiviert_am === null) throw refuse('payment_of_draft')
  if (signOfAmount(payment.betrag) === 0) throw refuse('amount_missing')
  if (payment.zu !== null) guardReversal(state, payment)
  const refusal = known && paymentRefusal(known, { amount: payment.betrag, isReversal: payment.zu !== null })
  const { schluss_nummer: final } = finalReference(state, invoice.id)
  if (refusal === 'payment_of_cancelled' && final !== null) throw refuse('payment_of_settled', undefined, final)
  if (refusal !== undefined) throw refuse(refusal)
  const byHand = payment.bank ? [] : state.payments.filter(({ bank }) => !bank)
  if (payment.referenz !== '' && byHand.some(({ referenz }) => referenz === payment.referenz)) {
    throw refuse('reference_taken')
  }
  guardBankEntry(state, payment)
}

/** The payments of a bank entry, less those taken back, must not exceed its amount. @throws Problem 409 */
function guardBankEntry({ payments, bankEntries }: MockState, { bank, betrag }: Omit<StoredPayment, 'id'>): void {
  const amount = bank && bankEntries.get(bank)
  if (!amount) return
  const booked = payments.filter((row) => row.bank === bank).map((row) => row.betrag)
  if (signOfAmount(sumAmounts([amount, negatedAmount(sumAmounts([...booked, betrag]))])) < 0) {
    throw refuse('bank_entry_booked')
  }
}

/** The bank entry of a payment; a payment that takes another back has the same entry. @throws Problem 400 */
function toBankEntry(state: MockState, { zu, bank, bank_betrag }: { zu: string; bank: string; bank_betrag: string }) {
  if (zu !== '') return { known: state.payments.find(({ id }) => id === toId(zu))?.bank ?? null }
  if (bank === '') return { known: null }
  const amount = sumAmounts([toDecimal(bank_betrag, 999_999_999_999, 2)])
  if (signOfAmount(amount) <= 0) throw refuse('amount_missing')
  return { known: toText(bank, 500), amount }
}

function toKind(value: string) {
  const kind = paymentKinds.find((each) => each === value)
  if (kind === undefined) throw refuse('bad_payment_kind')
  return kind
}

/** The mails that a reminder was sent with. */
export const reminderMails = ({ dispatches }: MockState, { id }: Pick<Reminder, 'id'>) =>
  dispatches.filter(({ art, dokument_id }) => art === 'mahnung' && dokument_id === id)

/** Standings of invoices, with the payment terms that were printed. */
export function standingsFor(state: MockState, invoices: readonly Invoice[]) {
  const reminders = Map.groupBy(state.reminders, ({ rechnung_id }) => rechnung_id)
  return invoiceStandings(state, {
    today: state.today,
    invoices,
    printedTerm: (id) => state.archives.get(id)?.verkaeufer.zahlungsziel_tage,
  }).map((standing) => {
    const own = (reminders.get(standing.rechnung_id) ?? []).toSorted(byDay)
    const last = own.at(-1)
    return {
      ...standing,
      erinnert: own.length,
      zuletzt_erinnert: last?.datum ?? null,
      erinnerung_gescheitert: last !== undefined && haveFailed(reminderMails(state, last)),
    }
  })
}

/** States that are unknown to release 0.1.0, with the words that it gets instead. */
const formerWords: Readonly<Partial<Record<PaymentState, string>>> = { ueberzahlt: 'bezahlt', ersetzt: 'storniert' }

/** Payments of invoices, and what is open. */
export const paymentHandlers: AreaHandlers<typeof calls.payments> = {
  addPayment({ state, caller, payload }) {
    const invoice = findInvoice(state, payload.rechnung_id)
    const entry = toBankEntry(state, payload)
    const payment = {
      rechnung_id: invoice.id,
      betrag: sumAmounts([toDecimal(payload.betrag, 999_999_999_999, 2)]),
      datum: toDay(payload.datum),
      art: toKind(payload.art),
      referenz: toText(payload.referenz, 200).trim(),
      zu: payload.zu === '' ? null : toId(payload.zu),
      erfasst_am: state.now,
      erfasst_von: caller.email,
      gegenrechnung_id: null,
      bank: entry.known,
    }
    // A copy, so that a refused call stores no bank entry.
    const bankEntries = new Map(state.bankEntries)
    if (entry.amount && !bankEntries.has(entry.known)) bankEntries.set(entry.known, entry.amount)
    guardPayment({ ...state, bankEntries }, invoice, payment)
    if (!toFlag(payload.bestaetigt)) refuseDoubts(state, invoice, payment)
    state.bankEntries = bankEntries
    return toPayment(state, addRow(state, 'payments', payment))
  },
  addTransfer({ state, caller, payload }) {
    const invoice = findInvoice(state, payload.rechnung_id)
    const [known] = standingsFor(state, [invoice])
    const successor = state.invoiceData.find(({ ersetzt }) => ersetzt === invoice.id)?.rechnung_id
    if (known?.zustand !== 'ersetzt' || successor === undefined) throw refuse('not_replaced')
    if (signOfAmount(known.ueberzahlt) === 0) throw refuse('nothing_to_transfer')
    const common = {
      datum: state.today,
      art: 'ausgleich' as const,
      referenz: '',
      zu: null,
      erfasst_am: state.now,
      erfasst_von: caller.email,
    }
    const side = (rechnung_id: number, gegenrechnung_id: number, betrag: string) =>
      addRow(state, 'payments', { rechnung_id, betrag, ...common, gegenrechnung_id })
    const away = side(invoice.id, successor, negatedAmount(known.ueberzahlt))
    side(successor, invoice.id, known.ueberzahlt)
    return toPayment(state, away)
  },
  getPayments({ state, payload: { rechnung_id: id } }) {
    const wanted = id === '' ? undefined : findInvoice(state, id).id
    return state.payments
      .filter((row) => wanted === undefined || row.rechnung_id === wanted)
      .toSorted(byDay)
      .map((row) => toPayment(state, row))
  },
  getInvoiceStandings({ state, payload: { rechnung_id: id } }) {
    const wanted = id === '' ? state.invoices.toSorted((a, b) => a.id - b.id) : [findInvoice(state, id)]
    return standingsFor(state, wanted).map(({ zustand, ...row }) => ({
      ...row,
      stand: formerWords[zustand] ?? zustand,
      zustand,
    }))
  },
}
