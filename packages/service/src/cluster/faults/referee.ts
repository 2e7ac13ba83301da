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

/** Compares the database with what was acknowledged, when nobody works. @param since digests that were compared before */
export async function judge(owner: Client, ledger: Ledger, readScan: ReadScan, since: Set<string>): Promise<Verdict> {
  const ids = async (sql: string) => new Set((await owner.query<{ id: string }>(sql)).rows.map(({ id }) => id))
  const verdict: Verdict = { lost: [], doubled: [], broken: await brokenInvariants(owner) }
  const compare = (kind: string, told: ReadonlySet<string>, there: ReadonlySet<string>) => {
    verdict.lost.push(...without(told, there).map((id) => `${kind} ${id}`))
    verdict.doubled.push(...without(there, told).map((id) => `${kind} ${id}`))
  }
  compare('invoice', ledger.invoices, await ids('select id::text from data.rechnung'))
  compare('payment', ledger.payments, await ids('select id::text from data.zahlung'))
  compare('map', ledger.maps, await ids('select id::text from data.karte'))
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
  const { rows } = await owner.query<{ id: string; told: string[] }>(
    `select l.row_id::text as id, array_agg(l.changes -> 'status' ->> 1 order by l.id) as told
      from data.change_log l where l.table_name = 'kaefer' and l.changes ? 'status' group by 1`,
  )
  const there = new Map(rows.map(({ id, told }) => [id, told]))
  for (const [id, told] of reviews) {
    const stored = there.get(id) ?? []
    if (told.some((status, nr) => stored[nr] !== status))
      lost.push(`review of ${id}: ${told.length} told, ${stored.length} stored`)
    if (stored.length > told.length) doubled.push(`review of ${id}: ${told.length} told, ${stored.length} stored`)
  }
}
