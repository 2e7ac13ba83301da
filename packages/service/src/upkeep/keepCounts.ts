import type { Client } from 'pg'
import { logError } from '../log.ts'
import type { DatabaseAddress } from '../postgres/connection.ts'
import { type Upkeep, upkeep, type usualTimes } from './upkeep.ts'

const duties = {
  database: ['reach no database', 'Die Zählung der Meldungen erreicht die Datenbank nicht.'],
  extract: ['cannot have the extract made anew', 'Der Auszug aller Meldungen lässt sich nicht erneuern.'],
  comparison: ['cannot be compared', 'Die Zähler lassen sich nicht mit den Meldungen vergleichen.'],
} as const

/** Tables of counts beside the sightings (sql/rules/beetles/counters.sql). */
export const countTables = [
  'kaefer_count',
  'kaefer_saison',
  'kaefer_monat',
  'kaefer_jahr',
  'kaefer_melder',
  'kaefer_raster',
] as const

async function renew(client: Client): Promise<void> {
  await client.query('set role waldkerf_keeper')
  await client.query('select app.renew_beetle_extract()')
}

/** Keeps what is stored beside the sightings in step with them, so that no person's write has to. */
export interface CountUpkeep extends Upkeep {
  /** How many counts the last night has mended. */
  mended(): number
}

/**
 * Has the extract made anew when thousands of sightings have changed, and compares all counts with a count from scratch
 * every night: what differs is mended and said.
 * @param database the owner's address, or one of a role that may act as `waldkerf_keeper`
 */
export function keepCounts(database: DatabaseAddress, times?: Partial<typeof usualTimes>): CountUpkeep {
  let mended = 0

  async function compare(client: Client): Promise<void> {
    const found: string[] = []
    let total = 0
    for (const name of countTables) {
      const { rows } = await client.query<{ mended: number }>('select app.mend_counts($1) as mended', [name])
      const wrong = rows[0]?.mended ?? 0
      if (wrong > 0) found.push(`${name} ${wrong}`)
      total += wrong
    }
    mended = total
    if (total > 0)
      logError('counts.mended', `Counts that differed from the sightings were mended: ${found.join(', ')}.`)
  }

  const { faults, stop } = upkeep({
    name: 'counts',
    duties,
    database,
    times,
    round: [['extract', renew]],
    night: ['comparison', compare],
  })
  return {
    faults: () => [
      ...faults(),
      ...(mended > 0 ? [`Zähler wichen von den Meldungen ab und sind berichtigt: ${mended}.`] : []),
    ],
    stop,
    mended: () => mended,
  }
}
