import { orderRequests, refusedOrders } from './orders.ts'
import { invoicingColumns } from '@waldkerf/domain/entities/clients'
import { forecastColumns } from '@waldkerf/domain/entities/documents/forecast'
import { invoiceColumns, newInvoiceColumns } from '@waldkerf/domain/entities/documents/invoices'
import { offerColumns } from '@waldkerf/domain/entities/documents/offers'
import { extraColumns } from '@waldkerf/domain/entities/office/invoiceData'
import { writtenColumns } from '@waldkerf/domain/entities/documents/positions'
import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { beyondLimits, fullest, plainest, plainLine } from '@waldkerf/service/contract/fixtures/limits'
import { call, key, twice, version } from '@waldkerf/service/contract/fixtures/request'
import { archived, draftOffer, ofArchived, ofDraft, offer, ofOpen, open, world } from './exampleDocuments.ts'
import { paymentRequests, refusedPayments, reminderRequests } from './payments.ts'

const client = { client_id: String(world.clients[0]?.client_id) }
const otherClient = { client_id: String(world.clients[1]?.client_id) }
const sent = world.offers.find((row) => row.status === 'versendet')
const positionId = (id: number | undefined) => String(world.positions.find((row) => row.rechnung_id === id)?.id)
const offerLine = String(world.positions.find((row) => row.angebot_id === offer?.id)?.id)
const entry = world.forecast[0]

const invoice = { ...client, rn_datum: testDay, le_date: testDay, ust_satz: '19' }
const changed = {
  id: String(open?.id),
  bearbeiter: 'JE',
  le_date: testDay,
  rn_datum: open?.rn_datum,
  anrede: 'Guten Tag,',
  anschreiben: 'wir berechnen:',
  zuerl: 'Danke.',
  ust_satz: '7',
}
const line = { ...plainLine, anzahl: '2.50', bez: 'Aufmaß', ep: '85', lfd_nr: '9' }
const unclear = { position_id: positionId(open?.id), feld: 'anzahl' }
const changedOffer = {
  ...plainest(offerColumns),
  id: String(offer?.id),
  an_datum: offer?.an_datum,
  ust_satz: '19',
  status: 'versendet',
  sign: 'JE',
}
const newEntry = { datum: '2027-01-31', betrag: '1500.50', art: 'einnahme', notiz: 'mündlich', client_id: '2' }

const invoices: readonly Request[] = [
  call('a_get_invoices'),
  call('a_get_invoice_details', { invoice_id: String(open?.id) }),
  call('a_get_invoice_details', { invoice_id: '0' }),
  call('a_get_min_rn_datum_for_new_invoice'),
  call('a_get_minmax_rn_datum', { rn_datum: world.invoices[3]?.rn_datum }),
  call('a_get_minmax_rn_datum', { rn_datum: '1950-01-01' }),
  call('a_get_minmax_rn_datum', { rn_datum: 'heute' }),
  ...twice(call('a_add_invoice', invoice, key('invoice'))),
  call('a_add_invoice', { ...invoice, ust_satz: '7' }, key('invoice')),
  call('a_add_invoice', { ...invoice, rn_datum: '2020-01-01' }),
  call('a_add_invoice', { ...invoice, rn_datum: '2062-01-01' }),
  ...beyondLimits(newInvoiceColumns, invoice).map((row) => call('a_add_invoice', row)),
  call('a_update_invoice_details', changed, version(1)),
  call('a_update_invoice_details', { ...changed, zuerl: 'Vielen Dank.' }, version(1)),
  call('a_update_invoice_details', { ...changed, rn_datum: '2020-01-01' }),
  ...beyondLimits(invoiceColumns, changed).map((row) => call('a_update_invoice_details', row)),
  call('a_update_invoice_details', { ...changed, id: String(archived?.id), rn_datum: archived?.rn_datum }),
  call('a_update_invoice_details', { ...changed, ...otherClient }),
  call('a_update_invoice_details', { ...changed, client_id: '0' }),
  call('a_update_position', { ...line, id: positionId(open?.id), rechnung_id: String(open?.id) }),
  call('a_update_position', { ...line, id: positionId(open?.id), rechnung_id: String(archived?.id) }),
  call('a_update_position', { ...line, id: positionId(open?.id), angebot_id: String(offer?.id) }),
  call('a_set_client_for_invoice', { ...otherClient, rechnung_id: String(open?.id) }),
  call('a_set_client_for_invoice', { client_id: '0', rechnung_id: String(open?.id) }),
  call('a_set_client_for_invoice', { ...otherClient, rechnung_id: String(archived?.id) }),
  call('a_get_invoice_positions'),
  call('a_get_invoice_positions', { rechnung_id: String(open?.id) }),
  ...twice(call('a_insert_position', { ...line, rechnung_id: String(open?.id) }, key('line'))),
  ...beyondLimits(writtenColumns, line).flatMap((row) => [
    call('a_insert_position', { ...row, rechnung_id: String(open?.id) }),
    call('a_update_position', { ...row, id: positionId(open?.id) }),
  ]),
  call('a_insert_position', { ...fullest(writtenColumns), ep: '-0.000001', rechnung_id: String(open?.id) }),
  call('a_insert_position', line),
  call('a_update_position', { ...line, id: positionId(open?.id), erl_on: 'false' }, version(1)),
  call('a_update_position', { ...line, id: positionId(open?.id), ep: '90' }, version(1)),
  call('a_update_position', { ...line, id: positionId(archived?.id) }),
  call('a_update_position', { ...line, id: '0' }),
  call('w_set_unklar', { ...unclear, text: '18.6' }, version(1)),
  ...twice(call('w_set_unklar', { ...unclear, text: '18.6' }, version(2))),
  call('w_set_unklar', { ...unclear, feld: 'bez', text: 'x' }),
  call('w_set_unklar', { ...unclear, feld: 'ep', text: 'x'.repeat(201) }),
  call('w_set_unklar', { ...unclear, position_id: '0', text: 'x' }),
  call('w_set_unklar', { ...unclear, position_id: positionId(archived?.id), text: 'x' }),
  call('w_get_rechnung_summen'),
  call('a_set_archive_for_rn', { invoice_id: String(open?.id) }),
  call('w_add_rechnung_kopie', { rechnung_id: String(open?.id), rn_datum: testDay, le_date: testDay }, key('unclear')),
  call('w_set_unklar', { ...unclear, feld: 'ep', text: '  ' }),
  call('a_update_position', { ...line, id: unclear.position_id, bez: 'Neu' }),
  call('a_update_position', { ...line, id: unclear.position_id, bez: 'Neu', anzahl: '18.60' }),
  call('a_get_invoice_positions'),
  call('a_delete_position', { position_id: positionId(archived?.id) }),
  ...twice(call('a_delete_position', { position_id: positionId(open?.id) })),
  ...twice(call('a_set_archive_for_rn', { invoice_id: String(open?.id) })),
  call('a_set_archive_for_rn', { invoice_id: '0' }),
]

const offers: readonly Request[] = [
  call('a_get_offers'),
  call('a_get_offer_details', { offer_id: String(offer?.id) }),
  call('a_get_offer_details', { offer_id: 'x' }),
  call('a_get_min_an_datum_for_new_offer'),
  call('a_get_minmax_an_datum', { an_datum: world.offers[2]?.an_datum }),
  ...twice(call('a_add_offer', { ...client, an_datum: testDay, ust_satz: '19' }, key('offer'))),
  call('a_add_offer', { ...client, an_datum: '2020-05-05', ust_satz: '19' }),
  call('w_set_unklar', { position_id: offerLine, feld: 'ep', text: '1.35' }),
  ...beyondLimits(offerColumns, changedOffer).map((row) => call('a_update_offer_details', row)),
  call('a_update_offer_details', changedOffer, version(1)),
  call('w_get_angebot_summen'),
  call('w_add_angebot_kopie', { angebot_id: String(offer?.id), an_datum: testDay }, key('unclear-offer')),
  call('w_set_unklar', { position_id: offerLine, feld: 'ep', text: '' }),
  call('a_update_offer_details', changedOffer, version(1)),
  call('a_update_offer_details', { ...changedOffer, status: 'verloren' }),
  call('a_update_offer_details', { ...changedOffer, id: '0' }),
  call('a_set_client_for_offer', { ...otherClient, angebot_id: String(offer?.id) }),
  call('a_set_client_for_offer', { ...otherClient, angebot_id: String(draftOffer?.id) }),
  call('a_update_offer_details', { ...changedOffer, zuerl: 'später' }),
  call('a_update_offer_details', { ...changedOffer, status: 'abgelehnt' }),
  call('a_update_offer_details', { ...changedOffer, status: 'entwurf' }),
  call('w_set_angebot_angaben', { angebot_id: String(offer?.id), steuerfall: 'S' }),
  call('a_delete_position', { position_id: offerLine }),
  call('a_update_offer_details', { ...changedOffer, status: 'versendet' }),
  call('a_update_offer_details', { ...changedOffer, status: 'entwurf' }),
  call('a_get_offer_positions'),
  call('a_get_offer_positions', { angebot_id: '0' }),
  call('a_insert_position', { ...line, angebot_id: String(offer?.id) }),
  call('a_delete_position', { position_id: offerLine }),
  call('a_get_position_tmpl'),
  call('a_get_all_freitexte'),
]

const forecast: readonly Request[] = [
  call('a_get_prognose'),
  ...twice(call('a_insert_prognose', newEntry, key('entry'))),
  ...beyondLimits(forecastColumns, newEntry).map((row) => call('a_insert_prognose', row)),
  call('a_update_prognose', { ...newEntry, id: String(entry?.id), betrag: '-20' }, version(1)),
  call('a_update_prognose', { ...newEntry, id: String(entry?.id), betrag: '-30' }, version(1)),
  call('a_update_prognose', {
    ...newEntry,
    id: String(entry?.id),
    notiz: undefined,
    client_id: undefined,
    betrag: '-25',
  }),
  call('a_update_prognose', { ...newEntry, id: String(entry?.id), notiz: '', client_id: '' }, version(3)),
  call('a_update_prognose', { ...newEntry, id: '0' }),
  ...twice(call('a_delete_prognose', { prognose_id: String(entry?.id) })),
]

const ofClient = { client_id: String(archived?.client_id) }

const invoiceData: readonly Request[] = [
  call('w_get_rechnung_archiv', ofArchived),
  call('w_get_rechnung_archiv', ofOpen),
  call('w_get_rechnung_archiv', ofDraft),
  call('w_get_rechnung_archiv', { rechnung_id: '0' }),
  call('w_get_rechnung_angaben'),
  call('w_get_rechnung_angaben', ofDraft),
  ...twice(
    call('w_set_rechnung_angaben', { ...ofDraft, befreiung: 'Steuerfrei', angebot_id: String(offer?.id) }, version(1)),
  ),
  call('w_set_rechnung_angaben', { ...ofDraft, befreiung: 'anders' }, version(1)),
  call('w_set_rechnung_angaben', { ...ofDraft, angebot_id: '0' }),
  ...beyondLimits(extraColumns, ofDraft).map((row) => call('w_set_rechnung_angaben', row)),
  call('w_set_rechnung_angaben', { ...ofArchived, befreiung: 'x' }),
  call('w_set_rechnung_angaben', { ...ofDraft, steuerfall: 'Z' }),
  call('w_set_rechnung_angaben', { ...ofDraft, steuerfall: 'AE' }),
  call('w_set_rechnung_angaben', { ...ofDraft, le_bis: testDay }),
  ...twice(call('w_set_rechnung_angaben', { ...ofDraft, skonto_tage: '10', skonto_prozent: '2' })),
  call('w_set_rechnung_angaben', { ...ofDraft, skonto_tage: '366' }),
  call('w_set_rechnung_angaben', { ...ofDraft, skonto_prozent: '2.345' }),
  call('w_get_angebot_angaben'),
  call('w_get_angebot_angaben', { angebot_id: String(offer?.id) }),
  call('w_get_angebot_angaben', { angebot_id: '0' }),
  call('w_set_angebot_angaben', { angebot_id: String(offer?.id), steuerfall: 'O' }),
  call('w_set_angebot_angaben', { angebot_id: String(offer?.id), skonto_tage: '14', skonto_prozent: '3' }),
  call('w_set_angebot_angaben', { angebot_id: String(offer?.id) }),
  call('w_get_kunde_rechnungsdaten', ofClient),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, email: 'rechnung@kunde.test', leitweg_id: '04011000-12345-03' }),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, ust_id: 'DE123456788' }, version(1)),
  ...beyondLimits(invoicingColumns, ofClient).map((row) => call('w_set_kunde_rechnungsdaten', row)),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, eigenes_skonto: 'true', skonto_tage: '20', skonto_prozent: '1.5' }),
  call('a_add_offer', { ...ofClient, an_datum: testDay, ust_satz: '19' }, key('own discount')),
  call('w_get_angebot_angaben'),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, eigenes_skonto: 'false', skonto_tage: '366' }),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, eigenes_skonto: 'ja' }),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, eigenes_skonto: 'false' }),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, land: 'CH' }),
  call('w_set_kunde_rechnungsdaten', { ...ofClient, land: 'Schweiz' }),
  call('w_get_kunde_rechnungsdaten', { client_id: '0' }),
  ...twice(call('w_add_storno', { ...ofArchived, rn_datum: testDay }, key('cancellation'))),
  call('w_add_storno', { ...ofArchived, rn_datum: testDay }),
  call('w_add_storno', { ...ofDraft, rn_datum: testDay }),
  call('w_add_storno', { rechnung_id: '0', rn_datum: testDay }),
  call('w_add_storno', { ...ofArchived, rn_datum: 'heute' }),
  call('w_add_rechnung_kopie', { ...ofArchived, rn_datum: testDay, le_date: testDay }, key('copy')),
  call('w_add_rechnung_kopie', { ...ofArchived, rn_datum: testDay, le_date: '' }),
  call('w_add_angebot_kopie', { angebot_id: String(offer?.id), an_datum: testDay }, key('offer-copy')),
  call('w_add_angebot_kopie', { angebot_id: '0', an_datum: testDay }),
  call(
    'w_add_angebot_kopie',
    { angebot_id: String(offer?.id), an_datum: testDay, heutige_preise: 'true' },
    key('today'),
  ),
  call(
    'w_add_rechnung_kopie',
    { ...ofArchived, rn_datum: testDay, le_date: testDay, heutige_preise: 'true' },
    key('now'),
  ),
  call('w_add_rechnung_kopie', { ...ofArchived, rn_datum: testDay, le_date: testDay, heutige_preise: 'ja' }),
  call('w_get_rechnung_archiv', ofArchived),
  call('w_get_rechnung_angaben', ofArchived),
  call('w_get_angebot_summen'),
  call('w_get_rechnung_summen'),
  call('a_get_invoices'),
  call('a_get_invoice_positions'),
  call('a_get_offer_positions'),
]

/** Refused after the database has drawn an id, which is lost: no document is created after these. */
const refusedLate: readonly Request[] = [
  call('a_add_invoice', { ...invoice, client_id: '0' }),
  call('a_insert_position', { ...line, rechnung_id: String(archived?.id) }),
  call('a_insert_position', { ...line, angebot_id: String(sent?.id) }),
]

export const documentRequests: readonly Request[] = [
  ...invoices,
  ...offers,
  ...forecast,
  ...invoiceData,
  ...paymentRequests,
  ...reminderRequests,
  ...orderRequests,
  ...refusedLate,
  ...refusedPayments,
  ...refusedOrders,
]
