import type { RefusalEntries } from '../refusalEntry.ts'

/** Of payments, bank entries and reminders. */
export const paymentRefusals = {
  amount_missing: [400, 'Der Betrag fehlt.', 'The amount is missing.'],
  amount_unlikely: [
    409,
    'Das ist mehr als das Zehnfache dessen, was offen ist. Bitte bestätigen Sie den Betrag.',
    'That is more than ten times what is open. Please confirm the amount.',
  ],
  bad_payment_kind: [400, 'Diese Zahlungsart gibt es nicht.', 'There is no such kind of payment.'],
  bank_entry_booked: [409, 'Dieser Bankumsatz ist schon gebucht.', 'This bank entry has been booked already.'],
  is_reversal: [
    409,
    'Eine Rücknahme wird nicht zurückgenommen.',
    'What takes a payment back is not taken back itself.',
  ],
  is_transfer: [409, 'Eine Umbuchung wird nicht zurückgenommen.', 'A booking over is not taken back.'],
  not_due: [
    409,
    'Erinnert wird erst, wenn die Zahlungsfrist vorüber ist.',
    'A reminder is possible once the time for payment is over.',
  ],
  not_replaced: [
    409,
    'Umgebucht wird von einer stornierten Rechnung, für die eine neue festgeschrieben ist.',
    'Booked over is from a cancelled invoice that has a new, fixed one.',
  ],
  nothing_open: [409, 'Von dieser Rechnung ist nichts offen.', 'Nothing of this invoice is open.'],
  nothing_to_transfer: [
    409,
    'Von dieser Rechnung ist nichts umzubuchen.',
    'Nothing of this invoice is to be booked over.',
  ],
  payment_before_invoice: [
    409,
    'Der Tag liegt vor dem der Rechnung. Bitte bestätigen Sie ihn.',
    'The day lies before the invoice’s. Please confirm it.',
  ],
  payment_in_future: [
    409,
    'Der Tag liegt in der Zukunft. Bitte bestätigen Sie ihn.',
    'The day lies in the future. Please confirm it.',
  ],
  payment_of_cancelled: [
    409,
    'Diese Rechnung ist storniert: Für sie werden nur noch Rückzahlungen erfasst.',
    'This invoice is cancelled: only repayments are entered for it.',
  ],
  payment_of_draft: [
    409,
    'Gezahlt wird auf eine festgeschriebene Rechnung; diese lässt sich noch ändern.',
    'Payments belong to a fixed invoice; this one can still be changed.',
  ],
  payment_of_settled: [
    409,
    'Diese Abschlagsrechnung ist in der Schlussrechnung %s abgerechnet: Die Zahlung gehört dorthin.',
    'This instalment has gone over into the final invoice: the payment belongs there.',
  ],
  reference_taken: [
    409,
    'Zu dieser Referenz ist schon eine Zahlung erfasst.',
    'A payment with this reference has been entered already.',
  ],
  reminded: [
    409,
    'An diesem Tag ist an diese Rechnung schon erinnert worden. Ist deren E-Mail noch unterwegs, beenden Sie sie zuerst.',
    'There is a reminder of this invoice and day already. If its e-mail is still under way, end that first.',
  ],
  repaid_too_much: [409, 'Zurückgezahlt wird höchstens, was eingegangen ist.', 'No more is paid back than came in.'],
  reversal_amount: [
    409,
    'Eine Rücknahme hat den umgekehrten Betrag der Zahlung.',
    'What takes a payment back has its amount with the other sign.',
  ],
  reversed: [409, 'Diese Zahlung ist schon zurückgenommen.', 'This payment has been taken back already.'],
} as const satisfies RefusalEntries
