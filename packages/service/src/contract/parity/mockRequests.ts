import { beetleStatuses, reportColumns } from '@waldkerf/domain/entities/beetles/beetles'
import { mailColumns, personColumns } from '@waldkerf/domain/entities/users/userColumns'
import { knownStatuses } from '@waldkerf/domain/roles/roles'
import { seedWorld } from '@waldkerf/mocks/seed/world'
import * as fc from 'fast-check'
import { testDay } from '@waldkerf/service/testing/content'
import type { Request } from '../fixtures/stack.ts'
import { callers } from '../rights/right.ts'
import { beyondCells, beyondLimits, fullest } from '../fixtures/limits.ts'
import { call, get, patch, version } from '../fixtures/request.ts'
import { clientRequests, mapRequests } from './requests/clients.ts'
import { documentRequests } from './requests/documents.ts'
import { clientImportRequests, importRequests } from './requests/imports.ts'
import { officeRequests, operationRequests } from './requests/office.ts'
import { recordRequests, recordWrites } from './requests/records.ts'
import { searchRequests } from './requests/search.ts'
import { userRequests } from './requests/users.ts'
import { yearRequests } from './requests/yearReports.ts'

const world = seedWorld({ today: testDay, size: 'small' })
const userId = (email: string) => world.users.find((user) => user.email === email)?.user_id ?? 0
const recordWith = (status: string) => world.beetles.findLast((beetle) => beetle.status === status)?.id ?? 0

const citizen = { user_id: userId('nutzer@waldkerf.test'), username: 'nutzer@waldkerf.test' }
const admin = { user_id: userId('admin@waldkerf.test'), username: 'admin@waldkerf.test' }
const own = world.beetles.filter((beetle) => beetle.user_id === citizen.user_id).map((beetle) => beetle.id)
const withPictures = world.beetles.find((beetle) => beetle.bilder_anzahl > 1)?.id ?? 0
const names = world.pictures.filter((picture) => picture.kaefer_id === withPictures).map((picture) => picture.filename)

/** Reads, with good and bad arguments. */
const reads: readonly Request[] = [
  call('a_get_kaefer_by_bundesland'),
  call('a_get_kaefer_by_art'),
  call('a_get_kaefer_overview'),
  call('a_get_kaefer_overview', { bundesland: '', kaeferart: '1' }),
  call('a_get_kaefer_overview', { bundesland: 'Bayern', kaeferart: null }),
  call('a_get_kaefer_overview', { bundesland: 'Atlantis', kaeferart: '' }),
  call('a_get_kaefer_overview', { kaeferart: 'Buchdrucker' }),
  call('a_get_kaefer_overview', { land: 'Bayern' }),
  call('w_get_kaefer_saison'),
  call('w_get_kaefer_neueste'),
  call('w_get_kaefer_eigene'),
  call('w_get_kaefer_haeufig', { monat: '11' }),
  call('w_get_kaefer_haeufig', { monat: '5', lat: '48.1', lon: '11.6' }),
  call('w_get_kaefer_haeufig', { monat: '13' }),
  call('w_get_kaefer_haeufig', { monat: '5', lat: '48.1' }),
  call('w_get_kaefer_haeufig'),
  call('w_get_kaefer_wartend'),
  call('w_get_kaefer_aelteste'),
  get('/kaeferarten'),
  get('/kaeferarten?id=eq.1'),
  get('/kaeferarten?id=eq.99999'),
  get('/kaeferarten?id=eq.eins'),
  get('/kaeferarten?farbe=eq.rot'),
  get(`/bilder?kaefer_id=eq.${withPictures}&order=filename`),
  get(`/bilder?kaefer_id=eq.${own[0]}&order=filename`),
  get('/bilder?kaefer_id=eq.0&order=filename'),
  get(`/rpc/w_get_bild?id=${world.pictures[0]?.id}`),
  get('/rpc/w_get_bild?id=0'),
  get('/rpc/w_get_bild?id=x'),
  call('a_get_currentuser'),
  call('a_get_currentsessionuser'),
  call('a_get_all_users'),
  call('a_get_user_data', { email: citizen.username, id: '' }),
  call('a_get_user_data', { email: ' NUTZER@waldkerf.test ', id: null }),
  call('a_get_user_data', { email: 'niemand@waldkerf.test', id: '' }),
  call('a_get_user_name', { g_mail: admin.username }),
  call('a_get_user_exists', { db_role: citizen.username }),
  call('w_get_mail_sprache'),
  get('/benutzer'),
  get(`/benutzer?user_id=eq.${citizen.user_id}`),
]

/** Writes, one after the other: each finds what the earlier ones of all callers have left. */
const writes: readonly Request[] = [
  call('a_update_kaefer', { id: recordWith('new'), status: 'in_review', published_from: 'x', letzter_bearbeiter: 'y' }),
  call('a_update_kaefer', { id: recordWith('new'), status: 'published' }, version(1)),
  call('a_update_kaefer', { id: recordWith('query'), status: 'rejected' }),
  call('a_update_kaefer', { id: recordWith('published'), status: 'query' }),
  call('a_update_kaefer', { id: recordWith('published'), status: 'archiviert' }),
  call('a_update_kaefer', { id: recordWith('in_review'), status: 'published' }, version('drei')),
  call('a_update_kaefer', { id: 0, status: 'new' }),
  call('a_update_kaefer', { id: '-1', status: 'new' }),
  call('a_update_kaefer', { status: 'new' }),
  call('w_set_mail_sprache', { sprache: 'en' }),
  call('w_set_mail_sprache', { sprache: 'fr' }),
  call('w_set_mail_sprache'),
  call('w_get_mail_sprache'),
  call('a_update_message', { id: recordWith('new'), msg: 'Bitte ein schärferes Bild.' }, version(2)),
  call('a_update_message', { id: recordWith('rejected'), msg: ' ' }),
  call('a_update_message', { id: recordWith('rejected'), msg: '\u200b\u00ad' }),
  call('a_update_message', { id: recordWith('query'), msg: 'ä'.repeat(4_001) }),
  patch(`/kaefer?id=eq.${recordWith('new')}`, { art: 2 }, version(1)),
  patch(`/kaefer?id=eq.${recordWith('in_review')}`, { art: '3' }),
  ...beyondCells({ art: reportColumns.art }).map((cell) => patch(`/kaefer?id=eq.${recordWith('in_review')}`, cell)),
  patch(`/kaefer?id=eq.${recordWith('in_review')}`, { art: 9_999 }),
  patch(`/kaefer?id=eq.${recordWith('in_review')}`, { status: 'published' }),
  patch(`/kaefer?id=eq.${recordWith('in_review')}`, { farbe: 'rot' }),
  patch('/kaefer?id=eq.0', { art: 2 }),
  patch('/kaefer?id=eq.x', { art: 2 }),
  patch('/kaefer', { art: 2 }),
  patch(`/kaefer?id=eq.${recordWith('query')}`, {}),
  call('a_update_bilder', { kid: withPictures, bilder: names.toReversed() }),
  call('a_update_bilder', { kid: withPictures, bilder: names.slice(1) }),
  call('a_update_bilder', { kid: withPictures, bilder: ['fremd.webp'] }),
  call('a_update_bilder', { kid: own[0], bilder: [] }),
  call('a_update_bilder', { kid: own[0] }),
  call('a_update_bilder', { kid: 0, bilder: [] }),
  call('a_update_user', {
    mail: citizen.username,
    first_name: 'Karl',
    last_name: 'Linde',
    phone: '1',
    berufsgruppe: '',
  }),
  ...beyondLimits(personColumns, { mail: citizen.username }).map((row) => call('a_update_user', row)),
  call('a_update_user', { mail: citizen.username, ...fullest(personColumns) }),
  call('a_update_user', { mail: citizen.username, first_name: '\u202e', last_name: 'Linde' }),
  call('a_update_user', { mail: 'niemand@waldkerf.test' }),
  patch(`/benutzer?user_id=eq.${citizen.user_id}`, { mail_new: true, mail_rejected: false }),
  patch(`/benutzer?user_id=eq.${citizen.user_id}`, { mail_new: false }, version(1)),
  ...beyondCells({ ...personColumns, ...mailColumns }).map((cell) =>
    patch(`/benutzer?user_id=eq.${citizen.user_id}`, cell),
  ),
  patch(`/benutzer?user_id=eq.${citizen.user_id}`, { berufsgruppe: 7 }),
  patch(`/benutzer?user_id=eq.${citizen.user_id}`, { app_status: 'ogf_admin' }),
  patch('/benutzer', { mail_new: true }),
  call('a_change_app_status', { ...citizen, status: 'ogf_admin' }),
  call('a_change_app_status', { ...citizen, status: 'ogf_expert_query' }),
  call('a_change_app_status', { ...citizen, status: 'ogf_citizens' }),
  call('a_change_app_status', { ...citizen, status: 'kaiser' }),
  call('a_change_app_status', { ...citizen, username: admin.username, status: 'ogf_citizens' }),
  call('a_change_app_status', { ...admin, status: 'ogf_citizens' }),
  call('a_change_app_status', { user_id: 0, username: '', status: 'ogf_citizens' }),
]

/** The list, in its order, for every caller. */
export const requests: readonly Request[] = [
  ...reads,
  ...yearRequests,
  ...searchRequests,
  ...recordRequests,
  ...writes,
  ...recordWrites,
  ...importRequests,
  ...clientImportRequests,
  ...clientRequests,
  ...mapRequests,
  ...officeRequests,
  ...documentRequests,
  ...userRequests,
  ...searchRequests,
  ...operationRequests,
]

export interface Step {
  email: string | null
  request: Request
}

const decisions = fc.record({
  id: fc.constantFrom(...own.slice(0, 3), ...beetleStatuses.map(recordWith)).map(String),
  status: fc.constantFrom(...beetleStatuses),
  msg: fc.constantFrom('', 'Bitte nachsehen.'),
  art: fc.integer({ min: 0, max: 5 }),
  // Mostly without a version, so that most steps succeed.
  seen: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
  ),
})

const decision = decisions.chain(({ id, status, msg, art, seen }) => {
  const headers = seen === undefined ? {} : version(seen)
  return fc.constantFrom(
    call('a_update_kaefer', { id, status, published_from: '', letzter_bearbeiter: '' }, headers),
    call('a_update_message', { id, msg }, headers),
    patch(`/kaefer?id=eq.${id}`, { art }, headers),
    call('a_get_kaefer_overview', { bundesland: '', kaeferart: String(art) }),
    call('a_get_kaefer_by_art'),
  )
})

const promotion = fc
  .record({ person: fc.constantFrom(citizen, admin), status: fc.constantFrom(...knownStatuses) })
  .map(({ person, status }) => call('a_change_app_status', { ...person, status }))

/** Random steps: any caller, status, message and version, while roles change between them. */
export const randomSteps = (count: number, seed: number): Step[] =>
  fc.sample(
    fc.record({
      email: fc.oneof(
        fc.constantFrom(...callers.map((caller) => caller.email)),
        fc.constantFrom('expert@waldkerf.test', 'admin@waldkerf.test'),
      ),
      request: fc.oneof({ weight: 6, arbitrary: decision }, { weight: 1, arbitrary: promotion }),
    }),
    { numRuns: count, seed },
  )
