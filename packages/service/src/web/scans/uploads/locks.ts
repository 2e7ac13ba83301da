import { ERRORS, type Locker, MemoryLocker, type RequestRelease } from '@tus/server'
import { logError } from '@waldkerf/service/log'
import { type DatabaseAddress, openClient } from '@waldkerf/service/postgres/connection'
import type { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds that a request waits until another one has let go of its upload, and between two looks. */
const patience = 30_000
const pause = 100
/** Where a web server asks the others to let go of an upload. */
const channel = 'waldkerf_upload'

/**
 * One request at a time works on an upload, whichever web server has it: locks of a database session, which end with the
 * server that holds them. Who waits asks the holder to let go: a phone that comes back by another line need not wait
 * until the server has noticed that the old one is dead.
 */
export function sharedLocks(database: DatabaseAddress): Locker & { close(): Promise<void> } {
  const here = new MemoryLocker({ acquireLockTimeout: patience })
  const held = new Map<string, RequestRelease>()
  let session: Promise<Client> | undefined

  /** The locks have gone with their session: somebody else may write. */
  function giveUp(): void {
    session = undefined
    const gone = [...held.values()]
    held.clear()
    for (const release of gone) void release()
  }
  async function open(): Promise<Client> {
    const client = await openClient(database)
    client.on('end', giveUp)
    client.on('notification', ({ payload = '' }) => void held.get(payload)?.())
    await client.query(`listen ${channel}`)
    return client
  }
  async function query<Row extends object>(sql: string, id: string): Promise<Row | undefined> {
    // A statement that fails leaves the session, and the locks in it, as they are.
    session ??= open().catch((error: unknown) => {
      session = undefined
      throw error
    })
    return (await (await session).query<Row>(sql, [id])).rows[0]
  }
  async function take(id: string, stop: AbortSignal, release: RequestRelease): Promise<void> {
    const until = performance.now() + patience
    for (;;) {
      const row = await query<{ mine: boolean }>(
        `select pg_try_advisory_lock(hashtextextended('hochladen/' || $1, 0)) as mine`,
        id,
      )
      if (row?.mine) break
      if (stop.aborted || performance.now() > until) throw ERRORS.ERR_LOCK_TIMEOUT
      await query(`select pg_notify('${channel}', $1)`, id)
      await sleep(pause)
    }
    held.set(id, release)
  }
  async function giveBack(id: string): Promise<void> {
    // One that has gone with its session is nobody's to give back.
    if (!held.delete(id)) return
    await query(`select pg_advisory_unlock(hashtextextended('hochladen/' || $1, 0))`, id).catch((error: unknown) =>
      logError('scans.unlock', 'Letting go of an upload', { id }, error),
    )
  }
  return {
    newLock(id) {
      const ours = here.newLock(id)
      return {
        async lock(stop, release) {
          await ours.lock(stop, release)
          try {
            await take(id, stop, release)
          } catch (error) {
            await ours.unlock()
            throw error
          }
        },
        async unlock() {
          await giveBack(id)
          await ours.unlock()
        },
      }
    },
    async close() {
      await (await session)?.end()
    },
  }
}
