import { expect, test } from 'vitest'
import { patchedColumns } from '../entities/maps/maps.ts'
import { addedCalls } from './addedCalls.ts'
import { contract } from './contract.ts'
import { usedBy } from './uses.ts'

/** Spec section 7, 'Data service remote procedures', in its order. */
const specifiedProcedures = `
  a_get_all_clients a_get_all_users a_get_appusers_from_client a_get_users_from_client a_set_projektordner
  a_get_ausm_overview_vermessen a_get_schae_overview_vermessen a_get_schlu_overview_vermessen
  a_get_einl_overview_vermessen a_get_drae_overview_vermessen a_get_draenage_overview_erfq a_get_map_list_from_db
  a_get_user_data a_change_app_status a_get_kaefer_by_bundesland a_get_kaefer_by_art a_get_kaefer_overview
  a_update_kaefer a_update_message a_update_bilder a_get_user_name a_get_user_exists a_get_kataster_overview
  a_get_bbox_from_client a_update_user a_get_apus_team_from_client a_set_kataster_for_client a_add_user_to_client
  a_connect_user_to_client a_disconnect_user_from_client a_add_user a_get_offers a_get_invoices
  a_get_invoice_details a_get_offer_details a_update_invoice_details a_update_offer_details a_add_invoice
  a_add_offer a_get_invoice_positions a_get_offer_positions a_delete_position a_delete_prognose a_update_prognose
  a_insert_prognose a_update_position a_insert_position a_set_client_for_invoice a_set_client_for_offer
  a_get_position_tmpl a_get_minmax_rn_datum a_get_minmax_an_datum a_get_min_rn_datum_for_new_invoice
  a_get_min_an_datum_for_new_offer a_get_all_freitexte a_get_currentuser a_get_currentsessionuser
  a_set_archive_for_rn a_get_client_details a_update_client_details a_add_client a_get_prognose a_get_acronyms`
  .trim()
  .split(/\s+/)

/** Spec section 7, 'Table calls', as method, table and the filters that select the rows. */
const specifiedTableCalls = [
  'GET /mappoint?karte_id&order=nr.asc',
  'POST /mappoint',
  'DELETE /mappoint?karte_id',
  'GET /karte?id',
  'POST /karte',
  'PATCH /karte?id',
  'DELETE /karte?id',
  'PATCH /kunde?client_id',
  'GET /kaeferarten',
  'GET /kaeferarten?id',
  'PATCH /kaefer?id',
  'GET /bilder?kaefer_id&order=filename',
  'GET /benutzer',
  'GET /benutzer?user_id',
  'PATCH /benutzer?user_id',
  'GET /drae_einmessung_uebersicht',
  'GET /ausm_einmessung_uebersicht',
  'GET /scha_einmessung_uebersicht',
  'GET /schl_einmessung_uebersicht',
  'GET /drae_laenge_nach_erfq',
  'GET /drae_laenge_qdt_nach_aop',
]

const specifiedTemplateCalls = [
  'POST /vue-element-admin/user/login',
  'GET /vue-element-admin/user/info',
  'POST /vue-element-admin/user/logout',
  'GET /vue-element-admin/routes',
  'GET /vue-element-admin/roles',
  'POST /vue-element-admin/role',
  'PUT /vue-element-admin/role/:key',
  'DELETE /vue-element-admin/role/:key',
]

const specified = contract.filter(({ name }) => !addedCalls.has(name))
const sorted = (names: readonly string[]) => names.toSorted()

test('all 63 procedures of the specification are there, and no other', () => {
  const procedures = specified.filter((call) => call.path.startsWith('/rpc/'))
  expect(specifiedProcedures).toHaveLength(63)
  expect(sorted(procedures.map((call) => call.name))).toEqual(sorted(specifiedProcedures))
  expect(procedures.every((call) => call.method === 'POST' && call.path === `/rpc/${call.name}`)).toBe(true)
})

test('all table calls and views of the specification are there, and no other', () => {
  const tables = specified
    .filter((call) => call.service !== 'template' && !call.path.startsWith('/rpc/'))
    .map(({ method, path, filters = [], order }) => {
      const query = [...filters, ...(order ? [`order=${order}`] : [])].join('&')
      return `${method} ${path}${query && `?${query}`}`
    })
  expect(sorted(tables)).toEqual(sorted(specifiedTableCalls))
})

test('the mock API of the specification is there, and no other', () => {
  const template = specified.filter((call) => call.service === 'template')
  expect(sorted(template.map((call) => `${call.method} ${call.path}`))).toEqual(sorted(specifiedTemplateCalls))
})

test('an added call gives its reason; on the data service it is named w_*', () => {
  const own = contract.filter(({ name }) => addedCalls.has(name))
  expect(own).toHaveLength(addedCalls.size)
  for (const { name } of own) expect(addedCalls.get(name)).not.toBe('')
  for (const { name } of own.filter(({ service }) => service !== 'template')) expect(name).toMatch(/^w_/)
})

test('names are unique', () => {
  expect(new Set(contract.map((call) => call.name)).size).toBe(contract.length)
})

test('reads are what reads: a GET never changes, and what creates is a POST', () => {
  expect(contract.filter(({ method, effect }) => method === 'GET' && effect !== 'read')).toEqual([])
  expect(contract.filter(({ method, effect }) => effect === 'create' && method !== 'POST')).toEqual([])
  // A repeated 'add' or 'insert' would make a second row: an Idempotency-Key must be able to protect it.
  const creating = specified.filter((call) => /^a_(add|insert)_/.test(call.name))
  expect(creating.map((call) => call.effect)).toEqual(creating.map(() => 'create'))
})

test('a change or removal of table rows always names them by a column', () => {
  const writes = contract.filter((call) => call.method === 'PATCH' || call.method === 'DELETE')
  const onTables = writes.filter(({ service }) => service !== 'template')
  expect(onTables.filter(({ filters }) => filters?.length !== 1)).toEqual([])
})

test('three calls are answered for others alone', () => {
  const unused = contract.filter(({ name }) => !usedBy.has(name))
  expect(unused.map(({ name }) => name)).toEqual([
    'a_get_kaefer_overview',
    'a_get_draenage_overview_erfq',
    'GET /article/pv',
  ])
  expect(contract.length - unused.length).toBe(usedBy.size)
})

test('20 columns of a map can be patched', () => {
  expect(Object.keys(patchedColumns)).toHaveLength(20)
})

test('what is written back as a whole, added up or decided by is never read in part', () => {
  expect(contract.filter(({ rows }) => rows === 'whole').map(({ name }) => name)).toEqual([
    'GET /bilder',
    'a_get_user_data',
    'GET /mappoint',
    'w_get_angebot_summen',
    'w_get_rechnung_summen',
    'w_get_auftrag',
    'a_get_invoice_positions',
    'a_get_offer_positions',
    'w_get_zahlungen',
    'w_get_rechnung_stand',
  ])
})
