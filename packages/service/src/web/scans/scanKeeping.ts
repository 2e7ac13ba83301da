import type { DatabaseAddress } from '@waldkerf/service/postgres/connection'
import type { Locker } from '@tus/server'
import { Pool } from 'pg'
import { type MovedParts, movedParts } from '../moving/movedRows.ts'
import { comparedRows, type CompareRows } from './comparison/comparedRows.ts'
import { sharedLocks } from './uploads/locks.ts'
import { uploadRows, type UploadRows } from './uploads/uploadRows.ts'

/** Rows and locks of the database, by which all web servers keep scans and what is moved together. */
export interface ScanKeeping {
  compareRows: CompareRows
  /** @param now milliseconds since the epoch */
  uploads(now: () => number): UploadRows
  locker: Locker
  moved: MovedParts
  close(): Promise<void>
}

/** @param database the owner's address, or one of a role that may act as `waldkerf_keeper` */
export function scanKeeping(database: DatabaseAddress): ScanKeeping {
  const pool = new Pool({ ...database, max: 2, options: '-c role=waldkerf_keeper' })
  // A database that goes away between two queries; the next one reports it.
  pool.on('error', () => undefined)
  const locker = sharedLocks(database)
  return {
    compareRows: comparedRows(pool),
    uploads: (now) => uploadRows(pool, now),
    locker,
    moved: movedParts(pool),
    async close() {
      await Promise.all([pool.end(), locker.close()])
    },
  }
}
