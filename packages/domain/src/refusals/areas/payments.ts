import type { RefusalEntries } from '../refusalEntry.ts'

/** Of payments, bank entries and reminders. */
export const paymentRefusals = {
  amount_missing: { status: 400, de: 'Der Betrag fehlt.', en: 'The amount is missing.' },
  amount_unlikely: {
    status: 409,
    de: 'Das ist mehr als das Zehnfache dessen, was offen ist. Bitte bestätigen Sie den Betrag.',
    en: 'That is more than ten times what is open. Please confirm the amount.',
  },
  bad_payment_kind: { status: 400, de: 'Diese Zahlungsart gibt es nicht.', en: 'There is no such kind of payment.' },
  bank_entry_booked: {
    status: 409,
    de: 'Dieser Bankumsatz ist schon gebucht.',
    en: 'This bank entry has been booked already.',
  },
  is_reversal: {
    status: 409,
    de: 'Eine Rücknahme wird nicht zurückgenommen.',
    en: 'What takes a payment back is not taken back itself.',
  },
  is_transfer: {
    status: 409,
    de: 'Eine Umbuchung wird nicht zurückgenommen.',
    en: 'A booking over is not taken back.',
  },
  not_due: {
    status: 409,
    de: 'Erinnert wird erst, wenn die Zahlungsfrist vorüber ist.',
    en: 'A reminder is possible once the time for payment is over.',
  },
  not_replaced: {
    status: 409,
    de: 'Umgebucht wird von einer stornierten Rechnung, für die eine neue festgeschrieben ist.',
    en: 'Booked over is from a cancelled invoice that has a new, fixed one.',
  },
  nothing_open: { status: 409, de: 'Von dieser Rechnung ist nichts offen.', en: 'Nothing of this invoice is open.' },
  nothing_to_transfer: {
    status: 409,
    de: 'Von dieser Rechnung ist nichts umzubuchen.',
    en: 'Nothing of this invoice is to be booked over.',
  },
  payment_before_invoice: {
    status: 409,
    de: 'Der Tag liegt vor dem der Rechnung. Bitte bestätigen Sie ihn.',
    en: 'The day lies before the invoice’s. Please confirm it.',
  },
  payment_in_future: {
    status: 409,
    de: 'Der Tag liegt in der Zukunft. Bitte bestätigen Sie ihn.',
    en: 'The day lies in the future. Please confirm it.',
  },
  payment_of_cancelled: {
    status: 409,
    de: 'Diese Rechnung ist storniert: Für sie werden nur noch Rückzahlungen erfasst.',
    en: 'This invoice is cancelled: only repayments are entered for it.',
  },
  payment_of_draft: {
    status: 409,
    de: 'Gezahlt wird auf eine festgeschriebene Rechnung; diese lässt sich noch ändern.',
    en: 'Payments belong to a fixed invoice; this one can still be changed.',
  },
  reference_taken: {
    status: 409,
    de: 'Zu dieser Referenz ist schon eine Zahlung erfasst.',
    en: 'A payment with this reference has been entered already.',
  },
  reminded: {
    status: 409,
    de: 'An diesem Tag ist an diese Rechnung schon erinnert worden.',
    en: 'There is a reminder of this invoice and day already.',
  },
  repaid_too_much: {
    status: 409,
    de: 'Zurückgezahlt wird höchstens, was eingegangen ist.',
    en: 'No more is paid back than came in.',
  },
  reversal_amount: {
    status: 409,
    de: 'Eine Rücknahme hat den umgekehrten Betrag der Zahlung.',
    en: 'What takes a payment back has its amount with the other sign.',
  },
  reversed: {
    status: 409,
    de: 'Diese Zahlung ist schon zurückgenommen.',
    en: 'This payment has been taken back already.',
  },
} as const satisfies RefusalEntries
