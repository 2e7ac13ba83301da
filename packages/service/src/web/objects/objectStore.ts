import type { DataStore } from '@tus/server'
import type { Readable } from 'node:stream'
import type { ByteSpan } from '../scans/sendScan.ts'

/** An object as it lies in a store. */
export interface StoredObject {
  name: string
  bytes: number
  /** Milliseconds since the epoch. */
  since: number
}

/** Bytes that can be read by spans. */
export interface ByteSource {
  size: number
  read(span: ByteSpan): Readable
}

/** Bytes under names that are never used twice; rows of the database describe them. */
export interface ObjectStore {
  /** Stores a file's bytes; resolves when they would outlast a power cut. The same name again changes nothing. */
  put(name: string, file: string): Promise<void>
  /** Likewise for bytes that are in memory. */
  write(name: string, bytes: Uint8Array): Promise<void>
  size(name: string): Promise<number | undefined>
  read(name: string, span: ByteSpan): Readable
  remove(name: string): Promise<void>
  list(): Promise<StoredObject[]>
  uploads: UploadPlace
}

/** Where objects arrive in parts, by the tus protocol. An upload that is whole becomes the object of its own name. */
export interface UploadPlace {
  data: DataStore
  /**
   * Bytes of the smallest part that the store joins with others. An upload that has as many fewer than it had has lost one, and
   * what follows would be joined to the wrong place. Infinity where bytes follow one another in one file.
   */
  leastPart: number
  /** An upload that is whole. */
  open(id: string): Promise<ByteSource>
  /** Makes it an object, as `put` does. */
  keep(id: string): Promise<void>
  /** Removes those that nobody has gone on with. @param before milliseconds since the epoch */
  sweep(before: number): Promise<void>
  /** Bytes that there is still room for; Infinity where the store does not say. */
  free(): Promise<number>
}

/** Names of objects: 32 hexadecimal digits. */
export const objectName = /^[0-9a-f]{32}$/

/** Where an object lies in a folder of objects, by the first two digits of its name. */
export const objectPath = (name: string): string => `objekte/${name.slice(0, 2)}/${name}`

/** Milliseconds in which an upload can be resumed, and a finished one be asked about. */
export const uploadLife = 3 * 24 * 60 * 60 * 1_000
