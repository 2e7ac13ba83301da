import { noteColumns } from '@waldkerf/domain/entities/clientEvents'
import { addressColumns, cadastreColumns, detailColumns, patchedColumns } from '@waldkerf/domain/entities/clients'
import { pointColumns } from '@waldkerf/domain/entities/maps/controlPoints'
import { mapColumns, patchedColumns as patchedMapColumns } from '@waldkerf/domain/entities/maps/maps'
import { recipientColumns } from '@waldkerf/domain/entities/recipients'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '@waldkerf/service/contract/fixtures/stack'
import { beyondCells, beyondLimits, fullest } from '@waldkerf/service/contract/fixtures/limits'
import { call, get, insert, key, patch, remove, twice, version } from '@waldkerf/service/contract/fixtures/request'

const world = seedWorld({ today: testDay, size: 'small' })
const userId = (email: string) => world.users.find((user) => user.email === email)?.user_id ?? 0
const expert = userId('expert@waldkerf.test')
const linked = world.clientLinks.filter(({ user_id: user }) => user === expert).map(({ client_id: client }) => client)
const ofExpert = { client_id: String(linked[0]) }
const notOfExpert = { client_id: String(world.clients.find(({ client_id: id }) => !linked.includes(id))?.client_id) }
const person = { user_id: String(userId('nutzer@waldkerf.test')), username: 'nutzer@waldkerf.test' }

const fitted = world.maps.find(
  (map) => map.client_id === linked[0] && world.controlPoints.some((point) => point.karte_id === map.id),
)
const second = world.maps.find((map) => map.client_id === linked[0] && map !== fitted)
const foreign = world.maps.find((map) => map.client_id !== null && !linked.includes(map.client_id))
const last = world.maps.at(-1)

const address = { name: 'Forstbetrieb Parität', strasse: 'Am Forst 1', plz: '01234', ort: 'Großwald' }
const details = { ...address, name_zusatz: '', ap_gender: 'w', ap_vorname: 'Ada', ap_nachname: 'Wald', ap_tel: '0123' }

const { map_name, width, height, res } = mapColumns
const scanColumns = { map_name, width, height, res }

const recipient = { ...ofExpert, name: 'Kasse', email: 'kasse@kunde.test', fuer_rechnungen: true }
const atOffice = { ...recipient, name: '\u200b', email: 'Büro@kunde.test' }

/** Recipients of documents, and the timeline of a client. */
const contactRequests: readonly Request[] = [
  call('w_get_empfaenger', ofExpert),
  call('w_get_empfaenger', { client_id: '0' }),
  ...twice(call('w_add_empfaenger', recipient, key('recipient'))),
  call('w_add_empfaenger', { ...recipient, email: 'KASSE@kunde.test' }),
  ...beyondLimits(recipientColumns, recipient).map((row) => call('w_add_empfaenger', row)),
  call('w_add_empfaenger', { ...recipient, client_id: '0' }),
  call('w_add_empfaenger', atOffice, key('second-recipient')),
  call('w_update_empfaenger', { ...atOffice, id: '2', client_id: undefined }, version(1)),
  call('w_update_empfaenger', { id: '2', name: 'Bau', email: 'bau@kunde.test', fuer_rechnungen: false }, version(7)),
  call('w_update_empfaenger', { id: '2', name: 'Bau', email: 'bau@kunde.test', fuer_rechnungen: true }),
  call('w_update_empfaenger', { id: '2', name: 'Bau', email: 'bau@kunde.test', fuer_rechnungen: true }, version(1)),
  call('w_update_empfaenger', { id: '0', name: '', email: 'bau@kunde.test', fuer_rechnungen: false }),
  call('w_get_empfaenger', ofExpert),
  ...twice(call('w_delete_empfaenger', { id: '2' })),
  ...twice(call('w_add_kunde_notiz', { ...ofExpert, text: 'Telefonat: ruft zurück' }, key('note'))),
  ...beyondLimits(noteColumns, ofExpert).map((row) => call('w_add_kunde_notiz', row)),
  call('w_add_kunde_notiz', { client_id: '0', text: 'x' }),
  ...twice(call('w_delete_kunde_notiz', { id: '1' })),
  call('w_delete_kunde_notiz', { id: 'x' }),
  call('w_get_kunde_verlauf', ofExpert),
  call('w_get_kunde_verlauf', { ...ofExpert, arten: 'zahlung,karte', anzahl: '3' }),
  call('w_get_kunde_verlauf', { ...ofExpert, arten: 'reise' }),
  call('w_get_kunde_verlauf', { ...ofExpert, anzahl: '5001' }),
  call('w_get_kunde_verlauf', { client_id: '0' }),
]

export const clientRequests: readonly Request[] = [
  call('a_get_all_clients'),
  call('a_get_client_details', ofExpert),
  call('a_get_client_details', { client_id: 'x' }),
  call('a_get_client_details', {}),
  call('a_get_kataster_overview'),
  call('a_get_bbox_from_client', ofExpert),
  call('a_get_bbox_from_client', notOfExpert),
  call('a_get_users_from_client', ofExpert),
  call('a_get_appusers_from_client', ofExpert),
  call('a_get_apus_team_from_client'),
  ...twice(call('a_add_client', address, key('client'))),
  call('a_add_client', { ...address, ort: 'Kleinwald' }, key('client')),
  ...beyondLimits(addressColumns, address).map((row) => call('a_add_client', row)),
  call('a_add_client', address, { 'Idempotency-Key': 'kurz' }),
  call('a_update_client_details', { ...ofExpert, ...details }, version(1)),
  call('a_update_client_details', { ...ofExpert, ...details, ort: 'Neustadt' }, version(1)),
  ...beyondLimits(detailColumns, { ...ofExpert, ...details }).map((row) => call('a_update_client_details', row)),
  call('a_update_client_details', { ...ofExpert, ...fullest(detailColumns) }),
  call('a_update_client_details', { ...ofExpert, ...details, ap_vorname: '\u2060', ap_nachname: ' ' }),
  call('a_update_client_details', { client_id: '0', ...details }),
  call('a_update_client_details', { ...ofExpert, ...details, bundesland: 'Tirol', epsg: '31254' }),
  call('a_update_client_details', { ...ofExpert, ...details, epsg: '12' }),
  ...beyondLimits(patchedColumns, { ...ofExpert, ...details }).map((row) => call('a_update_client_details', row)),
  ...contactRequests,
  call('a_set_projektordner', { ...ofExpert, ordner: '/projekte/7' }),
  call('a_set_projektordner', { ...ofExpert, ordner: 'x'.repeat(501) }),
  call('a_set_kataster_for_client', { ...ofExpert, kataster_status: true }),
  ...beyondLimits(cadastreColumns, ofExpert).map((row) => call('a_set_kataster_for_client', row)),
  patch(`/kunde?client_id=eq.${ofExpert.client_id}`, { epsg: 25833 }),
  patch(`/kunde?client_id=eq.${notOfExpert.client_id}`, { epsg: 25833 }),
  patch(`/kunde?client_id=eq.${ofExpert.client_id}`, { bundesland: 'Hessen' }),
  ...beyondCells(patchedColumns).map((cell) => patch(`/kunde?client_id=eq.${ofExpert.client_id}`, cell)),
  patch('/kunde', { epsg: 25833 }),
  call('a_add_user_to_client', { ...person, client_id: ofExpert.client_id }),
  ...twice(
    call('a_add_user_to_client', { user_id: person.user_id, ...notOfExpert, kataster_enabled: true }, key('link')),
  ),
  call('a_add_user_to_client', { user_id: '0', ...ofExpert, kataster_enabled: true }),
  call('a_connect_user_to_client', { ...person, ...ofExpert }),
  call('a_connect_user_to_client', { ...person, username: 'admin@waldkerf.test', ...ofExpert }),
  ...twice(call('a_disconnect_user_from_client', { ...person, ...ofExpert })),
  call('a_disconnect_user_from_client', { ...person, client_id: '0' }),
  ...twice(
    call(
      'a_add_user',
      { mail: 'Neu.Person@example.test', first_name: null, last_name: 'Tanne', ...ofExpert },
      key('user'),
    ),
  ),
  call('a_add_user', { mail: 'neu.person@example.test' }),
  call('a_add_user', { mail: 'keine Adresse' }),
  call('a_add_user', { mail: 'a\u202e@example.test' }),
  call('a_add_user', { mail: 'a@example.test\u200b' }),
  call('a_add_user', { mail: 'team@example.test', apus_admin: true }),
]

const point = (nr: number, columns: object = {}) => ({
  karte_id: fitted?.id,
  nr,
  mapx: 500_000.5,
  mapy: 5_500_000,
  pixelx: 10,
  pixely: -20.25,
  enable: true,
  dx: null,
  dy: null,
  residual: null,
  ...columns,
})

const saved = (nr: number, columns: object = {}) => {
  const { karte_id: _, ...row } = point(nr, columns)
  return row
}
const setPoints = (points: unknown, headers: Record<string, string> = {}, map = fitted?.id) =>
  call('w_set_mappoints', { karte_id: String(map), points }, headers)

/** Pages of release 0.1.0 do not send this: they know no incomplete points. */
const allPoints = { Prefer: 'punkte=alle' }

/** Saving the points of a map: accepted and refused points, and version conflicts. */
const savings: readonly Request[] = [
  setPoints([saved(1), saved(2, { enable: false, dx: -0.5, dy: 1e-7, residual: 0.5 })]),
  get(`/karte?id=eq.${fitted?.id}`),
  setPoints([saved(2, { enable: false, dx: -0.5, dy: 1e-7, residual: 0.5 }), saved(1)], version(1)),
  setPoints([saved(1)], version(1)),
  setPoints([saved(1)], { 'If-Match': 'x' }),
  setPoints([saved(1), saved(2, { pixelx: 91_202_949 })]),
  setPoints([saved(1), saved(2, { residual: -1 })]),
  setPoints([saved(1), saved(1)]),
  setPoints([saved(1, { mapy: 'x' })]),
  setPoints([saved(1, { mapx: null })]),
  setPoints([saved(1, { mapx: null, mapy: null, pixelx: null, pixely: null })]),
  setPoints([saved(1, { pixelx: null, pixely: null }), saved(2), saved(3, { mapx: null, mapy: null })], allPoints),
  get(`/mappoint?karte_id=eq.${fitted?.id}&order=nr.asc`, allPoints),
  get(`/mappoint?karte_id=eq.${fitted?.id}&order=nr.asc`),
  call('w_get_karten_punkte'),
  setPoints([saved(1), saved(2)]),
  insert('/mappoint', [point(4)]),
  insert('/mappoint', [point(9, { mapx: null })]),
  get(`/mappoint?karte_id=eq.${fitted?.id}&order=nr.asc`, allPoints),
  setPoints([saved(1, { mapx: 1e300 })]),
  setPoints([saved(1.5)]),
  setPoints([saved(1, { enable: null })]),
  setPoints([saved(1, { farbe: 'rot' })]),
  setPoints(['x']),
  setPoints(Array.from({ length: 20_001 }, () => 1)),
  setPoints([saved(-9_999_999_999)]),
  setPoints(null),
  setPoints({}),
  setPoints('x'),
  setPoints([saved(1)], {}, foreign?.id),
  setPoints([saved(1)], {}, 0),
  call('w_set_mappoints', { karte_id: 'x', points: [] }),
  call('w_set_mappoints', { karte_id: String(fitted?.id) }),
]

const setScan = (columns: object, headers: Record<string, string> = {}, map = fitted?.id) =>
  call('w_set_karte_scan', { karte_id: String(map), map_name: 'Blatt 3', width: 800, height: 600, ...columns }, headers)

/** Columns of a map that come from its scan. */
const scans: readonly Request[] = [
  setScan({ res: 299.72 }),
  setScan({ res: 299.72 }, version(1)),
  setScan({ map_name: null, res: null }),
  setScan({ map_name: '' }),
  call('w_set_karte_scan', { karte_id: String(fitted?.id), width: 800, height: 600 }),
  setScan({ width: 900 }, version(1)),
  ...beyondCells(scanColumns).map((cell) => setScan(cell)),
  setScan({}, {}, foreign?.id),
  setScan({}, {}, 0),
  call('w_set_karte_scan', { karte_id: 'x', width: 1, height: 1 }),
  call('w_set_karte_scan', {}),
  call('w_get_ebenen', {}),
  call('w_get_karte_scans', { karte_id: 'x' }),
  call('w_get_karte_scans', { karte_id: '1' }),
  call('w_bring_back_scan', { karte_id: '1', id: '0' }),
  call('w_bring_back_scan', { karte_id: '0', id: '1' }),
]

export const mapRequests: readonly Request[] = [
  ...scans,
  call('a_get_map_list_from_db'),
  call('w_get_karten_punkte'),
  get(`/karte?id=eq.${fitted?.id}`),
  get(`/karte?id=eq.${foreign?.id}`),
  get('/karte?id=eq.x'),
  get(`/mappoint?karte_id=eq.${fitted?.id}&order=nr.asc`),
  get(`/mappoint?karte_id=eq.${foreign?.id}&order=nr.asc`),
  patch(`/karte?id=eq.${fitted?.id}`, { jahr: 1911 }, version(1)),
  patch(`/karte?id=eq.${fitted?.id}`, { jahr: 1912 }, version(1)),
  patch(`/karte?id=eq.${fitted?.id}`, { georef_bash: '#!/bin/sh\n' }),
  patch(`/karte?id=eq.${foreign?.id}`, { typ: 'Bestandsplan' }),
  patch(`/karte?id=eq.${fitted?.id}`, { map_name: 'x' }),
  patch(`/karte?id=eq.${fitted?.id}`, { farbe: 'rot' }),
  patch(`/karte?id=eq.${fitted?.id}`, { res: '1e3' }),
  patch(`/karte?id=eq.${fitted?.id}`, { scale: '0x10' }),
  ...beyondCells(patchedMapColumns).map((cell) => patch(`/karte?id=eq.${fitted?.id}`, cell)),
  patch('/karte?id=eq.0', { jahr: 1911 }),
  patch('/karte', { jahr: 1911 }),
  ...twice(insert('/karte', { map_name: 'Blatt 9', client_id: Number(ofExpert.client_id), epsg: 25832 }, key('map'))),
  insert('/karte', { map_name: 'Blatt 8', client_id: Number(ofExpert.client_id), epsg: 25832 }, key('map')),
  insert('/karte', { map_name: 'Blatt 9', client_id: Number(notOfExpert.client_id) }),
  insert('/karte', { map_name: 'Blatt 9', client_id: Number(ofExpert.client_id), georef_bash: '#' }),
  insert('/karte', { map_name: 'Blatt 9', farbe: 'rot' }),
  ...twice(insert('/mappoint', [point(101), point(102)], key('points'))),
  insert('/mappoint', [point(101)], key('points')),
  insert('/mappoint', [point(101)]),
  insert('/mappoint', [point(103, { karte_id: foreign?.id })]),
  ...beyondCells(pointColumns).map((cell, index) => insert('/mappoint', [point(110 + index, cell)])),
  insert('/mappoint', [point(105), point(106, { karte_id: second?.id })]),
  ...savings,
  remove(`/mappoint?karte_id=eq.${fitted?.id}`),
  get(`/karte?id=eq.${fitted?.id}`),
  setPoints([saved(1)]),
  remove(`/mappoint?karte_id=eq.${foreign?.id}`),
  remove('/mappoint'),
  remove(`/karte?id=eq.${last?.id}`),
  remove('/karte?id=eq.0'),
  ...['ausm', 'schae', 'schlu', 'einl', 'drae'].flatMap((name) => [
    call(`a_get_${name}_overview_vermessen`, ofExpert),
    call(`a_get_${name}_overview_vermessen`, notOfExpert),
  ]),
  call('a_get_drae_overview_vermessen', { client_id: '' }),
  call('a_get_draenage_overview_erfq'),
  get('/drae_einmessung_uebersicht'),
  get('/ausm_einmessung_uebersicht'),
  get('/scha_einmessung_uebersicht'),
  get('/schl_einmessung_uebersicht'),
  get('/drae_laenge_nach_erfq'),
  get('/drae_laenge_qdt_nach_aop'),
  call('a_get_acronyms'),
]
