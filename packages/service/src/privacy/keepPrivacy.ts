import { Client } from 'pg'
import { logError, logInfo } from '../log.ts'
import type { DatabaseAddress } from '../postgres/connection.ts'
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

export interface PrivacyKeeper {
  /** A sentence for each duty that could not be done the last time. */
  faults(): readonly string[]
  stop(): Promise<void>
}

const hour = 60 * 60 * 1_000

/** Milliseconds. */
const usualTimes = {
  /** Between two rounds. */
  look: 10_000,
  /** Until the first night: a machine that is switched off each evening has its nights, too. */
  firstNight: hour,
  night: 24 * hour,
  /** After a night that failed. */
  nightAgain: hour / 2,
}

/** Each is done whether or not the others fail: its fault in the words of the log and of /health. */
const duties = {
  database: ['reaches no database', 'Der Datenschutz erreicht die Datenbank nicht.'],
  erasures: [
    'cannot note erasures outside the database',
    'Löschungen lassen sich nicht außerhalb der Datenbank vermerken.',
  ],
  accounts: ['cannot end accounts of erased people', 'Konten gelöschter Personen lassen sich nicht beenden.'],
  terms: ['cannot keep the terms', 'Was seine Frist erreicht hat, lässt sich nicht löschen.'],
} as const
type Duty = keyof typeof duties

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

/**
 * Duties that failed, with the reason. Each is logged when it begins, when its reason changes, and when it ends.
 * @param isOver true from the stop on: failures then come from the connection, which is closed during the work
 */
function faultLog(isOver: () => boolean) {
  const known = new Map<Duty, string>()
  return {
    sentences: () => [...known.keys()].map((duty) => duties[duty][1]),
    async attempt(duty: Duty, work: () => Promise<void>): Promise<boolean> {
      try {
        await work()
      } catch (error) {
        if (isOver()) return false
        const reason = error instanceof Error ? error.message : String(error)
        if (known.get(duty) !== reason) {
          logError('privacy.waits', `Privacy ${duties[duty][0]}; it is tried again: ${reason}`, { duty })
        }
        known.set(duty, reason)
        return false
      }
      if (known.delete(duty)) logInfo('privacy.done', `Privacy: over now that it ${duties[duty][0]}.`, { duty })
      return true
    },
  }
}

/** One connection that stays open, and is made again when it is lost. */
function keptConnection(database: DatabaseAddress) {
  let open: Client | undefined
  return {
    async get(): Promise<Client> {
      if (open) return open
      const client = new Client({ ...database, connectionTimeoutMillis: usualTimes.look, keepAlive: true })
      const forget = () => {
        if (open === client) open = undefined
      }
      client.on('error', forget).on('end', forget)
      await client.connect()
      return (open = client)
    },
    close: async () => open?.end(),
  }
}

/**
 * Notes erasures outside the database within seconds, ends accounts, and keeps the terms every night. A duty that fails
 * does not stop the others, and is tried again: in the next round, a night within the hour.
 */
export function keepPrivacy({ database, erasures, endAccounts, times }: PrivacyOptions): PrivacyKeeper {
  const { look: pause, firstNight, night, nightAgain } = { ...usualTimes, ...times }
  const connection = keptConnection(database)
  let isStopped = false
  const { attempt, sentences } = faultLog(() => isStopped)
  let nextNight = Date.now() + firstNight
  /** Unnoted erasures after which the stored extract was made anew: an erasure deletes it, as it names the person. */
  let extracted = 0
  let busy = false

  async function note(client: Client): Promise<void> {
    await client.query('set role waldkerf_keeper')
    const missing = await unnotedErasures(client, erasures)
    if (missing.length > extracted) await client.query('select app.store_beetle_extract()')
    extracted = missing.length
    noteErasures(erasures, missing)
    extracted = 0
  }

  async function end(client: Client): Promise<void> {
    await client.query('reset role')
    const [waiting] = (await endAccounts?.(client)) ?? []
    if (waiting) throw new Error(waiting.reason)
  }

  async function look(): Promise<void> {
    let client: Client | undefined
    await attempt('database', async () => void (client = await connection.get()))
    // It may have been stopped while it waited for the connection.
    if (!client || isStopped) return
    const there = client
    await attempt('erasures', () => note(there))
    await attempt('accounts', () => end(there))
    if (Date.now() < nextNight || isStopped) return
    nextNight = Date.now() + ((await attempt('terms', () => endTerms(there))) ? night : nightAgain)
  }

  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void look().finally(() => (busy = false))
  }, pause)
  timer.unref()
  return {
    faults: sentences,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await connection.close()
    },
  }
}
