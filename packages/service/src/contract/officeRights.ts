import type { Outcome, Right } from './rights.ts'
import { call } from './requests/request.ts'
import { smallestPng } from './smallestPng.ts'

/** Administrators alone: whoever else asks is refused, whatever he asks for. */
const admins = (what: string, name: string, body: object, outcome: Outcome): Right => ({
  what,
  request: call(name, body),
  cells: [401, 403, 403, 403, 403, outcome],
})

const settings = { firma: 'Testbüro', zahlungsziel_tage: '14' }
const template = { bez: 'Aufmaß', einheit: 'h', ep: '85.00', erl: '', erl_titel: '' }

const day = '2026-11-20'
const open = { rechnung_id: '{invoice}' }
const archived = { rechnung_id: '{archivedInvoice}' }
const client = { client_id: '{myClient}' }

/** What the office sets up for itself, what belongs to its invoices, and documents made from others. */
export const officeRights: readonly Right[] = [
  admins('settings', 'w_get_buero', {}, 200),
  admins('change settings', 'w_set_buero', settings, 200),
  admins('a logo that is not there', 'w_set_buero', { ...settings, logo: 'x' }, 400),
  admins('no picture', 'w_get_buero_bild', { name: '' }, 404),
  admins('new picture', 'w_add_buero_bild', { bild: smallestPng }, 200),
  admins('bad picture', 'w_add_buero_bild', { bild: 'x' }, 400),
  admins('series', 'w_get_nummernkreise', {}, 'rows'),
  admins('new text block', 'w_add_freitext', { titel: 'Testtext', text: 'x' }, 200),
  admins('change text block', 'w_update_freitext', { id: '1', titel: 'Testtext', text: 'x' }, 200),
  admins('delete text block', 'w_delete_freitext', { id: '0' }, 'no'),
  admins('new template', 'w_add_position_tmpl', template, 200),
  admins('change template', 'w_update_position_tmpl', { id: '1', ...template }, 200),
  admins('delete template', 'w_delete_position_tmpl', { id: '0' }, 'no'),
  admins('new acronym', 'w_add_kuerzel', { kuerzel: 'JE', name: 'x' }, 409),
  admins('change acronym', 'w_update_kuerzel', { kuerzel: 'JE', name: 'x' }, 200),
  admins('delete acronym', 'w_delete_kuerzel', { kuerzel: 'niemand' }, 'no'),
  admins('archive of an open invoice', 'w_get_rechnung_archiv', open, 'none'),
  admins('archive of no invoice', 'w_get_rechnung_archiv', { rechnung_id: '0' }, 404),
  admins('data of all invoices', 'w_get_rechnung_angaben', {}, 'rows'),
  admins('data of an invoice', 'w_get_rechnung_angaben', open, 'rows'),
  admins('change data', 'w_set_rechnung_angaben', { ...open, befreiung: 'x', angebot_id: '{offer}' }, 200),
  admins('change data, archived', 'w_set_rechnung_angaben', { ...archived, befreiung: 'x' }, 409),
  admins('a tax case that is none', 'w_set_rechnung_angaben', { ...open, steuerfall: 'Z' }, 400),
  admins('data of all offers', 'w_get_angebot_angaben', {}, 'rows'),
  admins('tax case of an offer', 'w_set_angebot_angaben', { angebot_id: '{offer}' }, 200),
  admins('sums of offers', 'w_get_angebot_summen', {}, 'rows'),
  admins('sums of invoices', 'w_get_rechnung_summen', {}, 'rows'),
  admins('invoicing of a client', 'w_get_kunde_rechnungsdaten', client, 200),
  admins('change invoicing', 'w_set_kunde_rechnungsdaten', { ...client, leitweg_id: '04-1-02', land: 'AT' }, 200),
  admins('cancel an open invoice', 'w_add_storno', { ...open, rn_datum: day }, 409),
  admins('cancel', 'w_add_storno', { ...archived, rn_datum: day }, 200),
  admins('copy an invoice', 'w_add_rechnung_kopie', { ...open, rn_datum: day, le_date: day }, 200),
  admins('copy an offer', 'w_add_angebot_kopie', { angebot_id: '{offer}', an_datum: day }, 200),
]
