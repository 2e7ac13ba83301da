import { readFileSync } from 'node:fs'

/** MB that a process has taken at most, as Linux counts them; NaN elsewhere, and for one that is gone. */
export function peakMemory(id: number | undefined): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1_024
  } catch {
    return Number.NaN
  }
}
