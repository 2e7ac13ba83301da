import { type DatabaseAddress, withClient } from '@waldkerf/service/postgres/connection'

export interface Compared {
  name: string
  /** Let go, named by no row, or a row without bytes. */
  stand: 'weg' | 'fremd' | 'fehlt'
}

/** Compares names of objects with the rows that name them. */
export type CompareRows = (names: readonly string[]) => Promise<Compared[]>

/** The web server's own right, the only one: as `waldkerf_keeper` it compares, and sees nothing else. */
export const comparedRows =
  (database: DatabaseAddress): CompareRows =>
  (names) =>
    withClient(database, async (client) => {
      await client.query('set role waldkerf_keeper')
      return (await client.query<Compared>('select name, stand from app.compare_objects($1)', [names])).rows
    })
