import { call } from '../fixtures/request.ts'
import { smallestPng } from '../fixtures/smallestPng.ts'
import { admins, type Right } from './right.ts'
import { plainest } from '../fixtures/limits.ts'
import { templateColumns } from '@waldkerf/domain/entities/documents/positions'

const settings = { firma: 'Testbüro', zahlungsziel_tage: '14' }
const template = { ...plainest(templateColumns), bez: 'Aufmaß', einheit: 'h', ep: '85.00' }

const day = '2026-11-20'
const days = { rn_datum: day, le_date: day }
const open = { rechnung_id: '{invoice}' }
const archived = { rechnung_id: '{archivedInvoice}' }
const client = { client_id: '{myClient}' }

const payment = { betrag: '10.00', datum: day, art: 'ueberweisung' }

/** The least that counts as a PDF with a page. */
const pdf = btoa('%PDF-1.7\n<< /Type /Page >>\n%%EOF\n')
const mail = { an: 'kunde@example.test', betreff: 'Rechnung', text: 'Guten Tag', pdf }
const sent = { ...mail, art: 'rechnung', id: '{archivedInvoice}' }

/** The office's own settings, the data of its invoices, and documents made from others. */
export const office: readonly Right[] = [
  admins('settings', call('w_get_buero'), 200),
  admins('change settings', call('w_set_buero', settings), 200),
  admins('a logo that is not there', call('w_set_buero', { ...settings, logo: 'x' }), 400),
  admins('usual texts', call('w_get_vorgaben'), 200),
  admins('change usual texts', call('w_set_vorgaben', { angebot_zuerl: 'x' }), 200),
  admins('numbers of the tax adviser', call('w_get_datev'), 200),
  admins('change numbers of the tax adviser', call('w_set_datev', { berater: '29099' }), 200),
  admins('numbers that are none', call('w_set_datev', { mandant: 'x' }), 400),
  admins('operation', call('w_get_betrieb'), 200),
  admins('limits of accounts', call('w_get_grenzen'), 'rows'),
  admins('change a limit', call('w_set_grenze', { id: '1', menge: '61' }), 200),
  admins('a limit of nothing', call('w_set_grenze', { id: '1', menge: '0' }), 400),
  admins('change no limit', call('w_set_grenze', { id: '0', menge: '61' }), 404),
  admins('no picture', call('w_get_buero_bild', { name: '' }), 404),
  admins('new picture', call('w_add_buero_bild', { bild: smallestPng }), 200),
  admins('bad picture', call('w_add_buero_bild', { bild: 'x' }), 400),
  admins('series', call('w_get_nummernkreise'), 'rows'),
  admins('new text block', call('w_add_freitext', { titel: 'Testtext', text: 'x' }), 200),
  admins('change text block', call('w_update_freitext', { id: '1', titel: 'Testtext', text: 'x' }), 200),
  admins('delete text block', call('w_delete_freitext', { id: '0' }), 'no'),
  admins('new template', call('w_add_position_tmpl', template), 200),
  admins('change template', call('w_update_position_tmpl', { id: '1', ...template }), 200),
  admins('delete template', call('w_delete_position_tmpl', { id: '0' }), 'no'),
  admins('new acronym', call('w_add_kuerzel', { kuerzel: 'JE', name: 'x' }), 409),
  admins('change acronym', call('w_update_kuerzel', { kuerzel: 'JE', name: 'x' }), 200),
  admins('delete acronym', call('w_delete_kuerzel', { kuerzel: 'niemand' }), 'no'),
  admins('archive of an open invoice', call('w_get_rechnung_archiv', open), 'none'),
  admins('archive of no invoice', call('w_get_rechnung_archiv', { rechnung_id: '0' }), 404),
  admins('data of all invoices', call('w_get_rechnung_angaben'), 'rows'),
  admins('data of an invoice', call('w_get_rechnung_angaben', open), 'rows'),
  admins('change data', call('w_set_rechnung_angaben', { ...open, befreiung: 'x', angebot_id: '{offer}' }), 200),
  admins('change data, archived', call('w_set_rechnung_angaben', { ...archived, befreiung: 'x' }), 409),
  admins('a tax case that is none', call('w_set_rechnung_angaben', { ...open, steuerfall: 'Z' }), 400),
  admins('data of all offers', call('w_get_angebot_angaben'), 'rows'),
  admins('tax case of an offer', call('w_set_angebot_angaben', { angebot_id: '{offer}' }), 200),
  admins('sums of offers', call('w_get_angebot_summen'), 'rows'),
  admins('sums of invoices', call('w_get_rechnung_summen'), 'rows'),
  admins('invoicing of a client', call('w_get_kunde_rechnungsdaten', client), 200),
  admins('change invoicing', call('w_set_kunde_rechnungsdaten', { ...client, leitweg_id: '04-1-02', land: 'AT' }), 200),
  admins('payment of an open invoice', call('w_add_zahlung', { ...open, ...payment }), 409),
  admins('payment', call('w_add_zahlung', { ...archived, ...payment }), 200),
  admins('payment of a kind that is none', call('w_add_zahlung', { ...archived, ...payment, art: 'x' }), 400),
  admins('booking over from an invoice that stands', call('w_add_umbuchung', archived), 409),
  admins('payments of an invoice', call('w_get_zahlungen', archived), 'none'),
  admins('all payments', call('w_get_zahlungen'), 'rows'),
  admins('what waits', call('w_get_aufgaben'), 200),
  admins('what is open', call('w_get_rechnung_stand'), 'rows'),
  admins('reminder', call('w_add_mahnung', { ...archived, datum: day, text: 'x' }), 200),
  admins('reminder of an open invoice', call('w_add_mahnung', { ...open, datum: day, text: 'x' }), 409),
  admins('reminders of an invoice', call('w_get_mahnungen', archived), 'rows'),
  admins('send', call('w_send_dokument', sent), 200),
  admins('send an open invoice', call('w_send_dokument', { ...sent, id: '{invoice}' }), 409),
  admins('send nothing', call('w_send_dokument', { ...sent, pdf: '' }), 400),
  admins('give up a mail', call('w_end_versand', { id: '0' }), 404),
  admins('what was sent', call('w_get_versand', { art: 'rechnung', id: '{archivedInvoice}' }), 'rows'),
  admins('files of nothing', call('w_get_versand_dateien', { id: '0' }), 404),
  admins('log of an invoice', call('w_get_dokument_verlauf', { art: 'rechnung', id: '{invoice}' }), 'none'),
  admins('log of no offer', call('w_get_dokument_verlauf', { art: 'angebot', id: '0' }), 404),
  admins('cancel an open invoice', call('w_add_storno', { ...open, rn_datum: day }), 409),
  admins('cancel', call('w_add_storno', { ...archived, rn_datum: day }), 200),
  admins(
    'instalment of a draft',
    call('w_add_abschlag', { angebot_id: '{offer}', ...days, art: 'betrag', wert: '1' }),
    409,
  ),
  admins('final invoice of a draft', call('w_add_schlussrechnung', { angebot_id: '{offer}', ...days }), 409),
  admins('offers that are drafts together', call('w_add_sammelrechnung', { angebote: ['{offer}'], ...days }), 409),
  admins(
    'order without an offer',
    call('w_add_auftrag', { ...client, ...days, auftrag: 'x', netto: '2', betrag: '1', ust_satz: '19' }),
    200,
  ),
  admins('order', call('w_get_auftrag', { angebot_id: '{offer}' }), 200),
  admins('copy an invoice', call('w_add_rechnung_kopie', { ...open, rn_datum: day, le_date: day }), 200),
  admins('copy an offer', call('w_add_angebot_kopie', { angebot_id: '{offer}', an_datum: day }), 200),
]
