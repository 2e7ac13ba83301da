import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { brokenInvariants } from '@waldkerf/service/faults/invariants'
import type { Ledger } from './ledger.ts'

export interface Verdict {
  /** Acknowledged writes that are not there. */
  lost: string[]
  /** Rows that nobody was told of, and changes that were made more than once. */
  doubled: string[]
  /** Anything else that does not hold together. */
  broken: string[]
}

/** Reads a stored scan as a person does. */
export type ReadScan = (map: string) => Promise<Buffer | undefined>

const without = (all: Iterable<string>, these: ReadonlySet<string>) => [...all].filter((one) => !these.has(one))

const ids = {
  invoices: 'select id::text from data.rechnung',
  payments: 'select id::text from data.zahlung',
  maps: 'select id::text from data.karte',
} as const
const kinds = Object.keys(ids) as (keyof typeof ids)[]

const readIds = async (owner: Client, kind: keyof typeof ids) =>
  new Set((await owner.query<{ id: string }>(ids[kind])).rows.map(({ id }) => id))

/** Statuses of each sighting in the order of its log. */
async function readReviews(owner: Client): Promise<Map<string, string[]>> {
  const { rows } = await owner.query<{ id: string; told: string[] }>(
    `select l.row_id::text as id, array_agg(l.changes -> 'status' ->> 1 order by l.id) as told
      from data.change_log l where l.table_name = 'kaefer' and l.changes ? 'status' group by 1`,
  )
  return new Map(rows.map(({ id, told }) => [id, told]))
}

/** Takes what is there for what was acknowledged: after a failure nobody knows what else was. @param since as in `judge` */
export async function adopt(owner: Client, ledger: Ledger, since: ReadonlySet<string>): Promise<void> {
  for (const kind of kinds) {
    ledger[kind].clear()
    for (const id of await readIds(owner, kind)) ledger[kind].add(id)
  }
  ledger.reviews.clear()
  for (const [id, told] of await readReviews(owner)) ledger.reviews.set(id, told)
  for (const map of ledger.scans.keys()) if (!since.has(map)) ledger.scans.delete(map)
}

/** Compares the database with what was acknowledged, when nobody works. @param since digests that were compared before */
export async function judge(owner: Client, ledger: Ledger, readScan: ReadScan, since: Set<string>): Promise<Verdict> {
  const verdict: Verdict = { lost: [], doubled: [], broken: await brokenInvariants(owner) }
  for (const kind of kinds) {
    const [told, there] = [ledger[kind], await readIds(owner, kind)]
    verdict.lost.push(...without(told, there).map((id) => `${kind} ${id}`))
    verdict.doubled.push(...without(there, told).map((id) => `${kind} ${id}`))
  }
  await compareReviews(owner, ledger, verdict)
  for (const [map, digest] of ledger.scans) {
    if (since.has(map)) continue
    const bytes = await readScan(map)
    if (bytes && createHash('sha256').update(bytes).digest('hex') === digest) since.add(map)
    else verdict.lost.push(`scan of map ${map}`)
  }
  return verdict
}

async function compareReviews(owner: Client, { reviews }: Ledger, { lost, doubled }: Verdict): Promise<void> {
  const there = await readReviews(owner)
  for (const [id, told] of reviews) {
    const stored = there.get(id) ?? []
    if (told.some((status, nr) => stored[nr] !== status))
      lost.push(`review of ${id}: ${told.length} told, ${stored.length} stored`)
    if (stored.length > told.length) doubled.push(`review of ${id}: ${told.length} told, ${stored.length} stored`)
  }
}
