import { createHash } from 'node:crypto'
import { blockColumns } from '@waldkerf/domain/entities/documents/documents'
import { officeColumns, defaultColumns } from '@waldkerf/domain/entities/office/settings'
import { templateColumns } from '@waldkerf/domain/entities/documents/positions'
import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { pngOfSize, smallestPng } from '@waldkerf/service/contract/fixtures/smallestPng'
import { beyondLimits, fullest, plainest } from '@waldkerf/service/contract/fixtures/limits'
import { call, key, twice, version } from '@waldkerf/service/contract/fixtures/request'

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
const template = { ...plainest(templateColumns), bez: 'Aufmaß', einheit: 'h', ep: '85.50', erl: 'nach Aufwand' }

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
  ...twice(call('w_set_buero', { ...settings, logo: png }, version(1))),
  call('w_set_buero', { ...settings, firma: 'Anders' }, version(1)),
  call('w_get_briefkopf'),
  call('w_set_buero', { ...settings, logo: 'nichts' }),
  ...beyondLimits(officeColumns, settings).map((row) => call('w_set_buero', row)),
  call('w_get_buero'),
  call('w_get_vorgaben'),
  call('w_set_vorgaben', { rechnung_zuerl: 'Zahlbar {Zahlungsziel}. {Kunde}, {Ort}' }, version(1)),
  call('w_set_vorgaben', { rechnung_zuerl: 'anders' }, version(1)),
  ...beyondLimits(defaultColumns, {}).map((row) => call('w_set_vorgaben', row)),
  ...twice(call('w_set_vorgaben', { skonto_tage: '10', skonto_prozent: '2.50' })),
  call('w_set_vorgaben', { skonto_tage: '366' }),
  call('w_set_vorgaben', { skonto_prozent: '-1' }),
  call('w_set_vorgaben', { skonto_prozent: '1.234' }),
  call('w_get_datev'),
  call('w_set_datev', { berater: '1001', mandant: '7', kontenrahmen: '04', kontolaenge: '6', jahresbeginn: '7', erloes_7: '430000' }, version(1)), // prettier-ignore
  call('w_set_datev', { berater: '1001' }, version(1)),
  call('w_set_datev', { berater: '1000' }),
  call('w_set_datev', { mandant: '100000' }),
  call('w_set_datev', { kontenrahmen: '05' }),
  call('w_set_datev', { kontolaenge: '9' }),
  call('w_set_datev', { jahresbeginn: '13' }),
  call('w_set_datev', { erloes_13b: '12x4' }),
  call('w_set_datev', { anzahlung_19: '171800' }),
  call('w_set_datev', { anzahlung_7: '12x4' }),
  call('w_set_datev', { berater: '1001', anzahlung_7: null }),
  call('w_set_datev', { anzahlung_19: '' }),
  call('w_get_nummernkreise'),
  ...twice(call('w_add_freitext', { titel: ' Skonto ', text: '2 % innerhalb von 10 Tagen' }, key('block'))),
  ...beyondLimits(blockColumns, { titel: 'Skonto' }).map((row) => call('w_add_freitext', row)),
  call('w_update_freitext', { id: '1', titel: 'Einleitung', text: 'wir bieten an:' }, version(1)),
  call('w_update_freitext', { id: '1', titel: 'Einleitung', text: 'anders' }, version(1)),
  call('w_update_freitext', { id: '0', titel: 'Einleitung', text: '' }),
  ...twice(call('w_delete_freitext', { id: '2' })),
  call('a_get_all_freitexte'),
  ...twice(call('w_add_position_tmpl', template, key('template'))),
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
  ...twice(call('w_add_kuerzel', { kuerzel: 'AB', name: 'Anton Baum' }, key('acronym'))),
  call('w_add_kuerzel', { kuerzel: 'JE' }),
  call('w_add_kuerzel', { kuerzel: 'A B' }),
  call('w_update_kuerzel', { kuerzel: 'AB', name: 'Anton Baum', unterschrift: png }, version(1)),
  call('w_update_kuerzel', { kuerzel: 'AB', name: 'Anton', unterschrift: png }, version(1)),
  call('w_update_kuerzel', { kuerzel: 'AB', unterschrift: 'nichts' }),
  call('w_update_kuerzel', { kuerzel: 'nicht' }),
  ...twice(call('w_delete_kuerzel', { kuerzel: 'AB' })),
  call('a_get_acronyms'),
]

const limit = (id: string, menge: number | string, headers = {}) => call('w_set_grenze', { id, menge }, headers)
const report = call('w_add_kaefer', { art: '1', fund_datum: '2026-11-19' })

/** Limits of accounts, and what they refuse: within the hour, within the day, and after they were restored. */
export const operationRequests: readonly Request[] = [
  call('w_get_betrieb'),
  call('w_get_grenzen'),
  limit('1', 59, version(1)),
  limit('1', 59, version(1)),
  limit('1', 58, version(1)),
  ...['0', '1000001', '-1', '1.5', '1e3', '', 'viel', ' 7'].map((menge) => limit('1', menge)),
  call('w_set_grenze', { id: '0', menge: '7' }),
  call('w_set_grenze', { id: 'x', menge: '7' }),
  call('w_set_grenze'),
  limit('1', '0000001'),
  call('w_get_grenzen'),
  ...Array.from({ length: 4 }, () => report),
  limit('1', 60),
  limit('2', 1),
  report,
  limit('2', 300),
  limit('3', 1_000_000),
  report,
]
