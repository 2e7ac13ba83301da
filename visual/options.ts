import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './site.ts'

/** Git ignores it: pictures are made on each machine, by its own Chromium. */
const keptHere = join(root, '.visual')

/** A run as it was asked for in the command line. */
export interface Options {
  /** Accepts the new pictures where the last run found differences. */
  accepts: boolean
  /** Serves what the last run looked at, and what it found. */
  shows: boolean
  /** Parts of titles or ids; only stories that have one of them. None means all. */
  words: readonly string[]
  /** A commit whose pictures stand in for the accepted ones. */
  against?: string
  /** A folder with a static Storybook; without it one is built. */
  site?: string
  /** The folder in which all pictures are kept. */
  kept: string
  /** Goes on where the last run was interrupted, with its build. */
  resume: boolean
  /** How many pages of the browser work side by side. */
  workers: number
}

/**
 * @param args as of `process.argv`, behind the command
 * @throws Error that names what was not understood
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      kept: { type: 'string', default: keptHere },
      resume: { type: 'boolean', default: false },
      static: { type: 'string' },
      workers: { type: 'string', default: '2' },
    },
  })
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1)
    throw new Error(`--workers=${values.workers} is not a number of workers.`)
  const accepts = positionals[0] === 'accept'
  if (accepts && values.against) throw new Error('accept takes only words that stories are chosen by.')
  const shows = positionals[0] === 'show'
  return {
    accepts,
    shows,
    words: accepts || shows ? positionals.slice(1) : positionals,
    against: values.against,
    site: values.static && resolve(values.static),
    kept: resolve(values.kept),
    resume: values.resume,
    workers,
  }
}
