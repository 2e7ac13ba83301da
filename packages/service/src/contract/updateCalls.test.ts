import { expect, test } from 'vitest'
import { makeFixture } from './fixtures/fixture.ts'
import { plainLine } from './fixtures/limits.ts'

const admin = 'admin@waldkerf.test'
const fixture = makeFixture(admin)
const ask = (name: string, body: object) => fixture.stack.call(admin, name, body)

/** Spec section 3, word for word. */
const entities = {
  user: 'user_id geb phone berufsgruppe reg_date geschlecht app_status last_name first_name email',
  client: 'client_id name strasse plz ort ap_gender ap_vorname ap_nachname ap_tel name_zusatz bundesland epsg',
  beetle: 'id art status published_from letzter_bearbeiter message',
  invoice: 'id bearbeiter le_date rn_datum anrede anschreiben zuerl ust_satz client_id',
  offer: 'id bearbeiter an_datum anrede anschreiben zuerl ust_satz status sign',
  invoiceLine: 'id anzahl bez einheit ep lfd_nr rechnung_id erl erl_on erl_titel',
  offerLine: 'id anzahl bez einheit ep lfd_nr angebot_id erl erl_on erl_titel',
  forecast: 'id datum betrag art',
}

/** Spec section 7: each procedure with its payload fields; where none are printed, those of its entity. */
const procedures: readonly (readonly [name: string, fields: string])[] = [
  ['a_get_all_clients', ''],
  ['a_get_all_users', ''],
  ['a_get_appusers_from_client', 'client_id'],
  ['a_get_users_from_client', 'client_id'],
  ['a_set_projektordner', 'client_id ordner'],
  ['a_get_ausm_overview_vermessen', 'client_id'],
  ['a_get_schae_overview_vermessen', 'client_id'],
  ['a_get_schlu_overview_vermessen', 'client_id'],
  ['a_get_einl_overview_vermessen', 'client_id'],
  ['a_get_drae_overview_vermessen', 'client_id'],
  ['a_get_draenage_overview_erfq', ''],
  ['a_get_map_list_from_db', ''],
  ['a_get_user_data', 'email id'],
  ['a_change_app_status', 'user_id username status'],
  ['a_get_kaefer_by_bundesland', ''],
  ['a_get_kaefer_by_art', ''],
  ['a_get_kaefer_overview', 'bundesland kaeferart'],
  ['a_update_kaefer', 'id status published_from letzter_bearbeiter'],
  ['a_update_kaefer', entities.beetle],
  ['a_update_message', 'id msg'],
  ['a_update_bilder', 'kid bilder'],
  ['a_get_user_name', 'g_mail'],
  ['a_get_user_exists', 'db_role'],
  ['a_get_kataster_overview', ''],
  ['a_get_bbox_from_client', 'client_id'],
  ['a_update_user', 'first_name last_name phone mail berufsgruppe'],
  ['a_update_user', `mail ${entities.user}`],
  ['a_get_apus_team_from_client', ''],
  ['a_set_kataster_for_client', 'client_id kataster_status'],
  ['a_add_user_to_client', 'user_id client_id kataster_enabled'],
  ['a_connect_user_to_client', 'username user_id client_id'],
  ['a_disconnect_user_from_client', 'username user_id client_id'],
  ['a_add_user', 'mail first_name last_name kataster_enabled apus_team apus_admin client_id'],
  ['a_get_offers', ''],
  ['a_get_invoices', ''],
  ['a_get_invoice_details', 'invoice_id'],
  ['a_get_offer_details', 'offer_id'],
  ['a_update_invoice_details', entities.invoice],
  ['a_update_offer_details', entities.offer],
  ['a_add_invoice', 'client_id rn_datum le_date ust_satz'],
  ['a_add_offer', 'client_id an_datum ust_satz'],
  ['a_get_invoice_positions', ''],
  ['a_get_offer_positions', ''],
  ['a_delete_position', 'position_id'],
  ['a_delete_prognose', 'prognose_id'],
  ['a_update_prognose', entities.forecast],
  ['a_insert_prognose', 'datum betrag art'],
  ['a_update_position', entities.invoiceLine],
  ['a_update_position', entities.offerLine],
  ['a_insert_position', entities.invoiceLine.replace('id ', '')],
  ['a_insert_position', entities.offerLine.replace('id ', '')],
  ['a_set_client_for_invoice', 'client_id rechnung_id'],
  ['a_set_client_for_offer', 'client_id angebot_id'],
  ['a_get_position_tmpl', ''],
  ['a_get_minmax_rn_datum', 'rn_datum'],
  ['a_get_minmax_an_datum', 'an_datum'],
  ['a_get_min_rn_datum_for_new_invoice', ''],
  ['a_get_min_an_datum_for_new_offer', ''],
  ['a_get_all_freitexte', ''],
  ['a_get_currentuser', ''],
  ['a_get_currentsessionuser', ''],
  ['a_set_archive_for_rn', 'invoice_id'],
  ['a_get_client_details', 'client_id'],
  ['a_update_client_details', entities.client],
  ['a_add_client', 'name strasse plz ort'],
  ['a_get_prognose', ''],
  ['a_get_acronyms', ''],
]

test('every procedure takes the fields that the specification gives it', async () => {
  expect(new Set(procedures.map(([name]) => name)).size).toBe(63)
  const unknown: string[] = []
  for (const [name, fields] of procedures) {
    const body = Object.fromEntries(
      fields
        .split(' ')
        .filter(Boolean)
        .map((field) => [field, field === 'bilder' ? [] : '']),
    )
    const answer = await ask(name, body)
    if ((answer.body as { code?: string } | null)?.code === 'PGRST202') unknown.push(`${name}: ${fields}`)
  }
  expect(unknown).toEqual([])
})

const fixed = (field: string) => ({
  status: 409,
  body: { details: 'fixed_field', message: 'Dieses Feld lässt sich hier nicht ändern.', hint: field },
})
test('an entry of the forecast keeps note and client where a page that knows neither changes it', async () => {
  const { forecastEntry, otherClient } = fixture.rows
  const entry = { id: String(forecastEntry), datum: '2026-12-01', betrag: '7', art: 'Testkunde' }
  const noted = { ...entry, notiz: 'mündlich', client_id: String(otherClient) }
  const kept = { status: 200, body: { notiz: 'mündlich', client_id: otherClient } }
  expect(await ask('a_update_prognose', noted)).toMatchObject(kept)
  expect(await ask('a_update_prognose', { ...entry, betrag: '8' })).toMatchObject(kept)
  expect(await ask('a_update_prognose', { ...entry, notiz: '', client_id: '' })).toMatchObject({
    body: { notiz: '', client_id: null },
  })
  expect(await ask('a_update_prognose', { ...entry, client_id: '0' })).toMatchObject({ status: 404 })
})

test('a position stays with its document, which may be named', async () => {
  const { invoice, archivedInvoice, invoicePosition, offer } = fixture.rows
  const change = (document: object) =>
    ask('a_update_position', { ...plainLine, id: String(invoicePosition), ...document })
  expect(await change({ rechnung_id: String(invoice), angebot_id: null })).toMatchObject({ status: 200 })
  expect(await change({ rechnung_id: String(archivedInvoice) })).toMatchObject(fixed('rechnung_id'))
  expect(await change({ angebot_id: String(offer) })).toMatchObject(fixed('angebot_id'))
})

test('a draft goes to another client with its other fields, a fixed invoice stays with its own', async () => {
  const { invoice, archivedInvoice, otherClient } = fixture.rows
  const read = async (id: number) =>
    ((await ask('a_get_invoice_details', { invoice_id: String(id) })).body as Record<string, unknown>[])[0]
  const client_id = String(otherClient)
  const change = async (id: number) => ask('a_update_invoice_details', { ...(await sent(id)), client_id })
  const sent = async (id: number) => {
    const { version: _v, nummer: _n, archiviert_am: _a, ...row } = (await read(id)) ?? {}
    return row
  }
  expect(await change(invoice)).toMatchObject({ status: 200, body: { client_id: otherClient } })
  const kept = await sent(archivedInvoice)
  expect(await ask('a_update_invoice_details', kept)).toMatchObject({ status: 200 })
  expect(kept['client_id']).not.toBe(otherClient)
  expect(await change(archivedInvoice)).toMatchObject({ status: 409 })
})

test('an administrator changes Land and EPSG of a client together with its address', async () => {
  const { client_id, ...address } = {
    client_id: String(fixture.rows.otherClient),
    name: 'Forstbetrieb',
    bundesland: 'Hessen',
    epsg: '25832',
  }
  const answer = await ask('a_update_client_details', { client_id, ...address })
  expect(answer).toMatchObject({ status: 200, body: { bundesland: 'Hessen', epsg: 25_832 } })
  expect(await ask('a_update_client_details', { client_id, name: 'Forstbetrieb' })).toMatchObject({
    body: { bundesland: 'Hessen', epsg: 25_832 },
  })
})

test('a profile call may send the whole row, but not change fields that it does not write', async () => {
  const [row] = (await ask('a_get_user_data', { email: admin, id: '' })).body as Record<string, unknown>[]
  const { first_name, last_name, phone, berufsgruppe, user_id, geb, reg_date, geschlecht, app_status, email } =
    row ?? {}
  const whole = { first_name, last_name, phone, berufsgruppe, user_id, geb, reg_date, geschlecht, app_status, email }
  expect(await ask('a_update_user', { mail: admin, ...whole })).toMatchObject({ status: 200 })
  const raised = { mail: admin, ...whole, app_status: 'ogf_new' }
  expect(await ask('a_update_user', raised)).toMatchObject(fixed('app_status'))
})
