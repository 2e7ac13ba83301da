import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { meterChild } from './cpu.ts'

export interface Command {
  program: string
  args: readonly string[]
  env?: NodeJS.ProcessEnv
  /** Ends the command and all that it has started. */
  signal?: AbortSignal
  /** Takes each line as it comes, instead of the console. */
  onLine?: (line: string) => void
}

/** How a command ended. */
export interface Ended {
  /** 1 also for what could not be started, or was ended by a signal. */
  code: number
  /** Seconds of processor time that it and all that it started have used; undefined where the system does not show them. */
  cpu: number | undefined
}

/** ms that a command has to clean up after SIGTERM, before it gets SIGKILL. */
const graceTime = 10_000

/**
 * Runs a command in the project's folder. Its lines are shown as they come, with `label` before each: two may run at once.
 */
export function runCommand(label: string, command: Command, cwd: string): Promise<Ended> {
  const { program, args, env, signal } = command
  const onLine = command.onLine ?? ((line: string) => console.log(line === '' ? '' : `${label} │ ${line}`))
  return new Promise((resolve) => {
    // A command that may be ended has a group of its own: browsers and databases end with it.
    const detached = signal !== undefined
    const child = spawn(program, args, { cwd, detached, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }) // prettier-ignore
    const meter = meterChild(child.pid)
    let cpu: number | undefined
    child.once('exit', () => {
      cpu = meter()
    })
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine)
    const end = () => {
      endGroup(child.pid, 'SIGTERM')
      setTimeout(endGroup, graceTime, child.pid, 'SIGKILL').unref()
    }
    signal?.addEventListener('abort', end, { once: true })
    child.once('error', (error) => {
      onLine(error.message)
      resolve({ code: 1, cpu })
    })
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end)
      resolve({ code: code ?? 1, cpu })
    })
  })
}

function endGroup(leader: number | undefined, signal: NodeJS.Signals) {
  if (leader === undefined) return
  try {
    process.kill(-leader, signal)
  } catch {
    // All of the group have ended.
  }
}
