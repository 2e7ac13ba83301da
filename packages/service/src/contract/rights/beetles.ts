import { call, get, insert, patch, remove } from '../fixtures/request.ts'
import { smallestPng } from '../fixtures/smallestPng.ts'
import { type Right, right } from './right.ts'

const published = { status: 'published', published_from: '', letzter_bearbeiter: '' }
const germany = { west: '5', sued: '45', ost: '17', nord: '56' }

/** Dashboard aggregates, species, records and their review. */
export const beetles: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('counts per Land', call('a_get_kaefer_by_bundesland'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('counts per species', call('a_get_kaefer_by_art'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('season', call('w_get_kaefer_saison'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('newest with pictures', call('w_get_kaefer_neueste'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('the own records', call('w_get_kaefer_eigene'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('what lies around an own one', call('w_get_kaefer_umkreis', { id: '{own}' }), 401, 200, 200, 200, 200, 200),
  right(
    "what lies around somebody else's",
    call('w_get_kaefer_umkreis', { id: '{published}' }),
    401,
    404,
    404,
    404,
    404,
    404,
  ),
  right('species of a month', call('w_get_kaefer_haeufig', { monat: '6' }), 401, 403, 'rows', 'rows', 'rows', 'rows'),
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
  right(
    'conversation, own',
    call('w_get_nachrichten', { kid: '{ownAsked}' }),
    401,
    'rows',
    'rows',
    'rows',
    'rows',
    'rows',
  ),
  right(
    'conversation, published',
    call('w_get_nachrichten', { kid: '{published}' }),
    401,
    404,
    404,
    404,
    'none',
    'none',
  ),
  right('conversation, unpublished', call('w_get_nachrichten', { kid: '{other}' }), 401, 404, 404, 404, 'none', 'none'),
  right('answer', call('w_add_nachricht', { kid: '{ownAsked}', msg: 'x' }), 401, 403, 200, 200, 200, 200),
  right('answer without a question', call('w_add_nachricht', { kid: '{own}', msg: 'x' }), 401, 403, 409, 409, 409, 409),
  right('answer for somebody', call('w_add_nachricht', { kid: '{other}', msg: 'x' }), 401, 403, 404, 404, 404, 404),
  right('re-identify', patch('/kaefer?id=eq.{other}', { art: 2 }), 401, 403, 403, 403, 'rows', 'rows'),
  right('status by PATCH', patch('/kaefer?id=eq.{own}', { status: 'query' }), 401, 403, 403, 403, 403, 403),
  right('unknown column', patch('/kaefer?id=eq.{own}', { nix: 1 }), 401, 400, 400, 400, 400, 400),
  right('all records at once', patch('/kaefer', { art: 2 }), 401, 400, 400, 400, 400, 400),
  right('insert a record', insert('/kaefer', { art: 1 }), 401, 403, 403, 403, 403, 403),
  right('delete a record', remove('/kaefer?id=eq.{own}'), 401, 403, 403, 403, 403, 403),
]

const found = { art: '1', fund_datum: '2026-11-19', lat: '51.75', lon: '10.95', msg: '' }

export const reports: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('report', call('w_add_kaefer', found), 401, 403, 200, 200, 200, 200),
  right('report without a place', call('w_add_kaefer', { ...found, lat: '', lon: '' }), 401, 403, 200, 200, 200, 200),
  right('half a place', call('w_add_kaefer', { ...found, lon: '' }), 401, 403, 400, 400, 400, 400),
]

const own = { kid: '{own}', bilder: ['b.webp'] }
const ownPublished = { kid: '{ownPublished}', bilder: ['b.webp'] }
const other = { kid: '{other}', bilder: ['b.webp'] }
const someones = { kid: '{published}', bilder: ['b.webp'] }

const newPicture = { bild: smallestPng, breite: '1', hoehe: '1' }

export const pictures: readonly Right[] = [
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
  right(
    'star a picture',
    call('w_set_bild_stern', { id: '{otherPicture}', stern: 'true' }),
    401,
    403,
    403,
    403,
    200,
    200,
  ),
  right('star by PATCH', patch('/bilder?id=eq.{publishedPicture}', { stern: true }), 401, 403, 403, 403, 403, 403),
  right(
    'reference pictures',
    call('w_get_vergleichsbilder', { arten: '1,2' }),
    401,
    403,
    'rows',
    'rows',
    'rows',
    'rows',
  ),
  right('own agreements', call('w_get_bildfreigabe'), 401, 403, 200, 200, 200, 200),
  right('agree for new reports', call('w_set_bildfreigabe', { zeigen: 'true' }), 401, 403, 200, 200, 200, 200),
  right('agree for own', call('w_set_bildfreigabe', { kid: '{own}', zeigen: 'true' }), 401, 403, 200, 200, 200, 200),
  right(
    'agree for others',
    call('w_set_bildfreigabe', { kid: '{other}', zeigen: 'true' }),
    401,
    403,
    404,
    404,
    404,
    404,
  ),
  right('withdraw all', call('w_delete_bildfreigaben'), 401, 403, 200, 200, 200, 200),
  right('insert by POST', insert('/bilder', { kaefer_id: '{own}', filename: 'c.webp' }), 401, 403, 403, 403, 403, 403),
  right('delete by DELETE', remove('/bilder?id=eq.{ownPicture}'), 401, 403, 403, 403, 403, 403),
]

export const run = (id: string) => `00000000-0000-4000-8000-${id.padStart(12, '0')}`
const foundRow = { quell_id: '1', art: '1', fund_datum: '2026-05-01', lat: '51.75', lon: '10.95' }
export const importSource = { datei: 'funde.csv', quelle: 'Rechte', anzahl: '1', status: 'new' }

export const imports: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('runs', call('w_get_importe'), 401, 403, 403, 403, 'none', 'rows'),
  right(
    'compare',
    call('w_get_kaefer_doppelte', { quelle: 'x', zeilen: [foundRow] }),
    401,
    403,
    403,
    403,
    'none',
    'none',
  ),
  right(
    'import',
    call('w_import_kaefer', { lauf: { id: run('1'), ...importSource }, zeilen: [] }),
    401,
    403,
    403,
    403,
    200,
    403,
  ),
  right('take back', call('w_undo_import', { id: run('1') }), 401, 403, 403, 403, 200, 200),
  right('take back nothing', call('w_undo_import', { id: run('2') }), 401, 403, 403, 403, 404, 404),
]

const year = { jahr: '2026', bis: '46' }

export const yearReports: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('year', call('w_get_auswertung', year), 401, 403, 403, 403, 200, 200),
  right('cells of a year', call('w_get_auswertung_raster', year), 401, 403, 403, 403, 'rows', 'rows'),
  right('letterhead', call('w_get_briefkopf'), 401, 403, 403, 403, 200, 200),
]

const view = { bereich: 'gis', name: 'Offene', inhalt: { status: ['new'] } }

export const views: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('own views', call('w_get_ansichten', { bereich: 'tests' }), 401, 403, 'rows', 'rows', 'rows', 'rows'),
  right('add', call('w_add_ansicht', view), 401, 403, 200, 200, 200, 200),
  right('add under a known name', call('w_add_ansicht', { ...view, bereich: 'tests' }), 401, 403, 409, 409, 409, 409),
  right('rename own', call('w_update_ansicht', { id: '{myView}', name: 'x' }), 401, 403, 200, 200, 200, 200),
  right('rename', call('w_update_ansicht', { id: '{otherView}', name: 'x' }), 401, 403, 404, 404, 404, 404),
  right('delete own', call('w_delete_ansicht', { id: '{myView}' }), 401, 403, 'yes', 'yes', 'yes', 'yes'),
  right('delete', call('w_delete_ansicht', { id: '{otherView}' }), 401, 403, 'no', 'no', 'no', 'no'),
]
