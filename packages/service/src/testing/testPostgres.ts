import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepareCluster } from '../database.ts'
import { prepareLayout } from '../layout.ts'
import { freePorts } from '../ports.ts'
import { childAccount } from '../postgres/account.ts'
import { postgresFolder } from '../postgres/binaries.ts'
import type { DatabaseAddresses } from '../postgres/connection.ts'
import { postgresChild } from '../postgres/server.ts'
import { SupervisedChild } from '../supervisor/child.ts'
import { takeLock } from '../supervisor/lock.ts'
import { copyFolder } from './preparedFolder.ts'
import { newTestFolder, testRunFolder } from './testRun.ts'

/** A PostgreSQL with nothing in it, as a container of the production setup finds it. */
export interface TestPostgres {
  /** A folder of its own, which `stop` removes. */
  folder: string
  addresses: DatabaseAddresses
  stop(): Promise<void>
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = newTestFolder()
  const data = join(folder, 'data')
  await copyEmptyCluster(data)
  const [port = 0] = await freePorts(1)
  const { layout, programs, addresses, account } = await cluster(data, port)
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
    folder,
    addresses,
    async stop() {
      await child.stop()
      rmSync(folder, { recursive: true, force: true })
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

/** Making a cluster costs a second: a run of tests makes one, for all of its servers. */
async function copyEmptyCluster(data: string): Promise<void> {
  const run = testRunFolder()
  if (run === undefined) return
  const empty = join(run, 'empty')
  if (!existsSync(empty)) await cluster(empty, 0)
  copyFolder(empty, data)
}
