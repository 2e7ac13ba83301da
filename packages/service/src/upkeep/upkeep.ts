import { Client } from 'pg'
import { logError, logInfo } from '../log.ts'
import type { DatabaseAddress } from '../postgres/connection.ts'

/** Work of the web server that comes round again. */
export interface Upkeep {
  /** A sentence for each duty that could not be done the last time. */
  faults(): readonly string[]
  stop(): Promise<void>
}

/** Milliseconds. */
export const usualTimes = {
  /** Between two rounds. */
  look: 10_000,
  /** Until the first night: a machine that is switched off each evening has its nights, too. */
  firstNight: 60 * 60 * 1_000,
  night: 24 * 60 * 60 * 1_000,
  /** After a night that failed. */
  nightAgain: 30 * 60 * 1_000,
}

/** The faults of a duty in the words of the log and of /health. */
export type DutyWords = readonly [log: string, health: string]

export interface UpkeepOptions<Duty extends string> {
  /** Names it in the log. */
  name: string
  duties: Readonly<Record<Duty | 'database', DutyWords>>
  database: DatabaseAddress
  times?: Partial<typeof usualTimes> | undefined
  /** Each round: duties with their work, each done whether or not the others fail. */
  round: readonly (readonly [duty: Duty, work: (client: Client) => Promise<void>])[]
  /** Each night. */
  night: readonly [duty: Duty, work: (client: Client) => Promise<void>]
}

/**
 * Duties that failed, with the reason. Each is logged when it begins, when its reason changes, and when it ends.
 * @param isOver true from the stop on: failures then come from the connection, which is closed during the work
 */
function faultLog<Duty extends string>(name: string, duties: Readonly<Record<Duty, DutyWords>>, isOver: () => boolean) {
  const known = new Map<Duty, string>()
  const title = name.charAt(0).toUpperCase() + name.slice(1)
  return {
    sentences: () => [...known.keys()].map((duty) => duties[duty][1]),
    async attempt(duty: Duty, work: () => Promise<void>): Promise<boolean> {
      try {
        await work()
      } catch (error) {
        if (isOver()) return false
        const reason = error instanceof Error ? error.message : String(error)
        if (known.get(duty) !== reason) {
          logError(`${name}.waits`, `${title} ${duties[duty][0]}; it is tried again: ${reason}`, { duty })
        }
        known.set(duty, reason)
        return false
      }
      if (known.delete(duty)) logInfo(`${name}.done`, `${title}: over now that it ${duties[duty][0]}.`, { duty })
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

/** Does duties in rounds and by night until it is stopped. One that fails does not stop the others, and is tried again. */
export function upkeep<Duty extends string>(options: UpkeepOptions<Duty>): Upkeep {
  const { name, duties, database, round, night } = options
  const times = { ...usualTimes, ...options.times }
  const connection = keptConnection(database)
  let isStopped = false
  const { attempt, sentences } = faultLog<Duty | 'database'>(name, duties, () => isStopped)
  let nextNight = Date.now() + times.firstNight
  let busy = false

  async function look(): Promise<void> {
    let client: Client | undefined
    await attempt('database', async () => void (client = await connection.get()))
    // It may have been stopped while it waited for the connection.
    if (!client || isStopped) return
    const there = client
    for (const [duty, work] of round) await attempt(duty, () => work(there))
    if (Date.now() < nextNight || isStopped) return
    const [duty, work] = night
    nextNight = Date.now() + ((await attempt(duty, () => work(there))) ? times.night : times.nightAgain)
  }

  const timer = setInterval(() => {
    if (busy) return
    busy = true
    void look().finally(() => (busy = false))
  }, times.look)
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
