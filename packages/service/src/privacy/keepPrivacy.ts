import type { Client } from 'pg'
import { logInfo } from '../log.ts'
import type { DatabaseAddress } from '../postgres/connection.ts'
import { type Upkeep, upkeep, type usualTimes } from '../upkeep/upkeep.ts'
import { noteErasures, unnotedErasures } from './notedErasures.ts'

export interface PrivacyOptions {
  /** The owner's address, or one of a role that may act as `waldkerf_keeper`. */
  database: DatabaseAddress
  /** The file that notes erasures outside the database. */
  erasures: string
  /** Ends waiting accounts, and says why some still wait; absent where another job does. */
  endAccounts?: (client: Client) => Promise<readonly { reason: string }[]>
  times?: Partial<typeof usualTimes>
}

const duties = {
  database: ['reaches no database', 'Der Datenschutz erreicht die Datenbank nicht.'],
  erasures: [
    'cannot note erasures outside the database',
    'Löschungen lassen sich nicht außerhalb der Datenbank vermerken.',
  ],
  accounts: ['cannot end accounts of erased people', 'Konten gelöschter Personen lassen sich nicht beenden.'],
  terms: ['cannot keep the terms', 'Was seine Frist erreicht hat, lässt sich nicht löschen.'],
} as const

/** Deletes data whose term is over. A trial only counts. */
export async function keepTerms(client: Client, trial: boolean): Promise<{ name: string; anzahl: string }[]> {
  await client.query('set role waldkerf_keeper')
  return (await client.query<{ name: string; anzahl: string }>('select * from app.keep_terms($1)', [trial])).rows
}

/** A line for the log: terms and numbers, no personal data. */
export const termsLine = (terms: readonly { name: string; anzahl: string }[]): string =>
  terms.map(({ name, anzahl }) => `${name} ${anzahl}`).join(', ')

async function endTerms(client: Client): Promise<void> {
  const ended = (await keepTerms(client, false)).filter(({ anzahl }) => anzahl !== '0')
  if (ended.length > 0) logInfo('terms.ended', `Terms: ${termsLine(ended)}.`)
}

/** Notes erasures outside the database within seconds, ends accounts, and keeps the terms every night. */
export function keepPrivacy({ database, erasures, endAccounts, times }: PrivacyOptions): Upkeep {
  async function note(client: Client): Promise<void> {
    await client.query('set role waldkerf_keeper')
    noteErasures(erasures, await unnotedErasures(client, erasures))
  }

  async function end(client: Client): Promise<void> {
    await client.query('reset role')
    const [waiting] = (await endAccounts?.(client)) ?? []
    if (waiting) throw new Error(waiting.reason)
  }

  return upkeep({
    name: 'privacy',
    duties,
    database,
    times,
    round: [
      ['erasures', note],
      ['accounts', end],
    ],
    night: ['terms', endTerms],
  })
}
