import { applyFreshAndSeed, fillDatabase, prepareCluster, prepareDatabase, settleDatabase } from './database.ts'
import { demoAccounts } from './identity/accounts/demoAccounts.ts'
import { audience } from './identity/realm.ts'
import type { Layout } from './layout.ts'
import { mailSink } from './mails/sink.ts'
import type { StackOptions } from './options.ts'
import type { Account } from './postgres/account.ts'
import { postgresFolder } from './postgres/binaries.ts'
import { databaseUrl, type DatabaseAddresses } from './postgres/connection.ts'
import { postgresChild } from './postgres/server.ts'
import { postgrestProgram } from './postgrest/binary.ts'
import { postgrestChild } from './postgrest/server.ts'
import { endErasedAccounts } from './privacy/endAccounts.ts'
import { keepPrivacy } from './privacy/keepPrivacy.ts'
import { keepCounts } from './upkeep/keepCounts.ts'
import { seedScan } from './sql/seed/seedScan.ts'
import { worldSize } from './sql/seed/seedOptions.ts'
import { watchStorage } from './storage.ts'
import { SupervisedChild, type ChildSpec } from './supervisor/child.ts'
import type { Lock } from './supervisor/lock.ts'
import type { StartupError } from './supervisor/startupError.ts'
import { dataServiceSource } from './web/dataSource.ts'
import { scanKeeping } from './web/scans/scanKeeping.ts'
import { webServer } from './web/server.ts'
import { openSite } from './web/site.ts'

/** Shared by the parts of one back end while it is put together. */
export interface Assembly {
  options: StackOptions
  origin: string
  ports: { web: number; postgres: number; postgrest: number; admin: number }
  layout: Layout
  account: Account | undefined
  lock: Lock
  /** Steps that stop what has been started, to be run in reverse. */
  cleanUp: (() => Promise<void> | void)[]
  onFailed: (error: StartupError) => void
}

type Postgres = Pick<SupervisedChild, 'pid' | 'state'>

export interface Parts {
  addresses: DatabaseAddresses
  postgres: Postgres
  postgrest: SupervisedChild
}

/** Starts every part in order, the web server last: an open port means that all are ready. */
export async function assemble(assembly: Assembly): Promise<Parts> {
  const { options, origin, ports, layout, account, cleanUp } = assembly
  applyFreshAndSeed(layout, options, account)
  // Checked before anything is started, so that a missing program is reported at once.
  const executable = postgrestProgram(options.postgrestBin, account)
  // Its code is large: it is loaded while PostgreSQL starts.
  const identityCode = import('./identity/service.ts')
  let postgrest: SupervisedChild | undefined
  // PostgREST notices a restarted database only after a while; restarting PostgREST is quicker.
  const { addresses, postgres, filled } = await startDatabase(assembly, () => postgrest?.restart())

  const { startIdentity } = await identityCode
  const identity = await startIdentity({
    database: addresses.identity,
    origin,
    tokenLife: options.tokenLife ?? 300,
    accounts: demoAccounts(options.seed),
  })
  cleanUp.push(() => identity.close())

  const settings = {
    databaseUrl: databaseUrl(addresses.authenticator),
    port: ports.postgrest,
    adminPort: ports.admin,
    audience,
    connectionLife: options.connectionLife ?? 1_800,
  }
  const { run, log } = layout
  postgrest = supervised(assembly, postgrestChild({ executable, run, log, keys: identity.keys, settings, account }))
  await postgrest.start()
  await filled

  const parts = { addresses, postgres, postgrest }
  const privacy = keepPrivacy({
    database: addresses.owner,
    erasures: options.erasures ?? layout.erasures,
    endAccounts: (client) => endErasedAccounts(client, identity.erase),
  })
  cleanUp.push(() => privacy.stop())
  const counts = keepCounts(addresses.owner)
  cleanUp.push(() => counts.stop())
  const web = webServer({
    origin,
    site: openSite(options.dist),
    parts: () => ({ postgres: parts.postgres.state, postgrest: parts.postgrest.state, identity: parts.postgres.state }),
    storage: watchStorage(run),
    privacy: () => privacy.faults(),
    counts: () => counts.faults(),
    retireWorker: options.retireWorker ?? false,
    data: dataServiceSource({
      dataService: { host: '127.0.0.1', port: ports.postgrest },
      scans: {
        folder: layout.scans,
        quota: options.scanQuota ?? 20 * 2 ** 30,
        keeping: scanKeeping(addresses.owner),
        seed: drawnScans(options),
      },
    }),
    identity: (request, response) => identity.handle(request, response),
    mails: mailSink({ database: addresses.owner, origin, invite: identity.invite }),
  })
  cleanUp.push(() => web.close())
  await web.listen(ports.web, '127.0.0.1')
  return parts
}

/** Demo maps have their sheets drawn when somebody opens them. */
const drawnScans = ({ seed = 'small' }: StackOptions) =>
  seed === 'none' || seed === 'empty' ? undefined : seedScan(worldSize(seed))

interface StartedDatabase {
  addresses: DatabaseAddresses
  postgres: Postgres
  /** Demo data come while the other parts start: none of them reads any. */
  filled: Promise<void>
}

async function startDatabase(assembly: Assembly, onReady: () => void): Promise<StartedDatabase> {
  const { options, origin, ports, layout, account } = assembly
  if (options.database !== undefined) {
    await settleDatabase(options.database, options, origin)
    return { addresses: options.database, postgres: { pid: undefined, state: 'ready' }, filled: Promise.resolve() }
  }
  const programs = postgresFolder(options.postgresBin, account)
  const addresses = await prepareCluster(layout, programs, ports.postgres, account)
  const { cluster, log } = layout
  const durable = options.durable ?? true
  const spec = postgresChild({ folder: programs, cluster, log, address: addresses.maintenance, account, durable })
  const postgres = supervised(assembly, spec, onReady)
  await postgres.start()
  await prepareDatabase(addresses, options, origin, options.erasures ?? layout.erasures)
  const filled = fillDatabase(addresses, options)
  // If a part fails first, the start reports that failure, and nobody awaits this promise.
  filled.catch(() => undefined)
  return { addresses, postgres, filled }
}

function supervised(
  { lock, layout, cleanUp, onFailed }: Assembly,
  spec: ChildSpec,
  onReady = () => {},
): SupervisedChild {
  const { name, executable } = spec
  const child = new SupervisedChild(spec, {
    onSpawn: (pid) => lock.record({ name, pid, executable, folder: layout.home }),
    onReady,
    onFailed,
  })
  cleanUp.push(() => child.stop())
  return child
}
