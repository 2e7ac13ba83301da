import { fileURLToPath } from 'node:url'
import { clearLayout, isEmpty, type Layout, removeDiscarded } from './layout.ts'
import type { StackOptions } from './options.ts'
import type { Account } from './postgres/account.ts'
import { initCluster, majorVersion, needsInit, ownerRole } from './postgres/cluster.ts'
import { type DatabaseAddress, type DatabaseAddresses, withClient } from './postgres/connection.ts'
import { migrate } from './migrate/product.ts'
import { redoErasures } from './privacy/notedErasures.ts'
import { createDatabase, seed, setPassword, writeSettings } from './postgres/setup.ts'
import { audience, clientId, realmPath } from './identity/realm.ts'
import { errorCode, StartupError } from './supervisor/startupError.ts'
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** A password that needs no quoting anywhere. */
function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

/**
 * The database owner's password: made with the cluster, read from the file afterwards.
 * @throws StartupError when there is a cluster, but no password for it
 */
export function ownerPassword(file: string, clusterIsNew: boolean): string {
  if (clusterIsNew) {
    const password = newPassword()
    writeFileSync(file, JSON.stringify({ ownerPassword: password }), { mode: 0o600 })
    return password
  }
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { ownerPassword: string }).ownerPassword
  } catch (error) {
    throw new StartupError(
      `${file} is missing or broken (${errorCode(error) || 'not JSON'}), and with it the password of the database. ` +
        'Put it back from a backup, or begin anew: npm start -- --fresh (this deletes the data).',
      { cause: error },
    )
  }
}

export const databaseName = 'waldkerf'
const folderPath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Folder of the product's own SQL, which production runs too. */
export const productSql = folderPath('./sql')

/** Makes the cluster when there is none, and sets the passwords. PostgreSQL does not run yet. */
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
  /** The file that notes erasures outside the database. */
  erasures?: string,
): Promise<void> {
  const { maintenance, owner, authenticator, identity } = addresses
  await createDatabase(maintenance, owner.database)
  await withClient(owner, async (client) => {
    await migrate(client, options.sql ?? productSql, [
      { folder: folderPath('./identity/storage'), prefix: 'identity/' },
    ])
    if (erasures !== undefined) await redoErasures(client, erasures)
    for (const { user, password } of [authenticator, identity]) await setPassword(client, user, password)
  })
  await settleDatabase(addresses, options, origin)
}

/** Puts demo data into a prepared database, once. */
export async function fillDatabase({ owner }: DatabaseAddresses, options: DatabaseOptions): Promise<void> {
  const size = options.seed ?? 'small'
  if (size === 'none') return
  const now = new Date()
  // A fixed day has no clock.
  const clock = options.today === undefined ? { today: berlinDay(now), now } : { today: options.today }
  const isEmpty = size === 'empty'
  await withClient(owner, (client) => seed(client, { size: isEmpty ? 'small' : size, ...clock }, isEmpty))
}

/** Writes the database's settings, which may differ at each start. */
export async function settleDatabase(
  { owner }: DatabaseAddresses,
  { now, pictureQuota }: Pick<StackOptions, 'now' | 'pictureQuota'>,
  origin: string,
): Promise<void> {
  const settings = { issuer: origin + realmPath, audience, client: clientId, now, pictures: pictureQuota?.toString() }
  await withClient(owner, (client) => writeSettings(client, owner.database, settings))
}

/** The date in Berlin, `YYYY-MM-DD`. */
export function berlinDay(date: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(date)
}
