import { type DatabaseAddress, withClient } from '@waldkerf/service/postgres/connection'

export interface Compared {
  name: string
  /** Released, named by no row, or a row without bytes. */
  stand: 'weg' | 'fremd' | 'fehlt'
}

/** Compares names of objects with the rows that name them. */
export type CompareRows = (names: readonly string[]) => Promise<Compared[]>

/** Runs as `waldkerf_keeper`, the role of the web server's own tasks: it compares the scans of all maps. */
export const comparedRows =
  (database: DatabaseAddress): CompareRows =>
  (names) =>
    withClient(database, async (client) => {
      await client.query('set role waldkerf_keeper')
      return (await client.query<Compared>('select name, stand from app.compare_objects($1)', [names])).rows
    })
