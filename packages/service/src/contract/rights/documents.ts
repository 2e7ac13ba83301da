import { call } from '../fixtures/request.ts'
import { ofMine, ofOther } from './clients.ts'
import { admins, type Right } from './right.ts'
import { plainLine } from '../fixtures/limits.ts'

const dates = { rn_datum: '2026-11-20', le_date: '2026-11-19', an_datum: '2026-11-20', ust_satz: '19' }
const { rn_datum, le_date, an_datum, ust_satz } = dates
const oldDates = { rn_datum: '1999-01-01', le_date: '1999-01-01', ust_satz: '19' }
const line = { ...plainLine, anzahl: '1.5', bez: 'Aufmaß', ep: '85.00', lfd_nr: '2' }
const entry = { datum: '2026-12-01', betrag: '1200.50', art: 'Testkunde' }

export const documents: readonly Right[] = [
  admins('invoices', call('a_get_invoices'), 'rows'),
  admins('invoice', call('a_get_invoice_details', { invoice_id: '{invoice}' }), 'rows'),
  admins('no invoice', call('a_get_invoice_details', { invoice_id: '0' }), 404),
  admins('new invoice', call('a_add_invoice', { ...ofMine, rn_datum, le_date, ust_satz }), 200),
  admins('change invoice', call('a_update_invoice_details', { id: '{invoice}', ...oldDates }), 200),
  admins('change archived', call('a_update_invoice_details', { id: '{archivedInvoice}', ...oldDates }), 409),
  admins('client', call('a_set_client_for_invoice', { ...ofOther, rechnung_id: '{invoice}' }), 200),
  admins('archived', call('a_set_client_for_invoice', { ...ofOther, rechnung_id: '{archivedInvoice}' }), 409),
  admins('archive', call('a_set_archive_for_rn', { invoice_id: '{invoice}' }), 200),
  admins('invoice window', call('a_get_minmax_rn_datum', { rn_datum }), 'rows'),
  admins('first day of an invoice', call('a_get_min_rn_datum_for_new_invoice'), 200),
  admins('offers', call('a_get_offers'), 'rows'),
  admins('offer', call('a_get_offer_details', { offer_id: '{offer}' }), 'rows'),
  admins('no offer', call('a_get_offer_details', { offer_id: '0' }), 404),
  admins('new offer', call('a_add_offer', { ...ofMine, an_datum, ust_satz }), 200),
  admins(
    'change offer',
    call('a_update_offer_details', { id: '{offer}', an_datum: '1999-01-01', ust_satz, status: 'versendet' }),
    200,
  ),
  admins('client of an offer', call('a_set_client_for_offer', { ...ofOther, angebot_id: '{offer}' }), 200),
  admins('offer window', call('a_get_minmax_an_datum', { an_datum }), 'rows'),
  admins('first day of an offer', call('a_get_min_an_datum_for_new_offer'), 200),
  admins('positions of invoices', call('a_get_invoice_positions'), 'rows'),
  admins('positions of one', call('a_get_invoice_positions', { rechnung_id: '{invoice}' }), 'rows'),
  admins('positions of offers', call('a_get_offer_positions'), 'rows'),
  admins('positions of an offer', call('a_get_offer_positions', { angebot_id: '{offer}' }), 'rows'),
  admins('new position', call('a_insert_position', { ...line, rechnung_id: '{invoice}' }), 200),
  admins('new position, offer', call('a_insert_position', { ...line, angebot_id: '{offer}' }), 200),
  admins('new position, archived', call('a_insert_position', { ...line, rechnung_id: '{archivedInvoice}' }), 409),
  admins('new position of nothing', call('a_insert_position', line), 400),
  admins('change position', call('a_update_position', { ...line, id: '{invoicePosition}' }), 200),
  admins('change position, archived', call('a_update_position', { ...line, id: '{archivedPosition}' }), 409),
  admins(
    'unclear number',
    call('w_set_unklar', { position_id: '{invoicePosition}', feld: 'anzahl', text: '18.6' }),
    200,
  ),
  admins(
    'unclear number, archived',
    call('w_set_unklar', { position_id: '{archivedPosition}', feld: 'ep', text: '1.5' }),
    409,
  ),
  admins('delete position', call('a_delete_position', { position_id: '{offerPosition}' }), 'yes'),
  admins('delete position, archived', call('a_delete_position', { position_id: '{archivedPosition}' }), 409),
  admins('templates', call('a_get_position_tmpl'), 'rows'),
  admins('text blocks', call('a_get_all_freitexte'), 'rows'),
  admins('forecast', call('a_get_prognose'), 'rows'),
  admins('new entry', call('a_insert_prognose', entry), 200),
  admins('change entry', call('a_update_prognose', { ...entry, id: '{forecastEntry}' }), 200),
  admins('delete entry', call('a_delete_prognose', { prognose_id: '{forecastEntry}' }), 'yes'),
]
