import { readFileSync } from 'node:fs'
import { drawingName } from './pictures.ts'

/** The bytes of a seeded picture (Node only). @throws when no such drawing ships. */
export function pictureBytes(filename: string): Uint8Array {
  return readFileSync(new URL(`./pictures/${drawingName(filename)}`, import.meta.url))
}
