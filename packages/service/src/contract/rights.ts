import type { Request } from './harness.ts'

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
export type Outcome = 200 | 400 | 401 | 403 | 404 | 409 | 'rows' | 'none' | 'yes' | 'no'

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
const remove = (path: string): Request => ({ method: 'DELETE', path })

const published = { status: 'published', published_from: '', letzter_bearbeiter: '' }
const toExpert = { status: 'ogf_expert' }
const names = { first_name: 'A', last_name: 'B', phone: '', berufsgruppe: '' }

/** Dashboard aggregates, species, records and their review. */
const beetles: readonly Right[] = [
  //                                                                 anonymous new   citizens query expert admin
  right('counts per Land', call('a_get_kaefer_by_bundesland'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
  right('counts per species', call('a_get_kaefer_by_art'), 401, 'rows', 'rows', 'rows', 'rows', 'rows'),
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
  right('insert by POST', insert('/bilder', { kaefer_id: '{own}', filename: 'c.webp' }), 401, 403, 403, 403, 403, 403),
  right('delete by DELETE', remove('/bilder?id=eq.{ownPicture}'), 401, 403, 403, 403, 403, 403),
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
  // The one step everybody may take himself; the example world has one administrator, who has to stay.
  right('ask', call('a_change_app_status', { ...myself, status: 'ogf_expert_query' }), 401, 403, 200, 200, 403, 409),
  right('promote oneself', call('a_change_app_status', { ...myself, ...toExpert }), 401, 403, 403, 403, 200, 409),
  right('promote someone', call('a_change_app_status', { ...them, ...toExpert }), 401, 403, 404, 404, 404, 200),
]

/** Every call of these areas, with own and others' rows. */
export const rights: Readonly<Record<string, readonly Right[]>> = { beetles, pictures, users }
