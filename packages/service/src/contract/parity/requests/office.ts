import { createHash } from 'node:crypto'
import { templateColumns } from '@waldkerf/domain/entities/documents/positions'
import type { Request } from '../../fixtures/stack.ts'
import { pngOfSize, smallestPng } from '../../fixtures/smallestPng.ts'
import { beyondLimits, fullest } from '../../fixtures/limits.ts'
import { call, key, version } from '../../fixtures/request.ts'

const settings = {
  firma: 'Ingenieurbüro Waldmann',
  inhaber: 'Anna Waldmann',
  strasse: 'Lärchenweg 7',
  plz: '80331',
  ort: 'München',
  steuernummer: '143/123/45678',
  iban: 'DE02120300000000202051',
  zahlungsziel_tage: '30',
}
const png = createHash('sha256').update(Buffer.from(smallestPng, 'base64')).digest('hex')
const template = { bez: 'Aufmaß', einheit: 'h', ep: '85.50', erl: 'nach Aufwand', erl_titel: 'Außendienst' }

/** Settings, pictures, series, and the texts that documents are written with. */
export const officeRequests: readonly Request[] = [
  call('w_get_buero'),
  call('w_add_buero_bild', { bild: smallestPng }),
  call('w_add_buero_bild', { bild: pngOfSize(14_000, 14_000) }),
  call('w_add_buero_bild', { bild: pngOfSize(0, 1) }),
  call('w_add_buero_bild', { bild: 'R0lGODlhAQABAAAAACw=' }),
  call('w_add_buero_bild', { bild: 'A'.repeat(666_672) }),
  call('w_add_buero_bild'),
  call('w_get_buero_bild', { name: png }),
  call('w_get_buero_bild', { name: 'nichts' }),
  call('w_set_buero', { ...settings, logo: png }, version(1)),
  call('w_set_buero', { ...settings, logo: png }, version(1)),
  call('w_set_buero', { ...settings, firma: 'Anders' }, version(1)),
  call('w_set_buero', { ...settings, logo: 'nichts' }),
  call('w_set_buero', { ...settings, zahlungsziel_tage: '366' }),
  call('w_set_buero', { ...settings, firma: 'x'.repeat(201) }),
  call('w_get_buero'),
  call('w_get_vorgaben'),
  call('w_set_vorgaben', { rechnung_zuerl: 'Zahlbar {Zahlungsziel}. {Kunde}, {Ort}' }, version(1)),
  call('w_set_vorgaben', { rechnung_zuerl: 'anders' }, version(1)),
  call('w_set_vorgaben', { angebot_zuerl: 'x'.repeat(9_001) }),
  call('w_get_datev'),
  call('w_set_datev', { berater: '1001', mandant: '7', kontenrahmen: '04', kontolaenge: '6', jahresbeginn: '7', erloes_7: '430000' }, version(1)), // prettier-ignore
  call('w_set_datev', { berater: '1001' }, version(1)),
  call('w_set_datev', { berater: '1000' }),
  call('w_set_datev', { mandant: '100000' }),
  call('w_set_datev', { kontenrahmen: '05' }),
  call('w_set_datev', { kontolaenge: '9' }),
  call('w_set_datev', { jahresbeginn: '13' }),
  call('w_set_datev', { erloes_13b: '12x4' }),
  call('w_set_datev'),
  call('w_get_nummernkreise'),
  call('w_add_freitext', { titel: ' Skonto ', text: '2 % innerhalb von 10 Tagen' }, key('block')),
  call('w_add_freitext', { titel: ' Skonto ', text: '2 % innerhalb von 10 Tagen' }, key('block')),
  call('w_add_freitext', { titel: ' ', text: 'ohne Titel' }),
  call('w_update_freitext', { id: '1', titel: 'Einleitung', text: 'wir bieten an:' }, version(1)),
  call('w_update_freitext', { id: '1', titel: 'Einleitung', text: 'anders' }, version(1)),
  call('w_update_freitext', { id: '0', titel: 'Einleitung', text: '' }),
  call('w_delete_freitext', { id: '2' }),
  call('w_delete_freitext', { id: '2' }),
  call('a_get_all_freitexte'),
  call('w_add_position_tmpl', template, key('template')),
  call('w_add_position_tmpl', template, key('template')),
  ...beyondLimits(templateColumns, template).flatMap((row) => [
    call('w_add_position_tmpl', row),
    call('w_update_position_tmpl', { ...row, id: '3' }),
  ]),
  call('w_add_position_tmpl', fullest(templateColumns)),
  call('w_update_position_tmpl', { ...template, id: '3' }, version(1)),
  call('w_update_position_tmpl', { ...template, id: '3', ep: '85.5' }, version(1)),
  call('w_update_position_tmpl', { ...template, id: '3', ep: '90' }, version(1)),
  call('w_update_position_tmpl', { ...template, id: '0' }),
  call('w_delete_position_tmpl', { id: '4' }),
  call('w_delete_position_tmpl', { id: 'x' }),
  call('a_get_position_tmpl'),
  call('w_add_kuerzel', { kuerzel: 'AB', name: 'Anton Baum' }, key('acronym')),
  call('w_add_kuerzel', { kuerzel: 'AB', name: 'Anton Baum' }, key('acronym')),
  call('w_add_kuerzel', { kuerzel: 'JE' }),
  call('w_add_kuerzel', { kuerzel: 'A B' }),
  call('w_update_kuerzel', { kuerzel: 'AB', name: 'Anton Baum', unterschrift: png }, version(1)),
  call('w_update_kuerzel', { kuerzel: 'AB', name: 'Anton', unterschrift: png }, version(1)),
  call('w_update_kuerzel', { kuerzel: 'AB', unterschrift: 'nichts' }),
  call('w_update_kuerzel', { kuerzel: 'nicht' }),
  call('w_delete_kuerzel', { kuerzel: 'AB' }),
  call('w_delete_kuerzel', { kuerzel: 'AB' }),
  call('a_get_acronyms'),
]
