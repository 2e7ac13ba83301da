import { fileURLToPath } from 'node:url'
import { clearLayout, isEmpty, type Layout, removeDiscarded } from './layout.ts'
import type { StackOptions } from './options.ts'
import type { Account } from './postgres/account.ts'
import { initCluster, majorVersion, needsInit, ownerRole } from './postgres/cluster.ts'
import { withClient, type DatabaseAddress, type DatabaseAddresses } from './postgres/connection.ts'
import { migrate } from './migrate/product.ts'
import { createDatabase, seed, setPassword, writeSettings } from './postgres/setup.ts'
import { audience, clientId, realmPath } from './identity/realm.ts'
import { newPassword, ownerPassword } from './secretsFile.ts'
import { StartupError } from './supervisor/startupError.ts'

export const databaseName = 'waldkerf'
const folderPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folder of the product's own SQL, which production runs too. */
export const productSql = folderPath('./sql')

/** Makes the cluster when there is none, and decides on the passwords. PostgreSQL does not run yet. */
export async function prepareCluster(
  layout: Layout,
  programs: string,
  port: number,
  account: Account | undefined,
): Promise<DatabaseAddresses> {
  const { cluster } = layout
  const major = await majorVersion(programs)
  const isNew = needsInit(cluster, major)
  const password = ownerPassword(layout.secrets, isNew)
  if (isNew) await initCluster({ folder: programs, cluster, major, password, account })
  const address = (user: string, secret: string, database = databaseName): DatabaseAddress => ({
    host: '127.0.0.1',
    port,
    database,
    user,
    password: secret,
  })
  return {
    maintenance: address(ownerRole, password, 'postgres'),
    owner: address(ownerRole, password),
    authenticator: address('authenticator', newPassword()),
    identity: address('identity_service', newPassword()),
  }
}

/** Empties the data folder when asked to. Refuses a seed for a folder that is not empty. */
export function applyFreshAndSeed(layout: Layout, options: StackOptions, account: Account | undefined): void {
  if (options.fresh === true) return clearLayout(layout, account)
  removeDiscarded(layout)
  if (options.seedIsAsked === true && !isEmpty(layout)) {
    throw new StartupError(
      `--seed fills an empty database, but ${layout.data} holds one already. Nothing has been changed. ` +
        'To replace its data: npm start -- --fresh --seed=large. To keep it, set WALDKERF_DATA to another folder.',
    )
  }
}

type DatabaseOptions = Omit<StackOptions, 'data' | 'dist'>

/** Brings the running database up to date: migrations, passwords, settings. Demo data come by `fillDatabase`. */
export async function prepareDatabase(
  addresses: DatabaseAddresses,
  options: DatabaseOptions,
  origin: string,
): Promise<void> {
  const { maintenance, owner, authenticator, identity } = addresses
  await createDatabase(maintenance, owner.database)
  await withClient(owner, async (client) => {
    await migrate(client, options.sql ?? productSql, [
      { folder: folderPath('./identity/storage'), prefix: 'identity/' },
    ])
    for (const { user, password } of [authenticator, identity]) await setPassword(client, user, password)
  })
  await settleDatabase(addresses, options, origin)
}

/** Puts demo data into a prepared database, once. */
export async function fillDatabase({ owner }: DatabaseAddresses, options: DatabaseOptions): Promise<void> {
  const size = options.seed ?? 'small'
  if (size === 'none') return
  const now = new Date()
  // A day of one's own has no clock.
  const clock = options.today === undefined ? { today: berlinDay(now), now } : { today: options.today }
  const isEmpty = size === 'empty'
  await withClient(owner, (client) => seed(client, { size: isEmpty ? 'small' : size, ...clock }, isEmpty))
}

/** Tells the database whom it serves, which may be another at each start. */
export async function settleDatabase(
  { owner }: DatabaseAddresses,
  { now }: Pick<StackOptions, 'now'>,
  origin: string,
): Promise<void> {
  const settings = { issuer: origin + realmPath, audience, client: clientId, now }
  await withClient(owner, (client) => writeSettings(client, owner.database, settings))
}

function berlinDay(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(date)
}
