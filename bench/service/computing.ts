import { readdirSync, readFileSync } from 'node:fs'
import type { Stack } from '@waldkerf/service/start'

/** Milliseconds that the processes of a back end have computed; NaN where the system has no /proc. */
export interface Computing {
  gateway: number
  service: number
  database: number
}

/** Of Linux's clock ticks; their number per second has been fixed for programs for decades. */
const tick = 10

/** @returns the parent, and what it has computed itself, of a process that may just be ending */
function processState(pid: string | number): { parent: number; computed: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const values = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: values[1] ?? 0, computed: ((values[11] ?? 0) + (values[12] ?? 0)) * tick }
  } catch {
    return undefined
  }
}

/** Milliseconds that a process has computed; 0 when it is gone. */
export const computed = (pid: number | undefined): number => processState(pid ?? 0)?.computed ?? 0

/** The same of all children of one. */
export function childrenComputed(parent: number | undefined): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && processState(name)?.parent === parent)
  return children.reduce((sum, pid) => sum + (processState(pid)?.computed ?? 0), 0)
}

/** As of now. The web server runs in this process; a database connection is a child of PostgreSQL's own. */
export function readComputing(stack: Pick<Stack, 'pids'>): Computing {
  const { user, system } = process.cpuUsage()
  const { postgres, postgrest } = stack.pids()
  const service = processState(postgrest ?? 0)?.computed ?? NaN
  return {
    gateway: (user + system) / 1_000,
    service,
    database: Number.isNaN(service) ? NaN : childrenComputed(postgres),
  }
}

export const spent = (before: Computing, after: Computing): Computing => ({
  gateway: after.gateway - before.gateway,
  service: after.service - before.service,
  database: after.database - before.database,
})
