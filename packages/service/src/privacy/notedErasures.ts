import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Client } from 'pg'

/** An erasure as it is noted outside the database: the database, the person's number, the day. No name. */
interface Noted {
  kennung: string
  user_id: string
  /** `YYYY-MM-DD`. */
  am: string
}

const line = ({ kennung, user_id, am }: Noted) => `${kennung} ${user_id} ${am}`
const shape = /^([0-9a-f-]{36}) (\d{1,18}) (\d{4}-\d{2}-\d{2})$/

const lines = (file: string): string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

/** Erasures that only the database knows, as lines of the file. A line that a crash cut off counts as none. */
export async function unnotedErasures(client: Client, file: string): Promise<readonly string[]> {
  const { rows } = await client.query<Noted>(
    'select kennung, user_id, am::text as am from app.noted_erasures() where user_id is not null',
  )
  const known = new Set(lines(file))
  return rows.map(line).filter((text) => !known.has(text))
}

/** Adds lines to the file. They are on the disk when this returns. */
export function noteErasures(file: string, missing: readonly string[]): void {
  if (missing.length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  const target = openSync(file, 'a', 0o600)
  try {
    // The first line break ends a line that a crash may have cut off.
    writeSync(target, `\n${missing.join('\n')}\n`)
    fsyncSync(target)
  } finally {
    closeSync(target)
  }
}

/**
 * Erases again people whom the file notes and this database does not: it was restored to a point before. Lines of other
 * databases are ignored.
 * @returns how many
 */
export async function redoErasures(client: Client, file: string): Promise<number> {
  const { rows } = await client.query<{ kennung: string }>('select kennung from data.herkunft')
  const numbers = lines(file)
    .map((text) => shape.exec(text))
    .filter((match) => match?.[1] === rows[0]?.kennung)
    .map((match) => match?.[2])
  const { rows: done } = await client.query<{ done: string }>('select app.erase_again($1::bigint[]) as done', [numbers])
  return Number(done[0]?.done)
}
