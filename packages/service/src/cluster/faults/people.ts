import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { keepAliveClient, type KeepAliveClient, type WireRequest } from '@waldkerf/service/testing/keepAliveClient'
import { newPicture } from '@waldkerf/service/web/scans/testing/pictures'
import { today } from '@waldkerf/service/production/steps/work'
import { type Ledger, parsed } from './ledger.ts'
import type { Person } from './sessions.ts'

/** Bytes of a scan: more than one part of a multipart upload (8 MB). */
const scanSize = 10_000_000
/** Bytes that a browser sends at a time. */
const chunk = 2_500_000
/** Milliseconds that a person waits for one answer. */
const patience = 8_000
/** Milliseconds that a person thinks before the next thing. */
const thought = 1_000

interface Desk {
  client: KeepAliveClient
  person: Person
  ledger: Ledger
}

type Trade = (desk: Desk, rows: Rows, nr: number) => Promise<void>

export interface Rows {
  client: string
  /** Sightings, of which each reviewer has some. */
  beetles: readonly string[]
}

const perReviewer = 4

/** @param people e-mails, all of the office */
export async function makeRows(owner: Client, people: readonly string[]): Promise<Rows> {
  await owner.query(
    `insert into data.benutzer (email, app_status) select unnest($1::text[]), 'ogf_admin' on conflict do nothing`,
    [people],
  )
  await owner.query(`insert into data.kaeferarten (id, de) values (1, 'Buchdrucker') on conflict do nothing`)
  const { rows: beetles } = await owner.query<{ id: string }>(
    `insert into data.kaefer (art, message, bundesland) select 1, 'x', 'Clusterland' from generate_series(1, $1) returning id::text`,
    [people.length * perReviewer],
  )
  const { rows: made } = await owner.query<{ client: string }>(
    `insert into data.kunde (name, strasse, plz, ort, epsg)
      values ('Gemeinde Großwald', 'Hauptstraße 1', '83346', 'Ort', 25832) returning client_id::text as client`,
  )
  return { client: made[0]?.client ?? '', beetles: beetles.map(({ id }) => id) }
}

function post(desk: Desk, path: string, body: object): WireRequest {
  const headers = {
    Authorization: `Bearer ${desk.person.token}`,
    'Content-Type': 'application/json',
    Prefer: 'return=representation',
    'Idempotency-Key': randomUUID(),
  }
  return { method: 'POST', path: `/rest${path}`, body: JSON.stringify(body), headers }
}

const write = (desk: Desk, kind: string, path: string, body: object, perhaps?: readonly number[]) =>
  desk.ledger.write(desk.client, kind, post(desk, path, body), perhaps)

/** A sighting that nobody else looks at goes round: published, rejected, new. */
const review: Trade = async (desk, { beetles }, nr) => {
  const id = beetles[nr * perReviewer + Math.floor(Math.random() * perReviewer)] ?? ''
  const done = desk.ledger.reviews.get(id) ?? []
  const status = ['published', 'rejected', 'new'][done.length % 3] ?? ''
  await write(desk, 'review', '/rpc/a_update_kaefer', { id, status })
  desk.ledger.reviews.set(id, [...done, status])
}

const idIn = (answer: unknown) => String((answer as { id: number }).id)

/** An invoice is written, fixed, and paid in two parts. */
const account: Trade = async (desk, { client }) => {
  const dates = { rn_datum: today(), le_date: today() }
  const invoice = idIn(
    parsed(await write(desk, 'invoice', '/rpc/a_add_invoice', { client_id: client, ...dates, ust_satz: '19' })),
  )
  desk.ledger.invoices.add(invoice)
  const line = { anzahl: '2.5', bez: 'Vermessung', einheit: 'h', ep: '80.00', lfd_nr: '1', rechnung_id: invoice }
  await write(desk, 'line item', '/rpc/a_insert_position', line)
  await write(desk, 'archive', '/rpc/a_set_archive_for_rn', { invoice_id: invoice }, [409])
  for (const betrag of ['100', '138']) {
    const payment = { rechnung_id: invoice, betrag, datum: today(), art: 'ueberweisung' }
    desk.ledger.payments.add(idIn(parsed(await write(desk, 'payment', '/rpc/w_add_zahlung', payment))))
  }
}

const tus = { 'Tus-Resumable': '1.0.0' }

/** A map gets its scan, in parts that go on where the last one has ended. */
const upload: Trade = async (desk) => {
  const plan = { map_name: 'Blatt 7', epsg: 25832, width: 100, height: 80 }
  const [map] = parsed(await write(desk, 'map', '/karte', plan)) as { id: number }[]
  const id = String(map?.id)
  desk.ledger.maps.add(id)
  const scan = newPicture('png', scanSize)
  while (!(await sendScan(desk, id, scan))) await sleep(thought)
  desk.ledger.scans.set(id, createHash('sha256').update(scan).digest('hex'))
}

/** Answers false when the upload is gone and has to begin anew. */
async function sendScan({ client, person, ledger }: Desk, map: string, scan: Buffer): Promise<boolean> {
  const signed = () => ({ ...tus, Authorization: `Bearer ${person.token}` })
  const metadata = `karte_id ${Buffer.from(map).toString('base64')}`
  const begin = { 'Upload-Length': String(scan.length), 'Upload-Metadata': metadata }
  const begun = await ledger.write(client, 'begin upload', {
    method: 'POST',
    path: '/scans/files',
    headers: { ...signed(), ...begin },
  })
  const path = new URL(begun.headers.location ?? '', 'http://localhost').pathname
  for (;;) {
    const head = await client.send({ method: 'HEAD', path, headers: signed() }).catch(() => undefined)
    if (head?.status === 404 || head?.status === 410) return false
    const offset = Number(head?.headers['upload-offset'] ?? Number.NaN)
    if (offset === scan.length) return true
    if (Number.isNaN(offset)) await sleep(200)
    else
      await sendFrom(
        client,
        path,
        { ...signed(), 'Upload-Offset': String(offset) },
        scan.subarray(offset, offset + chunk),
        ledger,
      )
  }
}

async function sendFrom(
  client: KeepAliveClient,
  path: string,
  headers: Record<string, string>,
  body: Buffer,
  ledger: Ledger,
) {
  const type = { 'Content-Type': 'application/offset+octet-stream' }
  const answer = await client
    .send({ method: 'PATCH', path, body, headers: { ...headers, ...type } })
    .catch(() => undefined)
  if (answer?.status !== 204) ledger.see('part of an upload sent again')
}

/** As many of each as an office has: most review. */
const trades: readonly Trade[] = [review, review, account, review, upload]

/** People at work, until they are told to come to an end. */
export function startWork(origin: string, people: readonly Person[], rows: Rows, ledger: Ledger) {
  const stop = new AbortController()
  const clients: KeepAliveClient[] = []
  const work = people.map(async (person, nr) => {
    const trade = trades[nr % trades.length] ?? review
    const client = keepAliveClient(origin, 1, '', patience)
    clients.push(client)
    // Not all at once.
    await sleep(Math.random() * thought)
    while (!stop.signal.aborted) {
      await trade({ client, person, ledger }, rows, nr)
      await sleep(thought * (0.5 + Math.random()), undefined, { signal: stop.signal }).catch(() => undefined)
    }
  })
  const ended = Promise.allSettled(work)
  return {
    /** Everybody ends what has been begun: afterwards nothing is unknown. Rejects when somebody could not go on. */
    async stop(): Promise<void> {
      stop.abort()
      await ended
      for (const client of clients) client.close()
      await Promise.all(work)
    },
  }
}
