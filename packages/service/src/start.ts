import { setTimeout as sleep } from 'node:timers/promises'
import { assemble, type Parts } from './assemble.ts'
import { isEmpty, prepareLayout } from './layout.ts'
import type { StackOptions } from './options.ts'
import { assertFree, freePorts } from './ports.ts'
import { childAccount } from './postgres/account.ts'
import { databaseUrl } from './postgres/connection.ts'
import { assertRoom, storageFault } from './storage.ts'
import { takeLock } from './supervisor/lock.ts'
import { stopOrphans } from './supervisor/orphans.ts'
import type { ServiceAddress } from './web/proxy/address.ts'
import type { StartupError } from './supervisor/startupError.ts'

/** A running back end. */
export interface Stack {
  origin: string
  /** The owner's address, past all rights: for tests and for looking into it. */
  databaseUrl: string
  /** PostgREST's address, past the web server: likewise. */
  dataService: ServiceAddress
  /** Process ids of the children; undefined while one is being started again. */
  pids(): { postgres: number | undefined; postgrest: number | undefined }
  /** Resolves when every part is ready: at once, or after a restart. */
  ready(): Promise<void>
  /** Settles only when a part has failed for good. */
  failed: Promise<StartupError>
  /** Stops everything in order and gives the data folder free. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL, PostgREST, the identity service and the web server on one origin; resolves when all are ready.
 * @throws StartupError with a message for people when something that a person can mend is in the way
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  try {
    return await start(options)
  } catch (error) {
    throw storageFault(error, options.data) ?? error
  }
}

async function start(options: StackOptions): Promise<Stack> {
  const account = childAccount()
  const [free = 0, postgres = 0, postgrest = 0, admin = 0] = await freePorts(4)
  const web = options.port || free
  const origin = options.origin ?? `http://127.0.0.1:${web}`
  const layout = prepareLayout(options.data, account)
  assertRoom(layout.home, options.fresh === true || isEmpty(layout))
  const lock = await takeLock(layout.lock, origin)
  const cleanUp: (() => Promise<void> | void)[] = [() => lock.release()]
  const stop = async () => {
    for (const step of cleanUp.splice(0).toReversed()) await step()
  }
  const { promise: failed, resolve } = Promise.withResolvers<StartupError>()
  const onFailed = (error: StartupError) => resolve(storageFault(error, options.data) ?? error)
  try {
    await stopOrphans(lock.orphans)
    await assertFree(web)
    const ports = { web, postgres, postgrest, admin }
    const parts = await assemble({ options, origin, ports, layout, account, lock, cleanUp, onFailed })
    const dataService = { host: '127.0.0.1', port: postgrest }
    return { origin, databaseUrl: databaseUrl(parts.addresses.owner), dataService, failed, stop, ...views(parts) }
  } catch (error) {
    await stop()
    throw error
  }
}

function views({ postgres, postgrest }: Parts): Pick<Stack, 'pids' | 'ready'> {
  return {
    pids: () => ({ postgres: postgres.pid, postgrest: postgrest.pid }),
    async ready() {
      while (postgres.state !== 'ready' || postgrest.state !== 'ready') await sleep(20)
    },
  }
}
