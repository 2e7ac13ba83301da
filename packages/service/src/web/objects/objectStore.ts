import type { Readable } from 'node:stream'
import type { ByteSpan } from '../scans/sendScan.ts'

/** An object as it lies in a store. */
export interface StoredObject {
  name: string
  bytes: number
  /** Milliseconds since the epoch. */
  since: number
}

/** Bytes under names that are never used twice. What they are, rows in the database say. */
export interface ObjectStore {
  /** Puts a file's bytes, and answers when they would outlast a power cut. Again under the same name: nothing. */
  put(name: string, file: string): Promise<void>
  size(name: string): Promise<number | undefined>
  read(name: string, span: ByteSpan): Readable
  remove(name: string): Promise<void>
  list(): Promise<StoredObject[]>
}

/** Names of objects: 32 hexadecimal digits. */
export const objectName = /^[0-9a-f]{32}$/
