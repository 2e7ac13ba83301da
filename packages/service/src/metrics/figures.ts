import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Gauge, type Registry } from 'prom-client'
import { type DatabaseAddress, withClient } from '../postgres/connection.ts'
import { lastBackup } from '../web/lastBackup.ts'
import type { PartState } from '../web/server.ts'

export interface FigureSources {
  parts: () => Readonly<Record<string, PartState>>
  /** Duties of privacy that wait. */
  privacy: () => readonly string[]
  /** Counts that the last night has mended. */
  mended: () => number
  /** A login that may act as `waldkerf_keeper`. */
  database: DatabaseAddress
  /** Folder of the scans, which has the mark of the last backup, too. */
  scans: string
  /** Folder that the job `keys` writes to. */
  keys: string
}

const described = {
  mails_waiting: 'Mails that are to be sent',
  mails_oldest_seconds: 'Age of the oldest mail that is to be sent; 0 without any',
  mails_refused: 'Mails that the mail server has refused for good, of the last 30 days',
  keys_age_seconds: 'Since the identity service last named its keys',
  backup_age_seconds: 'Since the last backup was complete',
  log_away_seconds: 'Since nobody has fetched the log of the database for its backup; 0 while it is fetched',
  log_kept_bytes: 'Of the log of the database, kept until its backup has it',
  disk_free_bytes: 'Free on the disk of the scans',
  disk_bytes: 'Size of the disk of the scans',
  privacy_waiting: 'Duties of privacy that could not be done',
  counts_mended: 'Counts that differed from the sightings in the last night and were mended',
} as const
type Figures = Partial<Record<keyof typeof described, number>>

/** Milliseconds that the database may take. */
const patience = 2_000

/** The first row of a query, as `waldkerf_keeper` sees it. */
async function ask<Row extends object>(database: DatabaseAddress, sql: string): Promise<Row | undefined> {
  const address = { ...database, connectionTimeoutMillis: patience, query_timeout: patience }
  const rows = await withClient(address, async (client) => {
    await client.query('set role waldkerf_keeper')
    return (await client.query<Row>(sql)).rows
  })
  return rows[0]
}

async function mails(database: DatabaseAddress): Promise<Figures> {
  const row = await ask<{ wartend: string; abgelehnt: string; seit: Date | null }>(
    database,
    'select * from app.waiting_mails()',
  )
  if (!row) return {}
  return {
    mails_waiting: Number(row.wartend),
    mails_refused: Number(row.abgelehnt),
    // One that is held back has its time before it.
    mails_oldest_seconds: row.seit ? Math.max(0, since(row.seit)) : 0,
  }
}

/** Barman's place in the log (deploy/backup): what comes after it is kept, however long nobody fetches it. */
async function log(database: DatabaseAddress): Promise<Figures> {
  const row = await ask<{ kept: string; away: Date | null }>(
    database,
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn) as kept, inactive_since as away
      from pg_replication_slots where slot_name = 'barman' and restart_lsn is not null`,
  )
  return row ? { log_kept_bytes: Number(row.kept), log_away_seconds: row.away ? since(row.away) : 0 } : {}
}

/** Seconds. */
const since = (time: Date) => (Date.now() - time.getTime()) / 1_000

async function disk(folder: string): Promise<Figures> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { disk_free_bytes: bavail * bsize, disk_bytes: blocks * bsize }
}

async function readFigures({ database, scans, keys, privacy, mended }: FigureSources): Promise<Figures> {
  const read = await Promise.allSettled<Figures>([
    mails(database),
    log(database),
    disk(scans),
    stat(join(keys, 'known-keys.json')).then(({ mtime }) => ({ keys_age_seconds: since(mtime) })),
    lastBackup(scans).then((time): Figures => (time ? { backup_age_seconds: since(time) } : {})),
  ])
  const found = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  return Object.assign({ privacy_waiting: privacy().length, counts_mended: mended() }, ...found) as Figures
}

/** A function that reads the state of the operation anew. A figure that cannot be read has no sample. */
export function figureMetrics(registry: Registry, sources: FigureSources): () => Promise<void> {
  const registers = [registry]
  const gauges = Object.entries(described).map(
    ([name, help]) => [name, new Gauge({ name: `waldkerf_${name}`, help, registers })] as const,
  )
  const parts = new Gauge({
    name: 'waldkerf_part_ready',
    help: '1 where a part answers, else 0',
    labelNames: ['part'],
    registers,
  })
  return async () => {
    for (const [part, state] of Object.entries(sources.parts())) parts.set({ part }, state === 'ready' ? 1 : 0)
    const figures: Readonly<Record<string, number>> = await readFigures(sources)
    for (const [name, gauge] of gauges) {
      const value = figures[name]
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    }
  }
}
