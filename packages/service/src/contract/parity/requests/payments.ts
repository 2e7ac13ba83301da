import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '../../fixtures/stack.ts'
import { call, key } from '../../fixtures/request.ts'
import { ofArchived, ofDraft, ofPaid, world } from './exampleDocuments.ts'

const payment = {
  ...ofPaid,
  betrag: '100.5',
  datum: testDay,
  art: 'ueberweisung',
  referenz: ' Auszug 12 ',
  bestaetigt: true,
}
const firstNew = world.payments.length + 1
const back = { ...payment, betrag: '-100.50', referenz: '', zu: String(firstNew) }
/** An entry of 1.50, for two payments. */
const fromBank = { ...payment, bank: 'DE02120300000000202051 X1', bank_betrag: '1.5' }
/** The last of six invoices that the requests before these have made stands for the cancelled one. */
const copy = String(Math.max(...world.invoices.map(({ id }) => id)) + 6)

/** An invoice is overpaid; of one that is replaced the money goes over. */
export const paymentRequests: readonly Request[] = [
  call('w_get_zahlungen'),
  call('w_get_zahlungen', ofPaid),
  call('w_get_zahlungen', { rechnung_id: '0' }),
  call('w_get_rechnung_stand'),
  call('w_get_aufgaben'),
  call('w_add_zahlung', payment, key('payment')),
  call('w_add_zahlung', payment, key('payment')),
  call('w_get_rechnung_stand', ofPaid),
  call('w_add_zahlung', back, key('payment-back')),
  call('w_add_zahlung', { ...payment, betrag: '0.01', art: 'bar', referenz: '' }, key('payment-cash')),
  call('w_get_zahlungen', ofPaid),
  call('w_get_rechnung_stand', ofPaid),
  call('a_set_archive_for_rn', { invoice_id: copy }),
  call('w_get_rechnung_stand', ofArchived),
  call('w_add_umbuchung', ofArchived, key('transfer')),
  call('w_get_zahlungen', ofArchived),
  call('w_get_rechnung_stand'),
  call('w_add_zahlung', { ...fromBank, betrag: '1' }, key('bank')),
  call('w_add_zahlung', { ...fromBank, betrag: '0.50', bank_betrag: '9' }, key('bank-rest')),
  call('w_get_zahlungen', ofPaid),
]

/** Some of them late: the ids that the database had drawn for them are lost. */
export const refusedPayments: readonly Request[] = [
  call('w_add_zahlung', { ...fromBank, betrag: '0.01' }),
  call('w_add_zahlung', { ...fromBank, bank: 'neu', betrag: '2' }),
  call('w_add_zahlung', { ...fromBank, bank: 'neu', bank_betrag: '0' }),
  call('w_add_zahlung', { ...fromBank, bank: 'x'.repeat(501) }),
  call('w_add_zahlung', payment),
  call('w_add_zahlung', back),
  call('w_add_zahlung', { ...back, zu: String(firstNew + 1) }),
  call('w_add_zahlung', { ...back, zu: String(firstNew + 2), betrag: '-1' }),
  call('w_add_zahlung', { ...back, zu: '0' }),
  call('w_add_zahlung', { ...payment, rechnung_id: '0' }),
  call('w_add_zahlung', { ...payment, ...ofDraft }),
  call('w_add_zahlung', { ...payment, betrag: '0' }),
  call('w_add_zahlung', { ...payment, betrag: '1.005' }),
  call('w_add_zahlung', { ...payment, referenz: '', betrag: '-0.01', datum: '2026-11-21', bestaetigt: false }),
  call('w_add_zahlung', { ...payment, referenz: '', betrag: '-0.01', datum: '1999-01-01', bestaetigt: false }),
  call('w_add_zahlung', { ...payment, referenz: '', betrag: '999999999999', bestaetigt: false }),
  call('w_add_zahlung', { ...payment, referenz: '', betrag: '-5000000' }),
  call('w_add_umbuchung', ofPaid),
  call('w_add_umbuchung', { rechnung_id: '0' }),
  call('w_add_zahlung', { ...payment, bestaetigt: 'ja' }),
  call('w_add_zahlung', { ...payment, art: 'scheck' }),
  call('w_add_zahlung', { ...payment, referenz: 'x'.repeat(201) }),
]
