import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { closeLog, logTail, openLog } from './logFile.ts'
import { signal, waitForEnd } from './processes.ts'
import { StartupError } from './startupError.ts'

/** A child's recent deaths. */
export interface Deaths {
  /** In a row, each without having been ready for `steadyMs` before. */
  quick: number
  /** In a row, each without having become ready at all. */
  unready: number
}

export const noDeaths: Deaths = { quick: 0, unready: 0 }

/** A child that was ready this long is started again at once. */
const steadyMs = 5_000
const pausesMs = [500, 1_000, 2_000, 5_000] as const
const unreadyLimit = 5

/**
 * The pause before the next start, or giving up.
 * @param readyForMs how long the child had been ready; undefined when it never was
 */
export function afterDeath(deaths: Deaths, readyForMs: number | undefined): { deaths: Deaths; pauseMs?: number } {
  if (readyForMs !== undefined && readyForMs >= steadyMs) return { deaths: noDeaths, pauseMs: 0 }
  const quick = deaths.quick + 1
  const unready = readyForMs === undefined ? deaths.unready + 1 : 0
  if (unready >= unreadyLimit) return { deaths: { quick, unready } }
  return { deaths: { quick, unready }, pauseMs: pausesMs[Math.min(quick, pausesMs.length) - 1] }
}

export interface ChildSpec {
  /** As messages and /health name it. */
  name: string
  executable: string
  /** One of them names the data folder, so that an orphan can be told from a stranger. */
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  /** The account it runs as; undefined keeps the launcher's own. */
  account: { uid: number; gid: number } | undefined
  logFile: string
  /** The signal for an orderly stop. */
  stopSignal: NodeJS.Signals
  /** Resolves when the child can be used; asked anew after each start, given up when it dies. */
  ready: (died: AbortSignal) => Promise<void>
  /** A child that is not ready by then is killed and counts as dead. Milliseconds. */
  readyLimit: number
}

export interface ChildEvents {
  /** Right after the process exists, before anything else. */
  onSpawn: (pid: number) => void
  onReady: () => void
  /** The supervisor has given up; the error carries the tail of the log. */
  onFailed: (error: StartupError) => void
}

export type ChildState = 'stopped' | 'starting' | 'ready' | 'failed'

/** One child process that is started again when it dies (docs/operations.md 'When a part dies'). */
export class SupervisedChild {
  readonly #spec: ChildSpec
  readonly #events: ChildEvents
  readonly #stopping = new AbortController()
  #process: ChildProcess | undefined
  #state: ChildState = 'stopped'

  constructor(spec: ChildSpec, events: ChildEvents) {
    this.#spec = spec
    this.#events = events
  }

  get state(): ChildState {
    return this.#state
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts the child, once, and resolves when it is ready for the first time. Rejects with a StartupError. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#keepRunning(resolve).catch((error: StartupError) => {
        this.#state = 'failed'
        this.#events.onFailed(error)
        reject(error)
      })
    })
  }

  /** Orderly stop; a child that does not end within ten seconds is killed. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#state = 'stopped'
    const pid = this.#process?.pid
    if (pid === undefined) return
    signal(pid, this.#spec.stopSignal)
    if (await waitForEnd(pid, 10_000)) return
    signal(pid, 'SIGKILL')
    await waitForEnd(pid, 10_000)
  }

  /** Ends the process, so that the supervisor starts it again. */
  restart(): void {
    this.#process?.kill(this.#spec.stopSignal)
  }

  /** Starts the child again whenever it ends. Rejects when it died too often without becoming ready. */
  async #keepRunning(onReady: () => void): Promise<void> {
    let deaths = noDeaths
    for (;;) {
      const readyFor = await this.#live(onReady)
      if (this.#stopping.signal.aborted) return
      const next = afterDeath(deaths, readyFor)
      if (next.pauseMs === undefined) throw this.#givenUp()
      deaths = next.deaths
      await sleep(next.pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      if (this.#stopping.signal.aborted) return
    }
  }

  #givenUp(): StartupError {
    const { name, logFile } = this.#spec
    return new StartupError(`${name} does not start. The end of ${logFile}:\n${logTail(logFile)}`)
  }

  /** Runs the child once. Answers how long it was ready in milliseconds, undefined when it never was. */
  async #live(onReady: () => void): Promise<number | undefined> {
    this.#state = 'starting'
    const child = this.#spawn()
    const died = new AbortController()
    const end = new Promise<void>((resolve) => {
      child.once('error', () => resolve())
      child.once('exit', () => resolve())
    })
    if (child.pid !== undefined) this.#events.onSpawn(child.pid)

    let readySince: number | undefined
    const limit = setTimeout(() => child.kill('SIGKILL'), this.#spec.readyLimit)
    const becomingReady = async () => {
      await this.#spec.ready(died.signal)
      clearTimeout(limit)
      if (died.signal.aborted || this.#stopping.signal.aborted) return
      readySince = Date.now()
      this.#state = 'ready'
      this.#events.onReady()
      onReady()
    }
    // It rejects when the child dies before, which `end` tells as well.
    const settled = becomingReady().catch(() => undefined)
    await end
    clearTimeout(limit)
    died.abort()
    this.#process = undefined
    if (!this.#stopping.signal.aborted) this.#state = 'starting'
    await settled
    return readySince === undefined ? undefined : Date.now() - readySince
  }

  #spawn(): ChildProcess {
    const { executable, args, cwd, env, account, logFile } = this.#spec
    const log = openLog(logFile)
    try {
      // A group of its own: Ctrl-C reaches the launcher alone, which then stops its children in order.
      this.#process = spawn(executable, args, { cwd, env, ...account, stdio: ['ignore', log, log], detached: true })
      return this.#process
    } finally {
      closeLog(log)
    }
  }
}
