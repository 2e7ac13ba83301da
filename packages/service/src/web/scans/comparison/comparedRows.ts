import type { Pool } from 'pg'

export interface Compared {
  name: string
  /** Released, named by no row, or a row without bytes. */
  stand: 'weg' | 'fremd' | 'fehlt'
}

/** Compares names of objects with the rows that name them. */
export type CompareRows = (names: readonly string[]) => Promise<Compared[]>

/** @param pool connections that act as `waldkerf_keeper`, the role of the web server's own tasks: it compares the scans of all maps */
export const comparedRows =
  (pool: Pool): CompareRows =>
  async (names) =>
    (await pool.query<Compared>('select name, stand from app.compare_objects($1)', [names])).rows
