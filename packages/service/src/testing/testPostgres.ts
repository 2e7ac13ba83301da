import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName, prepareCluster, productSql } from '../database.ts'
import { prepareLayout } from '../layout.ts'
import { migrate } from '../migrate/product.ts'
import { freePorts } from '../ports.ts'
import { childAccount } from '../postgres/account.ts'
import { postgresFolder } from '../postgres/binaries.ts'
import { type DatabaseAddresses, withClient } from '../postgres/connection.ts'
import { postgresChild } from '../postgres/server.ts'
import { createDatabase } from '../postgres/setup.ts'
import { SupervisedChild } from '../supervisor/child.ts'
import { takeLock } from '../supervisor/lock.ts'
import { copyFolder } from './preparedFolder.ts'
import { newTestFolder, testRunFolder } from './testRun.ts'

/** With nothing in it, as a container of the production setup finds it; or with the product's database, without rows. */
type Content = 'empty' | 'migrated'

/** A PostgreSQL of a test's own. */
export interface TestPostgres {
  /** A folder of its own, which `stop` removes. */
  folder: string
  addresses: DatabaseAddresses
  stop(): Promise<void>
}

export async function startTestPostgres(content: Content = 'empty'): Promise<TestPostgres> {
  const folder = newTestFolder()
  await copyCluster(content, join(folder, 'data'))
  const { addresses, stop } = await serve(folder)
  return {
    folder,
    addresses,
    async stop() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function serve(folder: string) {
  const [port = 0] = await freePorts(1)
  const { layout, programs, addresses, account } = await cluster(join(folder, 'data'), port)
  const lock = await takeLock(layout.lock, folder)
  const { cluster: place, log, home } = layout
  const spec = postgresChild({
    folder: programs,
    cluster: place,
    log,
    address: addresses.maintenance,
    account,
    durable: false,
  })
  const child = new SupervisedChild(spec, {
    onSpawn: (pid) => lock.record({ name: spec.name, pid, executable: spec.executable, folder: home }),
    onReady: () => undefined,
    onFailed: () => undefined,
  })
  await child.start()
  return {
    addresses,
    async stop() {
      await child.stop()
      lock.release()
    },
  }
}

/** The cluster in a data folder, made when it is missing. */
async function cluster(data: string, port: number) {
  const account = childAccount()
  const layout = prepareLayout(data, account)
  const programs = postgresFolder(process.env['WALDKERF_POSTGRES_BIN'], account)
  return { account, layout, programs, addresses: await prepareCluster(layout, programs, port, account) }
}

/**
 * Fills a data folder. Making a cluster costs a second, and migrating it some more: a run of tests does both once, for all
 * of its servers.
 */
export async function copyCluster(content: Content, data: string): Promise<void> {
  const run = testRunFolder()
  if (run === undefined) return
  const kept = join(run, content)
  if (!existsSync(kept)) await (content === 'empty' ? cluster(kept, 0) : makeMigrated(kept))
  copyFolder(kept, data)
}

async function makeMigrated(kept: string): Promise<void> {
  const folder = newTestFolder()
  await copyCluster('empty', join(folder, 'data'))
  const { addresses, stop } = await serve(folder)
  await createDatabase(addresses.maintenance, databaseName)
  await withClient(addresses.owner, (client) => migrate(client, productSql, []))
  await stop()
  renameSync(join(folder, 'data'), kept)
}
