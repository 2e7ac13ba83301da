import type { Readable } from 'node:stream'
import type { ByteSpan } from '../scans/sendScan.ts'

/** An object as it lies in a store. */
export interface StoredObject {
  name: string
  bytes: number
  /** Milliseconds since the epoch. */
  since: number
}

/** Bytes under names that are never used twice; rows of the database describe them. */
export interface ObjectStore {
  /** Stores a file's bytes; resolves when they would outlast a power cut. The same name again changes nothing. */
  put(name: string, file: string): Promise<void>
  size(name: string): Promise<number | undefined>
  read(name: string, span: ByteSpan): Readable
  remove(name: string): Promise<void>
  list(): Promise<StoredObject[]>
}

/** Names of objects: 32 hexadecimal digits. */
export const objectName = /^[0-9a-f]{32}$/
