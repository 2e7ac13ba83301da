import type { Datum } from './systems.ts'

/** A grid file as `config.json` names it: `{ "name": "BeTA2007", "datum": "DHDN", "url": "/grids/BETA2007.gsb" }`. */
export interface GridEntry {
  name: string
  datum: Datum
  url: string
}

const shifted: readonly string[] = ['DHDN', 'MGI'] satisfies Datum[]

const isEntry = (entry: unknown): entry is GridEntry =>
  typeof entry === 'object' &&
  entry !== null &&
  'name' in entry &&
  typeof entry.name === 'string' &&
  'url' in entry &&
  typeof entry.url === 'string' &&
  'datum' in entry &&
  typeof entry.datum === 'string' &&
  shifted.includes(entry.datum)

/** The usable entries, one for each datum, and the problems of the others. */
export function readGridEntries(entries: readonly unknown[]): { grids: GridEntry[]; problems: string[] } {
  const problems: string[] = []
  const grids: GridEntry[] = []
  for (const [at, entry] of entries.entries()) {
    if (!isEntry(entry)) problems.push(`[${at}]: { name, datum: DHDN | MGI, url } erwartet`)
    else if (grids.some(({ datum }) => datum === entry.datum)) problems.push(`[${at}]: ${entry.datum} steht zweimal`)
    else grids.push(entry)
  }
  return { grids, problems }
}
