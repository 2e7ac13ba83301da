import { readdirSync, readFileSync } from 'node:fs'
import { once } from 'node:events'
import type { StackOptions } from '@waldkerf/service/options'
import { startTestStack } from '@waldkerf/service/testing/testStack'

/**
 * Megabytes: of the web server what it holds after a collection, of the others what processes keep for themselves, neither files
 * nor what PostgreSQL's processes share, whose size is set.
 */
export interface Weight {
  webServer: number
  dataService: number
  database: number
}

export interface ServiceAddresses {
  origin: string
  databaseUrl: string
}

/** MB; NaN where the system does not tell. */
function weigh(pid: number | string | undefined): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss_Anon:\s+(\d+)/m.exec(text)?.[1] ?? NaN) / 1_000
  } catch {
    return NaN
  }
}

/** A process and its children; one that is just ending weighs nothing. */
function weighAll(parent: number | undefined): number {
  const isChild = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(parent)
    } catch {
      return false
    }
  }
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name))
  return children.reduce((sum, pid) => sum + (weigh(pid) || 0), weigh(parent))
}

/*
 * A back end in a process of its own, which nothing else makes larger: it answers each message with its weight, and ends
 * with the one who started it.
 */
if (process.send) {
  const [options] = (await once(process, 'message')) as [Pick<StackOptions, 'dist' | 'connectionLife'>]
  const stack = await startTestStack({ ...options, seed: 'large', tokenLife: 7_200 })
  process.on('message', () => {
    // Memory that nobody holds any more does not count.
    for (let round = 0; round < 3; round += 1) globalThis.gc?.()
    const { postgres, postgrest } = stack.pids()
    // Room that the seed has taken is kept and used again: the size of the process would hide what grows.
    const { heapUsed, external } = process.memoryUsage()
    const weight = {
      webServer: (heapUsed + external) / 1e6,
      dataService: weigh(postgrest),
      database: weighAll(postgres),
    }
    process.send?.(weight satisfies Weight)
  })
  process.once('disconnect', () => void stack.stop().then(() => process.exit()))
  process.send({ origin: stack.origin, databaseUrl: stack.databaseUrl } satisfies ServiceAddresses)
}
