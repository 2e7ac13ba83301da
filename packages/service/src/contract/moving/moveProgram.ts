import fs from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { argv } from 'node:process'
import { Pool } from 'pg'
import type { Place, ProgramInput } from './places.ts'

/** Moves bytes in a process that kills itself at a place. */
const { kind, folder, database, place } = JSON.parse(argv[2] ?? '') as ProgramInput

function at(here: Place): void {
  if (place === here) process.kill(process.pid, 'SIGKILL')
}
const { link } = fs
fs.link = async (...args) => {
  at('linking')
  await link(...args)
}
syncBuiltinESMExports()

const { makeStore } = await import('@waldkerf/service/web/objects/testStores')
const { moveBytes } = await import('@waldkerf/service/web/moving/moveBytes')
const { movedParts } = await import('@waldkerf/service/web/moving/movedRows')

/** The same call, between two places. */
const between =
  <Input extends unknown[], Output>(
    before: Place | undefined,
    call: (...input: Input) => Promise<Output>,
    after: Place,
  ) =>
  async (...input: Input) => {
    if (before) at(before)
    const output = await call(...input)
    at(after)
    return output
  }

const pool = new Pool({ ...database, options: '-c role=waldkerf_keeper' })
const [store, parts] = [await makeStore(kind, folder), movedParts(pool)]
const { pictures } = parts
await moveBytes({
  store: {
    write: between('writing', store.write, 'written'),
    size: store.size,
    remove: between('removing', store.remove, 'removed'),
  },
  parts: {
    ...parts,
    pictures: {
      ...pictures,
      copied: between(undefined, pictures.copied, 'copied'),
      free: between('freeing', pictures.free, 'freed'),
    },
  },
  stop: new AbortController().signal,
})
await pool.end()
