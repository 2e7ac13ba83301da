import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '../../fixtures/stack.ts'
import { call, key } from '../../fixtures/request.ts'
import { draftOffer, ofDraft, offer, ofLate, ofOpen, ofPaid, world } from './exampleDocuments.ts'

const reminder = { ...ofLate, datum: testDay, text: 'Bitte zahlen Sie bald.' }
const file = (text: string) => Buffer.from(text).toString('base64')
const mail = {
  an: 'kunde@example.test',
  betreff: 'Ihre Rechnung',
  text: 'Guten Tag',
  pdf: file('%PDF-1.7 ä << /Type /Page >>\n%%EOF\n'),
}
const sentInvoice = { ...mail, art: 'rechnung', id: ofLate.rechnung_id, xml: file('<?xml?>') }

/** Those that something is sent to: their recipients and their timelines follow. */
const late = world.invoices.find(({ id }) => String(id) === ofLate.rechnung_id)
const lateClients = [late?.client_id, draftOffer?.client_id].map(String)

/** Reminders, and documents that are sent. */
export const reminderRequests: readonly Request[] = [
  call('w_add_mahnung', reminder, key('reminder')),
  call('w_add_mahnung', reminder, key('reminder')),
  call('w_get_mahnungen'),
  call('w_get_mahnungen', ofPaid),
  call('w_get_mahnungen', { rechnung_id: '0' }),
  call('w_add_mahnung', reminder),
  call('w_add_mahnung', { ...reminder, ...ofDraft }),
  call('w_add_mahnung', { ...reminder, datum: '2026-12-24' }),
  call('w_add_mahnung', { ...reminder, datum: '2020-01-01' }),
  call('w_add_mahnung', { ...reminder, text: ' ' }),
  call('w_send_dokument', sentInvoice, key('sent')),
  call('w_send_dokument', sentInvoice, key('sent')),
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
