import { call, get, insert, patch, remove } from '../fixtures/request.ts'
import { importSource, run } from './beetles.ts'
import { admins, type Right, right } from './right.ts'

export const ofMine = { client_id: '{myClient}' }
export const ofOther = { client_id: '{otherClient}' }
const recipient = { name: 'x', email: 'kasse@kunde.test', fuer_rechnungen: true }
const address = { name: 'Testkunde drei', strasse: 'Am Wald 1', plz: '01234', ort: 'Walddorf' }
const myLink = { username: '{personMail}', user_id: '{person}', client_id: '{otherClient}' }
const newUser = { mail: 'neue.person@example.test', first_name: null, last_name: null, client_id: '{otherClient}' }

const listed = { quell_id: '1', name: 'Testkunde vier' }

export const clients: readonly Right[] = [
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
  admins('compare a list', call('w_get_kunden_doppelte', { quelle: 'x', zeilen: [listed] }), 'none'),
  admins('import a list', call('w_import_kunden', { lauf: { id: run('3'), ...importSource }, zeilen: [listed] }), 200),
  admins('recipients', call('w_get_empfaenger', ofOther), 'none'),
  admins('new recipient', call('w_add_empfaenger', { ...ofOther, ...recipient }), 200),
  admins('change recipient', call('w_update_empfaenger', { id: '0', ...recipient }), 404),
  admins('remove recipient', call('w_delete_empfaenger', { id: '0' }), 'no'),
  admins('timeline', call('w_get_kunde_verlauf', ofMine), 'rows'),
  admins('note', call('w_add_kunde_notiz', { ...ofOther, text: 'x' }), 200),
  admins('remove note', call('w_delete_kunde_notiz', { id: '0' }), 'no'),
  right('invite', call('a_add_user', newUser), 401, 403, 403, 403, 403, 200),
]
