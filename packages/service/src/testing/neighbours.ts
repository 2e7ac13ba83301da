import { randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { smallestPng } from '../contract/fixtures/smallestPng.ts'
import { newPicture } from '../web/scans/testing/pictures.ts'
import { signIn } from './signIn.ts'
import type { TokenSigner } from './tokens.ts'

/** A person who uses the service in every way: at full speed, or calmly while somebody else is at full speed. */
export interface Neighbour {
  origin: string
  email: string
  token: string
  /** Ids of an own report with an open question, of a map, of an offer, and of the person. */
  report: string
  map: number
  offer: string
  id: string
}

/** Accounts that are tried at full speed. A refused call is work for the service, too. */
export const floodingAccounts = ['nutzer@waldkerf.test', 'expert@waldkerf.test', 'admin@waldkerf.test'] as const
/** The account that works calmly beside them; an administrator, so that no call is refused. */
export const calmAccount = 'andere.verwaltung@waldkerf.test'
/** Signs in for the calm account, which has no password. */
const calmSignIn = 'anfrage@waldkerf.test'

/** An account with a report of its own that has an open question. */
export async function makeNeighbour(
  owner: Client,
  { origin, sign, email }: { origin: string; sign: TokenSigner; email: string },
): Promise<Neighbour> {
  const one = async (text: string, values: unknown[] = []) =>
    String((await owner.query<{ value: string }>(text, values)).rows[0]?.value)
  await owner.query(
    `insert into data.benutzer (email, first_name, last_name, app_status) values ($1, 'Andere', 'Verwaltung', 'ogf_admin')
      on conflict do nothing`,
    [email],
  )
  const id = await one('select user_id as value from data.benutzer where email = $1', [email])
  const report = await one(
    `insert into data.kaefer (art, bundesland, user_id) select min(a.id), 'Testland', $1 from data.kaeferarten a
      returning id as value`,
    [id],
  )
  await owner.query(`update data.kaefer set message = 'Welche Baumart?', status = 'query' where id = $1`, [report])
  await owner.query(`update data.nachricht set wer = 'expert@waldkerf.test' where kaefer_id = $1`, [report])
  const map = await one(
    `select coalesce(
        (select min(k.id) from data.karte k join data.kunde_benutzer l using (client_id) where l.user_id = $1),
        (select max(k.id) from data.karte k)
      ) as value`,
    [id],
  )
  const offer = await one('select min(id) as value from data.angebot')
  return { origin, email, token: await sign(email), id, report, map: Number(map), offer }
}

const send = (person: Neighbour, path: string, init: RequestInit) =>
  fetch(person.origin + path, {
    ...init,
    headers: { Authorization: `Bearer ${person.token}`, ...(init.headers as Record<string, string>) },
  })
const call = (person: Neighbour, name: string, body: object) =>
  send(person, `/rest/rpc/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
/** Its answer is read to the end, as a page does. */
const status = async (answer: Response) => {
  await answer.arrayBuffer()
  return answer.status
}

async function addPicture(person: Neighbour): Promise<number> {
  // Bytes after its end are ignored: random ones make each picture new.
  const bild = Buffer.concat([Buffer.from(smallestPng, 'base64'), randomBytes(50_000)]).toString('base64')
  const added = await call(person, 'w_add_bild', { kid: person.report, bild, breite: '1', hoehe: '1' })
  if (added.status !== 200) return status(added)
  // A record takes twelve at most.
  const { id } = (await added.json()) as { id: number }
  return status(await call(person, 'w_delete_bild', { id: String(id) }))
}

async function upload(person: Neighbour): Promise<number> {
  const bytes = newPicture('png', 50_000)
  const resumable = { 'Tus-Resumable': '1.0.0' }
  const metadata = `karte_id ${Buffer.from(String(person.map)).toString('base64')}`
  const begun = await send(person, '/scans/files', {
    method: 'POST',
    headers: { ...resumable, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  })
  await begun.arrayBuffer()
  if (begun.status !== 201) return begun.status
  const { pathname } = new URL(begun.headers.get('location') ?? '/none', person.origin)
  const headers = { ...resumable, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
  return status(await send(person, pathname, { method: 'PATCH', headers, body: bytes }))
}

const pdf = Buffer.from(`%PDF-1.7\n<< /Type /Page >>\n${'%'.repeat(50_000)}\n%%EOF\n`).toString('base64')
const document = { art: 'angebot', an: 'kunde@example.test', betreff: 'Angebot', text: 'Guten Tag', pdf, xml: '' }

/** One thing of each kind; answers the status that tells whether it was done. */
export const resources = {
  reports: async (person) => status(await call(person, 'w_add_kaefer', { art: '1', fund_datum: '2026-11-19' })),
  pictures: addPicture,
  uploads: upload,
  documents: async (person) => status(await call(person, 'w_send_dokument', { ...document, id: person.offer })),
  searches: async (person) => status(await call(person, 'w_suche', { text: 'buc' })),
  exports: async (person) => status(await call(person, 'w_get_auskunft', { user_id: person.id })),
  mails: async (person) =>
    status(await call(person, 'w_add_nachricht', { kid: person.report, msg: `Eine Fichte, ${randomUUID()}.` })),
  signIns: async ({ origin, email }) => {
    try {
      await signIn(origin, email === calmAccount ? calmSignIn : email)
      return 200
    } catch (error) {
      // The sign-in helper throws with the status of a refusal.
      const [, refused] = /(?:No redirect but|Token request failed,) (\d{3})/.exec(String(error)) ?? []
      if (refused === undefined) throw error
      return Number(refused)
    }
  },
} satisfies Record<string, (person: Neighbour) => Promise<number>>

export type Resource = keyof typeof resources
export const resourceNames = Object.keys(resources) as Resource[]

/** Repeats one action over so many connections. @returns the count of each status; 0 is a failure without one */
export async function atFullSpeed(person: Neighbour, resource: Resource, seconds: number, connections = 16) {
  const end = performance.now() + seconds * 1_000
  const counts = new Map<number, number>()
  const connection = async () => {
    while (performance.now() < end) {
      const came = await resources[resource](person).catch(() => 0)
      counts.set(came, (counts.get(came) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  return counts
}

export interface Calm {
  /** Milliseconds of each. */
  times: Partial<Record<Resource, number[]>>
  failures: string[]
}

/** An export takes as long as all others together; one in eight rounds leaves them enough times to tell a p99 from a single one. */
const roundsPerExport = 8

/** One thing of each kind after the other. @param pause between them, in ms */
export async function calmly(person: Neighbour, seconds: number, pause = 0): Promise<Calm> {
  const end = performance.now() + seconds * 1_000
  const calm: Calm = { times: {}, failures: [] }
  for (let turn = 0; performance.now() < end; turn += 1) {
    const name = resourceNames[turn % resourceNames.length] as Resource
    if (name === 'exports' && Math.floor(turn / resourceNames.length) % roundsPerExport !== 0) continue
    const begin = performance.now()
    const came = await resources[name](person).catch((error: unknown) => String(error))
    ;(calm.times[name] ??= []).push(performance.now() - begin)
    if (came !== 200 && came !== 204) calm.failures.push(`${name}: ${came}`)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return calm
}
