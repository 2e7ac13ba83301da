import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { call, key, twice } from '@waldkerf/service/contract/fixtures/request'
import { draftOffer, ofArchived, ofDraft, offer, ofLate, ofOpen, ofPaid, world } from './exampleDocuments.ts'

const reminder = { ...ofLate, datum: testDay, text: 'Bitte zahlen Sie bald.' }
const file = (text: string) => Buffer.from(text).toString('base64')
const mail = {
  an: 'kunde@example.test',
  betreff: 'Ihre Rechnung',
  text: 'Guten Tag',
  pdf: file('%PDF-1.7 ä << /Type /Page >>\n%%EOF\n'),
}
const sentInvoice = { ...mail, art: 'rechnung', id: ofLate.rechnung_id, xml: file('<?xml?>') }

/** Clients that documents are sent to; their recipients and timelines are asked for afterwards. */
const late = world.invoices.find(({ id }) => String(id) === ofLate.rechnung_id)
const lateClients = [late?.client_id, draftOffer?.client_id].map(String)

/** Reminders, and documents that are sent. */
export const reminderRequests: readonly Request[] = [
  ...twice(call('w_add_mahnung', reminder, key('reminder'))),
  call('w_get_mahnungen'),
  call('w_get_mahnungen', ofPaid),
  call('w_get_mahnungen', { rechnung_id: '0' }),
  call('w_add_mahnung', reminder),
  call('w_add_mahnung', { ...reminder, ...ofDraft }),
  call('w_add_mahnung', { ...reminder, datum: '2026-12-24' }),
  call('w_add_mahnung', { ...reminder, datum: '2020-01-01' }),
  call('w_add_mahnung', { ...reminder, text: ' ' }),
  ...twice(call('w_send_dokument', sentInvoice, key('sent'))),
  call('w_send_dokument', { ...mail, art: 'mahnung', id: '1' }, key('sent-reminder')),
  call('w_send_dokument', { ...mail, art: 'angebot', id: String(draftOffer?.id) }, key('sent-offer')),
  call('w_send_dokument', { ...sentInvoice, an: 'einmal@example.test', merken: false }, key('sent-once')),
  call('w_send_dokument', { ...sentInvoice, id: ofDraft.rechnung_id }),
  call('w_send_dokument', { ...sentInvoice, art: 'karte' }),
  call('w_send_dokument', { ...mail, art: 'mahnung', id: '0' }),
  call('w_send_dokument', { ...sentInvoice, an: 'a@b.test, c@d.test' }),
  call('w_send_dokument', { ...sentInvoice, an: 'kunde@example' }),
  call('w_send_dokument', { ...sentInvoice, an: 'kunde\u202e@example.test' }),
  call('w_send_dokument', { ...sentInvoice, an: null }),
  call('w_send_dokument', { ...sentInvoice, betreff: null }),
  call('w_send_dokument', { ...sentInvoice, betreff: 'Rechnung\u202e' }),
  call('w_send_dokument', { ...sentInvoice, betreff: 'Rechnung\nBcc: x' }),
  call('w_send_dokument', { ...sentInvoice, text: '' }),
  call('w_send_dokument', { ...sentInvoice, pdf: file('kein PDF') }),
  call('w_send_dokument', { ...sentInvoice, pdf: file('%PDF-') }),
  call('w_send_dokument', { ...sentInvoice, pdf: '%' }),
  call('w_send_dokument', { ...sentInvoice, xml: file('kein XML') }),
  // A second reminder of the day is taken after the first one's mail was given up; the first cannot be sent any more.
  call('w_add_mahnung', reminder),
  call('w_end_versand', { id: '0' }),
  call('w_end_versand', { id: '2' }),
  call('w_end_versand', { id: '2' }),
  call('w_add_mahnung', reminder, key('reminder-anew')),
  call('w_send_dokument', { ...mail, art: 'mahnung', id: '1' }),
  call('w_get_versand'),
  ...lateClients.flatMap((client_id) => [
    call('w_get_empfaenger', { client_id }),
    call('w_get_kunde_verlauf', { client_id }),
  ]),
  call('w_get_aufgaben'),
  call('w_get_versand', { art: 'rechnung', id: ofLate.rechnung_id }),
  call('w_get_versand', { art: 'rechnung', id: 'x' }),
  call('w_get_versand_dateien', { id: '1' }),
  call('w_get_versand_dateien', { id: '0' }),
  call('w_get_versand_dateien', { id: 'x' }),
  call('w_get_dokument_verlauf', { art: 'rechnung', id: ofLate.rechnung_id }),
  call('w_get_dokument_verlauf', { art: 'rechnung', id: ofPaid.rechnung_id }),
  call('w_get_dokument_verlauf', { art: 'rechnung', id: ofOpen.rechnung_id }),
  call('w_get_dokument_verlauf', { art: 'rechnung', id: ofDraft.rechnung_id }),
  call('w_get_dokument_verlauf', { art: 'angebot', id: String(offer?.id) }),
  call('w_get_dokument_verlauf', { art: 'angebot', id: String(draftOffer?.id) }),
  call('w_get_dokument_verlauf', { art: 'angebot', id: '0' }),
  call('w_get_dokument_verlauf', { art: 'karte', id: '1' }),
]

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
/** The last of six invoices that earlier requests have made: it replaces the cancelled one. */
const copy = String(Math.max(...world.invoices.map(({ id }) => id)) + 6)

/** An invoice is overpaid; the payments of a replaced one are transferred. */
export const paymentRequests: readonly Request[] = [
  call('w_get_zahlungen'),
  call('w_get_zahlungen', ofPaid),
  call('w_get_zahlungen', { rechnung_id: '0' }),
  call('w_get_rechnung_stand'),
  call('w_get_aufgaben'),
  ...twice(call('w_add_zahlung', payment, key('payment'))),
  call('w_get_rechnung_stand', ofPaid),
  call('w_add_zahlung', back, key('payment-back')),
  call('w_add_zahlung', { ...payment, betrag: '0.01', art: 'bar', referenz: '' }, key('payment-cash')),
  call('w_get_zahlungen', ofPaid),
  call('w_get_rechnung_stand', ofPaid),
  call('a_set_archive_for_rn', { invoice_id: copy }),
  call('w_get_rechnung_stand', ofArchived),
  call('w_get_rechnung_angaben', ofArchived),
  call('w_add_umbuchung', ofArchived, key('transfer')),
  call('w_get_zahlungen', ofArchived),
  call('w_get_rechnung_stand'),
  call('w_add_zahlung', { ...fromBank, betrag: '1' }, key('bank')),
  call('w_add_zahlung', { ...fromBank, betrag: '0.50', bank_betrag: '9' }, key('bank-rest')),
  call('w_get_zahlungen', ofPaid),
]

/** Some are refused after the database has drawn their ids, which are lost. */
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
