import type { Request } from './harness.ts'
import { officeRights } from './officeRights.ts'
import { smallestPng } from './smallestPng.ts'

/** Who calls: nobody, and one demo account per stored status. The order of the cells below. */
export const callers = [
  { role: 'anonymous', email: null },
  { role: 'ogf_new', email: 'neu@waldkerf.test' },
  { role: 'ogf_citizens', email: 'nutzer@waldkerf.test' },
  { role: 'ogf_expert_query', email: 'anfrage@waldkerf.test' },
  { role: 'ogf_expert', email: 'expert@waldkerf.test' },
  { role: 'ogf_admin', email: 'admin@waldkerf.test' },
] as const

/** A status; or of a 200 what it brings: rows or none (also null), yes or no. */
export type Outcome = 200 | 201 | 400 | 401 | 403 | 404 | 409 | 'rows' | 'none' | 'yes' | 'no'

type Cells = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

/** One call and what each caller gets. `{own}` and the like stand for ids of rows made for the caller (fixtures.ts). */
export interface Right {
  what: string
  request: Request
  cells: Cells
}

const right = (what: string, request: Request, ...cells: Cells): Right => ({ what, request, cells })
const get = (path: string): Request => ({ method: 'GET', path })
const call = (name: string, body: object = {}): Request => ({ method: 'POST', path: `/rpc/${name}`, body })
const patch = (path: string, body: object): Request => ({ method: 'PATCH', path, body })
const insert = (path: string, body: object): Request => ({ method: 'POST', path, body })
const remove = (path: string): Request => ({ method: 'DELETE', path, headers: { Prefer: 'return=representation' } })

const published = { status: 'published', published_from: '', letzter_bearbeiter: '' }
const toExpert = { status: 'ogf_expert' }
const germany = { west: '5', sued: '45', ost: '17', nord: '56' }
const names = { first_name: 'A', last_name: 'B', phone: '', berufsgruppe: '' }

/** Dashboard aggregates, species, records and their review. */
const beetles: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('counts per Land', call('a_get_kaefer_by_bundesland'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('counts per species', call('a_get_kaefer_by_art'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('season', call('w_get_kaefer_saison'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('newest with pictures', call('w_get_kaefer_neueste'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('the own records', call('w_get_kaefer_eigene'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('age of the queue', call('w_get_kaefer_wartend'), 401, 403, 403, 403, 'rows', 'rows'),
  right('head of the queue', call('w_get_kaefer_aelteste'), 401, 403, 403, 403, 'rows', 'rows'),
  right('columns', call('w_get_kaefer_spalten'), 401, 200, 200, 200, 200, 200),
  right('a published one', call('w_get_kaefer', { id: '{published}' }), 401, 200, 200, 200, 200, 200),
  right('an own one', call('w_get_kaefer', { id: '{own}' }), 401, 200, 200, 200, 200, 200),
  right('an unpublished one', call('w_get_kaefer', { id: '{other}' }), 401, 404, 404, 404, 200, 200),
  right('history', call('w_get_verlauf', { id: '{own}' }), 401, 'none', 'none', 'none', 'none', 'none'),
  right('history, unpublished', call('w_get_verlauf', { id: '{other}' }), 401, 404, 404, 404, 'none', 'none'),
  right(
    'clusters',
    call('w_get_kaefer_cluster', { ...germany, zoom: '6' }),
    401,
    'rows',
    'rows',
    'rows',
    'rows',
    'rows',
  ),
  right('window', call('w_get_kaefer_fenster'), 401, 200, 200, 200, 200, 200),
  right('species', get('/kaeferarten'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('one species', get('/kaeferarten?id=eq.1'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('change a species', patch('/kaeferarten?id=eq.1', { de: 'x' }), 401, 403, 403, 403, 403, 403),
  right('overview', call('a_get_kaefer_overview'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('a published record', get('/kaefer?id=eq.{published}'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('the own record', get('/kaefer?id=eq.{own}'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('an unpublished record', get('/kaefer?id=eq.{other}'), 401, 'none', 'none', 'none', 'rows', 'rows'),
  right('publish', call('a_update_kaefer', { id: '{other}', ...published }), 401, 403, 403, 403, 200, 200),
  right('publish the own', call('a_update_kaefer', { id: '{own}', ...published }), 401, 403, 403, 403, 200, 200),
  right('message', call('a_update_message', { id: '{other}', msg: 'x' }), 401, 403, 403, 403, 200, 200),
  right('re-identify', patch('/kaefer?id=eq.{other}', { art: 2 }), 401, 403, 403, 403, 'rows', 'rows'),
  right('status by PATCH', patch('/kaefer?id=eq.{own}', { status: 'query' }), 401, 403, 403, 403, 403, 403),
  right('unknown column', patch('/kaefer?id=eq.{own}', { nix: 1 }), 401, 400, 400, 400, 400, 400),
  right('all records at once', patch('/kaefer', { art: 2 }), 401, 400, 400, 400, 400, 400),
  right('insert a record', insert('/kaefer', { art: 1 }), 401, 403, 403, 403, 403, 403),
  right('delete a record', remove('/kaefer?id=eq.{own}'), 401, 403, 403, 403, 403, 403),
]

const own = { kid: '{own}', bilder: ['b.webp'] }
const ownPublished = { kid: '{ownPublished}', bilder: ['b.webp'] }
const other = { kid: '{other}', bilder: ['b.webp'] }
const someones = { kid: '{published}', bilder: ['b.webp'] }

const newPicture = { bild: smallestPng, breite: '1', hoehe: '1' }

const pictures: readonly Right[] = [
  right('of a published record', get('/bilder?kaefer_id=eq.{published}'), 401, 403, 'rows', 'rows', 'rows', 'rows'),
  right('of the own record', get('/bilder?kaefer_id=eq.{own}'), 401, 403, 'rows', 'rows', 'rows', 'rows'),
  right('of an unpublished record', get('/bilder?kaefer_id=eq.{other}'), 401, 403, 'none', 'none', 'rows', 'rows'),
  right('bytes, published', get('/rpc/w_get_bild?id={publishedPicture}'), 401, 403, 200, 200, 200, 200),
  right('bytes, own', get('/rpc/w_get_bild?id={ownPicture}'), 401, 403, 200, 200, 200, 200),
  right('bytes, unpublished', get('/rpc/w_get_bild?id={otherPicture}'), 401, 403, 404, 404, 200, 200),
  right('change own', call('a_update_bilder', own), 401, 403, 'rows', 'rows', 'rows', 'rows'),
  right('change own, published', call('a_update_bilder', ownPublished), 401, 403, 403, 403, 'rows', 'rows'),
  right('change unpublished', call('a_update_bilder', other), 401, 403, 404, 404, 'rows', 'rows'),
  right('change published', call('a_update_bilder', someones), 401, 403, 403, 403, 'rows', 'rows'),
  right('add to own', call('w_add_bild', { kid: '{own}', ...newPicture }), 401, 403, 200, 200, 200, 200),
  right(
    'add to own, published',
    call('w_add_bild', { kid: '{ownPublished}', ...newPicture }),
    401,
    403,
    403,
    403,
    200,
    200,
  ),
  right('add to unpublished', call('w_add_bild', { kid: '{other}', ...newPicture }), 401, 403, 404, 404, 200, 200),
  right('add to published', call('w_add_bild', { kid: '{published}', ...newPicture }), 401, 403, 403, 403, 200, 200),
  right('delete own', call('w_delete_bild', { id: '{ownPicture}' }), 401, 403, 'yes', 'yes', 'yes', 'yes'),
  right('delete unpublished', call('w_delete_bild', { id: '{otherPicture}' }), 401, 403, 'no', 'no', 'yes', 'yes'),
  right('delete published', call('w_delete_bild', { id: '{publishedPicture}' }), 401, 403, 403, 403, 'yes', 'yes'),
  right('insert by POST', insert('/bilder', { kaefer_id: '{own}', filename: 'c.webp' }), 401, 403, 403, 403, 403, 403),
  right('delete by DELETE', remove('/bilder?id=eq.{ownPicture}'), 401, 403, 403, 403, 403, 403),
]

const view = { bereich: 'gis', name: 'Offene', inhalt: { status: ['new'] } }

const views: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('own views', call('w_get_ansichten', { bereich: 'tests' }), 401, 403, 'rows', 'rows', 'rows', 'rows'),
  right('add', call('w_add_ansicht', view), 401, 403, 200, 200, 200, 200),
  right('add under a known name', call('w_add_ansicht', { ...view, bereich: 'tests' }), 401, 403, 409, 409, 409, 409),
  right('rename own', call('w_update_ansicht', { id: '{myView}', name: 'x' }), 401, 403, 200, 200, 200, 200),
  right('rename', call('w_update_ansicht', { id: '{otherView}', name: 'x' }), 401, 403, 404, 404, 404, 404),
  right('delete own', call('w_delete_ansicht', { id: '{myView}' }), 401, 403, 'yes', 'yes', 'yes', 'yes'),
  right('delete', call('w_delete_ansicht', { id: '{otherView}' }), 401, 403, 'no', 'no', 'no', 'no'),
]

const myProfile = { mail: '{myMail}', ...names }
const theirProfile = { mail: '{personMail}', ...names }
const myself = { user_id: '{me}', username: '{myMail}' }
const them = { user_id: '{person}', username: '{personMail}' }

const users: readonly Right[] = [
  right('own row', get('/benutzer?user_id=eq.{me}'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('someone', get('/benutzer?user_id=eq.{person}'), 401, 'none', 'none', 'none', 'none', 'rows'),
  right('own data', call('a_get_user_data', { email: '{myMail}' }), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('data', call('a_get_user_data', { email: '{personMail}' }), 401, 'none', 'none', 'none', 'none', 'rows'),
  right('own name', call('a_get_user_name', { g_mail: '{myMail}' }), 401, 200, 200, 200, 200, 200),
  right('name', call('a_get_user_name', { g_mail: '{personMail}' }), 401, 'none', 'none', 'none', 'none', 200),
  right('own address', call('a_get_user_exists', { db_role: '{myMail}' }), 401, 'yes', 'yes', 'yes', 'yes', 'yes'),
  right('address', call('a_get_user_exists', { db_role: '{personMail}' }), 401, 'no', 'no', 'no', 'no', 'yes'),
  right('all users', call('a_get_all_users'), 401, 403, 403, 403, 403, 'rows'),
  right('own database role', call('a_get_currentuser'), 401, 200, 200, 200, 200, 200),
  right('own signed-in address', call('a_get_currentsessionuser'), 401, 200, 200, 200, 200, 200),
  right('own profile', call('a_update_user', myProfile), 401, 403, 200, 200, 200, 200),
  right('profile', call('a_update_user', theirProfile), 401, 403, 404, 404, 404, 200),
  right('own flag', patch('/benutzer?user_id=eq.{me}', { mail_new: true }), 401, 403, 'rows', 'rows', 'rows', 'rows'),
  right('flag', patch('/benutzer?user_id=eq.{person}', { mail_new: true }), 401, 403, 'none', 'none', 'none', 'rows'),
  right('own status', patch('/benutzer?user_id=eq.{me}', { app_status: 'ogf_admin' }), 401, 403, 403, 403, 403, 403),
  right('own e-mail', patch('/benutzer?user_id=eq.{me}', { email: 'x@example.test' }), 401, 403, 403, 403, 403, 403),
  right('delete', remove('/benutzer?user_id=eq.{me}'), 401, 403, 403, 403, 403, 403),
  right('language of own mails', call('w_get_mail_sprache'), 401, 200, 200, 200, 200, 200),
  right('choose it', call('w_set_mail_sprache', { sprache: 'en' }), 401, 403, 200, 200, 200, 200),
  // The one step everybody may take himself; the example world has one administrator, who has to stay.
  right('ask', call('a_change_app_status', { ...myself, status: 'ogf_expert_query' }), 401, 403, 200, 200, 403, 409),
  right('promote oneself', call('a_change_app_status', { ...myself, ...toExpert }), 401, 403, 403, 403, 200, 409),
  right('promote someone', call('a_change_app_status', { ...them, ...toExpert }), 401, 403, 404, 404, 404, 200),
]

const ofMine = { client_id: '{myClient}' }
const ofOther = { client_id: '{otherClient}' }
const address = { name: 'Testkunde drei', strasse: 'Am Wald 1', plz: '01234', ort: 'Walddorf' }
const myLink = { username: '{personMail}', user_id: '{person}', client_id: '{otherClient}' }
const newUser = { mail: 'neue.person@example.test', first_name: null, last_name: null, client_id: '{otherClient}' }

const clients: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('all clients', call('a_get_all_clients'), 401, 403, 403, 403, 403, 'rows'),
  right('details of a connected one', call('a_get_client_details', ofMine), 401, 403, 403, 403, 403, 'rows'),
  right('details of nobody', call('a_get_client_details', { client_id: '0' }), 401, 403, 403, 403, 403, 404),
  right('add', call('a_add_client', address), 401, 403, 403, 403, 403, 200),
  right('change', call('a_update_client_details', { ...ofOther, ...address }), 401, 403, 403, 403, 403, 200),
  right('folder', call('a_set_projektordner', { ...ofOther, ordner: '/p' }), 401, 403, 403, 403, 403, 200),
  right(
    'switch',
    call('a_set_kataster_for_client', { ...ofMine, kataster_status: true }),
    401,
    403,
    403,
    403,
    403,
    200,
  ),
  right('cadastre', call('a_get_kataster_overview'), 401, 403, 403, 403, 'rows', 'rows'),
  right('extent, connected', call('a_get_bbox_from_client', ofMine), 401, 403, 403, 403, 'rows', 'rows'),
  right('extent, other', call('a_get_bbox_from_client', ofOther), 401, 403, 403, 403, 404, 'rows'),
  right('row, connected', get('/kunde?client_id=eq.{myClient}'), 401, 403, 403, 403, 'rows', 'rows'),
  right('row, other', get('/kunde?client_id=eq.{otherClient}'), 401, 403, 403, 403, 'none', 'rows'),
  right(
    'epsg, connected',
    patch('/kunde?client_id=eq.{myClient}', { epsg: 25833 }),
    401,
    403,
    403,
    403,
    'rows',
    'rows',
  ),
  right('epsg, other', patch('/kunde?client_id=eq.{otherClient}', { epsg: 4647 }), 401, 403, 403, 403, 'none', 'rows'),
  right('Land', patch('/kunde?client_id=eq.{myClient}', { bundesland: 'Hessen' }), 401, 403, 403, 403, 403, 'rows'),
  right('name by PATCH', patch('/kunde?client_id=eq.{myClient}', { name: 'x' }), 401, 400, 400, 400, 400, 400),
  right('insert', insert('/kunde', { epsg: 25832 }), 401, 403, 403, 403, 403, 403),
  right('delete', remove('/kunde?client_id=eq.{otherClient}'), 401, 403, 403, 403, 403, 403),
  right('people', call('a_get_users_from_client', ofOther), 401, 403, 403, 403, 403, 'rows'),
  right('people but the office', call('a_get_appusers_from_client', ofOther), 401, 403, 403, 403, 403, 'rows'),
  right('the office', call('a_get_apus_team_from_client'), 401, 403, 403, 403, 403, 'rows'),
  right('link', call('a_add_user_to_client', { user_id: '{person}', ...ofMine }), 401, 403, 403, 403, 403, 200),
  right('connect', call('a_connect_user_to_client', { ...myLink, ...ofMine }), 401, 403, 403, 403, 403, 200),
  right('disconnect', call('a_disconnect_user_from_client', myLink), 401, 403, 403, 403, 403, 'yes'),
  right('invite', call('a_add_user', newUser), 401, 403, 403, 403, 403, 200),
]

const plan = { map_name: 'Testkarte', jahr: 1932, epsg: 25832 }
const point = { nr: 9, mapx: 1, mapy: 2, pixelx: 3, pixely: -4, enable: true, dx: null, dy: null, residual: null }

const maps: readonly Right[] = [
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

const surveys: readonly Right[] = [
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

const dates = { rn_datum: '2026-11-20', le_date: '2026-11-19', an_datum: '2026-11-20', ust_satz: '19' }
const { rn_datum, le_date, an_datum, ust_satz } = dates
const oldDates = { rn_datum: '1999-01-01', le_date: '1999-01-01', ust_satz: '19' }
const line = {
  anzahl: '1.5',
  bez: 'Aufmaß',
  einheit: 'h',
  ep: '85.00',
  lfd_nr: '2',
  erl: '',
  erl_on: 'true',
  erl_titel: '',
}
const entry = { datum: '2026-12-01', betrag: '1200.50', art: 'Testkunde' }

/** Administrators alone: whoever else asks is refused, whatever he asks for. */
const admins = (what: string, request: Request, outcome: Outcome) =>
  right(what, request, 401, 403, 403, 403, 403, outcome)

const documents: readonly Right[] = [
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

const userAdministration: readonly Right[] = [
  admins('account', call('w_get_nutzer_konto', { user_id: '{person}' }), 200),
  admins('account of nobody', call('w_get_nutzer_konto', { user_id: '0' }), 404),
  admins('team', call('w_set_nutzer_team', { user_id: '{person}', apus_team: true, apus_admin: false }), 200),
  admins('leader without team', call('w_set_nutzer_team', { user_id: '{person}', apus_admin: true }), 400),
  admins('links of everyone', call('w_get_nutzer_kunden'), 'rows'),
  admins('links', call('w_get_nutzer_kunden', { user_id: '{person}' }), 'rows'),
  admins('reported records', call('w_get_nutzer_meldungen', { user_id: '{me}' }), 'rows'),
  admins('history', call('w_get_nutzer_verlauf', { user_id: '{person}' }), 'none'),
  admins('history of nobody', call('w_get_nutzer_verlauf', { user_id: '0' }), 404),
]

/** Every call of the product, with own and others' rows. */
export const rights: Readonly<Record<string, readonly Right[]>> = {
  beetles,
  pictures,
  views,
  users,
  userAdministration,
  clients,
  maps,
  surveys,
  documents,
  office: officeRights,
}
