import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartupError, errorCode } from './supervisor/startupError.ts'

/** Whether the data folder can be written to. */
export type StorageState = 'ready' | 'full' | 'readonly'

type Fault = Exclude<StorageState, 'ready'>
type Blocker = Fault | 'forbidden' | 'noFolder'

const megabyte = 2 ** 20

/** Bytes for a new database with its demo data, for the start of an existing one, and for reliable writes. */
const room = { empty: 300 * megabyte, used: 50 * megabyte, running: 20 * megabyte } as const

/** Error codes of the system, and of PostgreSQL (disk_full). */
const anywhere: Readonly<Record<string, Blocker>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  '53100': 'full',
  EROFS: 'readonly',
}

/** Codes that concern the data folder only where the error's path is in it. */
const withinFolder: Readonly<Record<string, Blocker>> = {
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  ENOTDIR: 'noFolder',
  EEXIST: 'noFolder',
}

/** Messages of programs that are started here. */
const said: readonly (readonly [RegExp, Fault])[] = [
  [/No space left on device|Disk quota exceeded/, 'full'],
  [/Read-only file system/, 'readonly'],
]

const elsewhere = 'or set WALDKERF_DATA to a folder'

const words: Readonly<Record<Blocker, (folder: string) => string>> = {
  full: (folder) => `The disk with ${folder} is full. Free some space on it, ${elsewhere} on another disk.`,
  readonly: (folder) => `${folder} is on a read-only file system. Mount it writable, ${elsewhere} on another one.`,
  forbidden: (folder) =>
    `This account may not write to ${folder}. Change its owner or rights, ${elsewhere} of its own.`,
  noFolder: (folder) =>
    `${folder} cannot be the data folder: it, or a part of its path, is a file. Remove it, ${elsewhere}.`,
}

/** A sentence for an error that concerns the data folder; undefined for any other. */
export function storageFault(error: unknown, data: string): StartupError | undefined {
  const folder = resolve(data)
  const blocker = blockerIn(error, folder)
  return blocker && new StartupError(words[blocker](folder), { cause: error })
}

function blockerIn(error: unknown, folder: string): Blocker | undefined {
  if (!(error instanceof Error)) return undefined
  const code = errorCode(error)
  const isWithin = 'path' in error && String(error.path).startsWith(folder)
  const known = anywhere[code] ?? (isWithin ? withinFolder[code] : undefined)
  if (known !== undefined) return known
  const [, state] = said.find(([pattern]) => pattern.test(error.message)) ?? []
  // A log also has messages of earlier starts.
  return state !== undefined && state === storageState(folder) ? state : undefined
}

/** Bytes that may still be written; undefined where the system does not say. */
function freeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

/** @throws StartupError when the disk has less room than a start takes */
export function assertRoom(folder: string, isEmpty: boolean): void {
  const needed = isEmpty ? room.empty : room.used
  const free = freeBytes(folder) ?? Infinity
  if (free >= needed) return
  const [left, least] = [free, needed].map((bytes) => Math.floor(bytes / megabyte))
  throw new StartupError(
    `The disk with ${folder} is nearly full: ${left} MB are free, and Waldkerf needs ${least} MB to start. ` +
      `Free some space on it, ${elsewhere} on another disk.`,
  )
}

/** Tries to write, as the database does all the time. */
export function storageState(folder: string): StorageState {
  const file = join(folder, 'writable')
  try {
    writeFileSync(file, 'x'.repeat(4_096), { mode: 0o600 })
    rmSync(file)
  } catch (error) {
    return errorCode(error) === 'ENOSPC' || errorCode(error) === 'EDQUOT' ? 'full' : 'readonly'
  }
  return (freeBytes(folder) ?? Infinity) < room.running ? 'full' : 'ready'
}

/** Milliseconds between two checks of the disk, however often somebody asks. */
const pause = 2_000

/** The state of the data folder, as it was not long ago. */
export function watchStorage(folder: string): () => StorageState {
  let known: { at: number; state: StorageState } = { at: -Infinity, state: 'ready' }
  return () => {
    if (performance.now() - known.at > pause) known = { at: performance.now(), state: storageState(folder) }
    return known.state
  }
}
