import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { keptHere } from './folders.ts'

/** What a run shall do, as it was asked for in the command line. */
export interface Options {
  /** Take pictures and compare them; look for faults in accessibility; or accept what the last run found. */
  task: 'compare' | 'axe' | 'accept'
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
  pages: number
}

/**
 * @param args what stands behind the command, as of `process.argv`
 * @throws Error that names what was not understood
 */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      axe: { type: 'boolean', default: false },
      kept: { type: 'string', default: keptHere },
      pages: { type: 'string', default: '2' },
      resume: { type: 'boolean', default: false },
      static: { type: 'string' },
    },
  })
  const pages = Number(values.pages)
  if (!Number.isInteger(pages) || pages < 1) throw new Error(`--pages=${values.pages} is not a number of pages.`)
  const accepts = positionals[0] === 'accept'
  if (accepts && (values.axe || values.against)) throw new Error('accept takes only words that stories are chosen by.')
  return {
    task: accepts ? 'accept' : values.axe ? 'axe' : 'compare',
    words: accepts ? positionals.slice(1) : positionals,
    against: values.against,
    site: values.static && resolve(values.static),
    kept: resolve(values.kept),
    resume: values.resume,
    pages,
  }
}
