import { call, get, insert, patch, remove } from '../fixtures/request.ts'
import { ofMine, ofOther } from './clients.ts'
import { type Right, right } from './right.ts'

const plan = { map_name: 'Testkarte', jahr: 1932, epsg: 25832 }
const scan = { map_name: 'Blatt 3', width: 14_043, height: 9_933, res: 300 }
const point = { nr: 9, mapx: 1, mapy: 2, pixelx: 3, pixely: -4, enable: true, dx: null, dy: null, residual: null }

export const maps: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('list', call('a_get_map_list_from_db'), 401, 403, 403, 403, 'rows', 'rows'),
  right('points of all', call('w_get_karten_punkte'), 401, 403, 403, 403, 'rows', 'rows'),
  right('connected', get('/karte?id=eq.{myMap}'), 401, 403, 403, 403, 'rows', 'rows'),
  right('other', get('/karte?id=eq.{otherMap}'), 401, 403, 403, 403, 'none', 'rows'),
  right('create, connected', insert('/karte', { ...plan, client_id: '{myClient}' }), 401, 403, 403, 403, 201, 201),
  right('create, other', insert('/karte', { ...plan, client_id: '{otherClient}' }), 401, 403, 403, 403, 403, 201),
  right('create without client', insert('/karte', plan), 401, 403, 403, 403, 403, 201),
  right('create with script', insert('/karte', { ...plan, georef_bash: '#' }), 401, 403, 403, 403, 403, 201),
  right('create with id', insert('/karte', { ...plan, id: 1 }), 401, 403, 403, 403, 403, 403),
  right('change, connected', patch('/karte?id=eq.{myMap}', { jahr: 1910 }), 401, 403, 403, 403, 'rows', 'rows'),
  right('change, other', patch('/karte?id=eq.{otherMap}', { jahr: 1910 }), 401, 403, 403, 403, 'none', 'rows'),
  right('script', patch('/karte?id=eq.{myMap}', { georef_bash: '#' }), 401, 403, 403, 403, 403, 'rows'),
  right('name', patch('/karte?id=eq.{myMap}', { map_name: 'x' }), 401, 403, 403, 403, 403, 403),
  right('client', patch('/karte?id=eq.{myMap}', { client_id: '{otherClient}' }), 401, 403, 403, 403, 403, 403),
  right('all maps at once', patch('/karte', { jahr: 1910 }), 401, 400, 400, 400, 400, 400),
  right('delete, connected', remove('/karte?id=eq.{myMap}'), 401, 403, 403, 403, 403, 'rows'),
  right('delete, other', remove('/karte?id=eq.{otherMap}'), 401, 403, 403, 403, 403, 'rows'),
  right('scan', call('w_set_karte_scan', { karte_id: '{myMap}', ...scan }), 401, 403, 403, 403, 'rows', 'rows'),
  right('scan, other', call('w_set_karte_scan', { karte_id: '{otherMap}', ...scan }), 401, 403, 403, 403, 404, 'rows'),
  right('scans, connected', get('/karte_scan?karte_id=eq.{myMap}'), 401, 403, 403, 403, 'none', 'none'),
  right('list scans', call('w_get_karte_scans', { karte_id: '{myMap}' }), 401, 403, 403, 403, 'none', 'none'),
  right('list scans, other', call('w_get_karte_scans', { karte_id: '{otherMap}' }), 401, 403, 403, 403, 'none', 'none'),
  right('keep a scan', call('w_keep_scan', { karte_id: '{myMap}', objekt: 'x' }), 401, 403, 403, 403, 400, 400),
  right('keep a scan, other', call('w_keep_scan', { karte_id: '{otherMap}' }), 401, 403, 403, 403, 404, 400),
  right('bring a scan back', call('w_bring_back_scan', { karte_id: '{myMap}', id: '0' }), 401, 403, 403, 403, 404, 404),
  right('layers', call('w_get_ebenen'), 401, 403, 403, 403, 'none', 'none'),
  right('keep a layer', call('w_keep_ebene', { karte_id: '{myMap}', objekt: 'x' }), 401, 403, 403, 403, 400, 400),
  right('keep a layer, other', call('w_keep_ebene', { karte_id: '{otherMap}' }), 401, 403, 403, 403, 404, 400),
  right('points, connected', get('/mappoint?karte_id=eq.{myMap}&order=nr.asc'), 401, 403, 403, 403, 'rows', 'rows'),
  right('points, other', get('/mappoint?karte_id=eq.{otherMap}'), 401, 403, 403, 403, 'none', 'rows'),
  right('add points', insert('/mappoint', [{ ...point, karte_id: '{myMap}' }]), 401, 403, 403, 403, 201, 201),
  right('add points, other', insert('/mappoint', [{ ...point, karte_id: '{otherMap}' }]), 401, 403, 403, 403, 403, 201),
  right(
    'add a point twice',
    insert('/mappoint', { ...point, nr: 1, karte_id: '{myMap}' }),
    401,
    403,
    403,
    403,
    409,
    409,
  ),
  right('save points', call('w_set_mappoints', { karte_id: '{myMap}', points: [point] }), 401, 403, 403, 403, 200, 200),
  right(
    'save points, other',
    call('w_set_mappoints', { karte_id: '{otherMap}', points: [point] }),
    401,
    403,
    403,
    403,
    404,
    200,
  ),
  right('remove points', remove('/mappoint?karte_id=eq.{myMap}'), 401, 403, 403, 403, 'rows', 'rows'),
  right('remove points, other', remove('/mappoint?karte_id=eq.{otherMap}'), 401, 403, 403, 403, 'none', 'rows'),
  right('remove points of all', remove('/mappoint?nr=eq.1'), 401, 403, 403, 403, 400, 400),
  right('change points', patch('/mappoint?karte_id=eq.{myMap}', { enable: false }), 401, 403, 403, 403, 403, 403),
]

export const surveys: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  ...['ausm', 'schae', 'schlu', 'einl', 'drae'].flatMap((name) => [
    right(`${name}, connected`, call(`a_get_${name}_overview_vermessen`, ofMine), 401, 403, 403, 403, 'rows', 'rows'),
    right(`${name}, other`, call(`a_get_${name}_overview_vermessen`, ofOther), 401, 403, 403, 403, 404, 'rows'),
  ]),
  right('drains by capture', call('a_get_draenage_overview_erfq'), 401, 403, 403, 403, 'rows', 'rows'),
  ...['drae', 'ausm', 'scha', 'schl'].map((name) =>
    right(`${name}, view`, get(`/${name}_einmessung_uebersicht`), 401, 403, 403, 403, 'rows', 'rows'),
  ),
  right('drains by capture, view', get('/drae_laenge_nach_erfq'), 401, 403, 403, 403, 'rows', 'rows'),
  right('drains by quality, view', get('/drae_laenge_qdt_nach_aop'), 401, 403, 403, 403, 'rows', 'rows'),
  right('acronyms', call('a_get_acronyms'), 401, 403, 403, 403, 'rows', 'rows'),
]
