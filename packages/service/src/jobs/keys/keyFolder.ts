import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KnownKey } from './keySet.ts'

/** The folder that the data service sees too. It is the folder that is mounted: a renamed file in it would stay unseen. */
export interface KeyFolder {
  known(): KnownKey[]
  /** Writes the set for the data service and what is known for the next round. Answers whether the set has changed. */
  keep(known: readonly KnownKey[]): boolean
}

export const keySetFile = 'jwks.json'
const knownFile = 'known-keys.json'

export function keyFolder(folder: string): KeyFolder {
  const read = (name: string) => readText(join(folder, name))
  const write = (name: string, text: string) => {
    // Appears under its name only when complete. Everyone may read public keys.
    const half = join(folder, `${name}.new`)
    writeFileSync(half, text, { mode: 0o644 })
    renameSync(half, join(folder, name))
  }
  return {
    known: () => parsed(read(knownFile)),
    keep(known) {
      const set = JSON.stringify({ keys: known.map(({ key }) => key) })
      const changed = set !== read(keySetFile)
      if (changed) write(keySetFile, set)
      // Written each round: its age tells the health check when the last one succeeded.
      write(knownFile, JSON.stringify(known))
      return changed
    },
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A file that is missing or broken is one round's loss: what the identity service names comes again at once. */
function parsed(text: string): KnownKey[] {
  try {
    return JSON.parse(text) as KnownKey[]
  } catch {
    return []
  }
}
