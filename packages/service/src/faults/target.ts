import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { StackOptions } from '../options.ts'
import type { LauncherState } from './launcher.ts'

/** The processes that can be killed. The web server lives in the launcher. */
export const parts = ['PostgreSQL', 'PostgREST', 'a backend of PostgreSQL', 'the web server'] as const
export type Part = (typeof parts)[number]

/** A back end that is there to be killed. */
export interface Target {
  state(): Promise<LauncherState>
  /** SIGKILL. */
  kill(part: Part): Promise<void>
  /** Starts again what does not start by itself; resolves when everything answers a person with this token. */
  heal(token: string): Promise<void>
  /** Work on a connection of the database's owner. */
  asOwner<T>(work: (owner: Client) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** @param options with a fixed port: tokens hold for one origin */
export async function startTarget(options: StackOptions): Promise<Target> {
  let launcher = await launch(options)
  const state = () => ask(launcher)
  const asOwner = async <T>(work: (owner: Client) => Promise<T>): Promise<T> => {
    const owner = new Client((await state()).databaseUrl)
    owner.on('error', () => undefined)
    await owner.connect()
    try {
      return await work(owner)
    } finally {
      await owner.end()
    }
  }
  return {
    state,
    asOwner,
    async kill(part) {
      if (part === 'the web server') return end(launcher, 'SIGKILL')
      const { pids } = await state()
      const pid = {
        PostgreSQL: () => pids.postgres,
        PostgREST: () => pids.postgrest,
        'a backend of PostgreSQL': () => asOwner(busyBackend),
      }[part]
      process.kill((await pid()) ?? 0, 'SIGKILL')
    },
    async heal(token) {
      if (launcher.exitCode !== null || launcher.signalCode !== null) launcher = await launch(options)
      await untilHealthy((await state()).origin, token)
    },
    async stop() {
      if (launcher.exitCode === null && launcher.signalCode === null) {
        const ended = once(launcher, 'exit')
        launcher.disconnect()
        await ended
      }
    },
  }
}

async function launch(options: StackOptions): Promise<ChildProcess> {
  const launcher = fork(join(import.meta.dirname, 'launcher.ts'), [JSON.stringify(options)], { execArgv: [] })
  const early = once(launcher, 'exit').then(() => Promise.reject(new Error('The launcher ended before it was ready.')))
  await Promise.race([once(launcher, 'message'), early])
  early.catch(() => undefined)
  return launcher
}

async function ask(launcher: ChildProcess): Promise<LauncherState> {
  launcher.send('state')
  const [state] = (await once(launcher, 'message')) as [LauncherState]
  return state
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** A backend that serves the data service, if possible one that is at work. */
async function busyBackend(owner: Client): Promise<number | undefined> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'authenticator' order by state <> 'active', state_change desc limit 1`,
  )
  return rows[0]?.pid
}

/**
 * Resolves when all answer a few times in a row: a part that has just been killed may still count as ready, and
 * PostgreSQL, which mends itself when a backend dies, counts as ready meanwhile. Only a call that reads shows that the
 * data service has its database again.
 */
async function untilHealthy(origin: string, token: string): Promise<void> {
  const deadline = Date.now() + 30_000
  const headers = { Authorization: `Bearer ${token}` }
  for (let good = 0; good < 3; await sleep(100)) {
    const answers = await Promise.allSettled([
      fetch(`${origin}/health`),
      fetch(`${origin}/rest/kunde?limit=1`, { headers }),
    ])
    good = answers.every((answer) => answer.status === 'fulfilled' && answer.value.status === 200) ? good + 1 : 0
    if (Date.now() > deadline) throw new Error('The back end did not come back within 30 s.')
  }
}
