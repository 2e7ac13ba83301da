import { deepEqual, equal, ok, rejects } from 'node:assert/strict'
import { smallestPng } from '@waldkerf/service/contract/fixtures/smallestPng'
import { type Ask, call, client } from '../native/client.ts'
import type { Kit } from '../native/kit.ts'
import type { Walk } from '../walk.ts'
import { people, type Person, tokens } from './people.ts'

/** Ids of rows that the office has worked on. */
export interface Work {
  beetle: number
  picture: number
  archivedInvoice: number
  /** Of the map that has a scan. */
  scannedMap: number
}

interface Made {
  id: number
  client_id: number
}

/** The day in Berlin, as documents have it. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())

/** Each role reads and writes over the web server: a sighting with its picture is reviewed, an invoice is written and archived. */
export async function doTheWork(walk: Walk, kit: Kit): Promise<Work> {
  const ask = client(kit.machine)
  const token = await tokens(kit)
  const beetle = await walk.step('a sighting of a citizen is there', () => importSighting(kit))
  const picture = await walk.step('the citizen adds a picture, which others see when an expert has published it', () =>
    publish(ask, token, beetle),
  )
  const archivedInvoice = await walk.step('the administrator writes an invoice and archives it', () =>
    archiveInvoice(ask, token.ogf_admin),
  )
  const scannedMap = await walk.step('a map of the office gets its scan', () => uploadScan(ask, token.ogf_admin))
  const work = { beetle, picture, archivedInvoice, scannedMap }
  await walk.step('each role gets what it may, and no more', async () =>
    deepEqual(await rights(kit, work), expectedRights),
  )
  return work
}

/** As from the field app. Then the server has higher transaction numbers than one that is just restored. */
async function importSighting(kit: Kit): Promise<number> {
  await kit.rows(`do $$ begin
    for n in 1..20000 loop perform pg_current_xact_id(); commit; end loop;
  end $$`)
  await kit.rows(`insert into data.kaeferarten (id, de) values (1, 'Buchdrucker')`)
  const [made] = await kit.rows<Made>(
    `insert into data.kaefer (art, user_id, bundesland, lat, lon)
      select 1, user_id, 'Bayern', 48.1, 11.6 from data.benutzer where email = $1 returning id::int`,
    [people.ogf_citizens],
  )
  ok(made)
  return made.id
}

async function publish(ask: Ask, token: Record<Person, string>, beetle: number): Promise<number> {
  const added = { kid: String(beetle), bild: smallestPng, breite: '1', hoehe: '1' }
  const { id } = await call<Made>(ask, token.ogf_citizens, 'w_add_bild', added)
  const review = { id: String(beetle), published_from: '', letzter_bearbeiter: '' }
  await rejects(call(ask, token.ogf_expert, 'a_update_kaefer', { ...review, status: 'rejected' }), /answers 4/)
  await rejects(call(ask, token.ogf_citizens, 'a_update_kaefer', { ...review, status: 'published' }), /answers 403/)
  await call(ask, token.ogf_expert, 'a_update_kaefer', { ...review, status: 'published' })
  return id
}

async function archiveInvoice(ask: Ask, admin: string): Promise<number> {
  const address = { name: 'Gemeinde Großwald', strasse: 'Hauptstraße 1', plz: '83346', ort: 'Großwald' }
  const { client_id } = await call<Made>(ask, admin, 'a_add_client', address)
  const dates = { rn_datum: today(), le_date: today() }
  const invoice = { client_id: String(client_id), ...dates, ust_satz: '19' }
  const { id } = await call<Made>(ask, admin, 'a_add_invoice', invoice)
  const line = { anzahl: '2.5', bez: 'Vermessung', einheit: 'h', ep: '80.00', lfd_nr: '1', rechnung_id: String(id) }
  await call(ask, admin, 'a_insert_position', line)
  await call(ask, admin, 'a_set_archive_for_rn', { invoice_id: String(id) })
  await rejects(call(ask, admin, 'a_insert_position', line), /answers 409/)
  return id
}

/** Any complete picture will do. */
const scan = Buffer.from(smallestPng, 'base64')

export async function uploadScan(ask: Ask, token: string): Promise<number> {
  const body = { map_name: 'Blatt 7', epsg: 25832, width: 1, height: 1 }
  const made = await ask('/rest/karte', { method: 'POST', token, body, headers: { Prefer: 'return=representation' } })
  equal(made.status, 201)
  const [{ id = 0 } = {}] = JSON.parse(made.bytes.toString()) as Partial<Made>[]
  const tus = { 'Tus-Resumable': '1.0.0' }
  const metadata = `karte_id ${Buffer.from(String(id)).toString('base64')}`
  const begun = await ask('/scans/files', {
    method: 'POST',
    token,
    headers: { ...tus, 'Upload-Length': String(scan.length), 'Upload-Metadata': metadata },
  })
  equal(begun.status, 201)
  const { pathname } = new URL(begun.headers.location ?? '', 'http://localhost')
  const headers = { ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
  equal((await ask(pathname, { method: 'PATCH', token, body: scan, headers })).status, 204)
  return id
}

/** The scan as a person of the office gets it. */
export async function scanBytes(kit: Kit, { scannedMap }: Work): Promise<Buffer> {
  const { ogf_admin: token } = await tokens(kit)
  const { status, bytes } = await client(kit.machine)(`/scans/${scannedMap}`, { token })
  equal(status, 200)
  return bytes
}

/** The document that an archived invoice is shown from, as it leaves the web server. */
export async function archivedBytes(kit: Kit, { archivedInvoice }: Work): Promise<Buffer> {
  const { ogf_admin: token } = await tokens(kit)
  const body = { rechnung_id: String(archivedInvoice) }
  const { status, bytes } = await client(kit.machine)('/rest/rpc/w_get_rechnung_archiv', {
    method: 'POST',
    token,
    body,
  })
  equal(status, 200)
  ok(bytes.includes('"nummer"'))
  return bytes
}

export async function pictureBytes(kit: Kit, { picture }: Work): Promise<Buffer> {
  const { ogf_citizens: token } = await tokens(kit)
  const { status, bytes, headers } = await client(kit.machine)(`/rest/rpc/w_get_bild?id=${picture}`, { token })
  deepEqual([status, headers['content-type']], [200, 'image/png'])
  return bytes
}

/** How many records an open page is sent when it asks for what has changed since a moment ago. */
export async function sentAgain(kit: Kit): Promise<number> {
  const { ogf_expert: token } = await tokens(kit)
  const ask = client(kit.machine)
  const { stand } = await call<{ stand: string }>(ask, token, 'w_get_kaefer_spalten')
  const changes = await call<{ vollstaendig: boolean; anzahl: number }>(ask, token, 'w_get_kaefer_spalten', {
    seit: stand,
  })
  equal(changes.vollstaendig, false)
  return changes.anzahl
}

const expectedRights = {
  //                 no token, ogf_new, ogf_citizens, ogf_expert, ogf_admin
  sightings: [401, 200, 200, 200, 200],
  picture: [401, 403, 200, 200, 200],
  queue: [401, 403, 403, 200, 200],
  clients: [401, 403, 403, 403, 200],
  people: [401, 403, 403, 403, 200],
  invoices: [401, 403, 403, 403, 200],
  archive: [401, 403, 403, 403, 200],
}

/** The answers to each role, as in the table above. */
export async function rights(kit: Kit, work: Work): Promise<typeof expectedRights> {
  const ask = client(kit.machine)
  const signed = await tokens(kit)
  const callers = [undefined, signed.ogf_new, signed.ogf_citizens, signed.ogf_expert, signed.ogf_admin]
  const each = async (path: string, body?: object) => {
    const method = body === undefined ? 'GET' : 'POST'
    const answers = callers.map((token) => ask(`/rest${path}`, { method, token, body }))
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  return {
    sightings: await each('/kaefer'),
    picture: await each(`/rpc/w_get_bild?id=${work.picture}`),
    queue: await each('/rpc/w_get_kaefer_wartend', {}),
    clients: await each('/rpc/a_get_all_clients', {}),
    people: await each('/rpc/a_get_all_users', {}),
    invoices: await each('/rpc/a_get_invoices', {}),
    archive: await each('/rpc/w_get_rechnung_archiv', { rechnung_id: String(work.archivedInvoice) }),
  }
}
