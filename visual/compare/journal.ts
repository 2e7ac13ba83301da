import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a run finds, one a line, written while it is found: an interrupted run goes on from here. */
export class Journal<Entry> {
  readonly #file: string
  readonly entries: Entry[]

  constructor(file: string) {
    this.#file = file
    mkdirSync(dirname(file), { recursive: true })
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    this.entries = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Entry)
  }

  add(entry: Entry): void {
    this.entries.push(entry)
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}
