import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareCluster, type DatabaseAddresses } from '../database.ts'
import { prepareLayout } from '../layout.ts'
import { freePorts } from '../ports.ts'
import { childAccount, letPass } from '../postgres/account.ts'
import { postgresFolder } from '../postgres/binaries.ts'
import { postgresChild } from '../postgres/server.ts'
import { SupervisedChild } from '../supervisor/child.ts'

/** A PostgreSQL with nothing in it, as a container of the production setup finds it. */
export interface TestPostgres {
  /** A folder of its own, which `stop` removes. */
  folder: string
  addresses: DatabaseAddresses
  stop(): Promise<void>
}

export async function startTestPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'waldkerf-test-'))
  letPass(folder)
  const account = childAccount()
  const [port = 0] = await freePorts(1)
  const layout = prepareLayout(join(folder, 'data'), account)
  const programs = postgresFolder(process.env['WALDKERF_POSTGRES_BIN'], account)
  const addresses = await prepareCluster(layout, programs, port, account)
  const { cluster, log } = layout
  const child = new SupervisedChild(
    postgresChild({ folder: programs, cluster, log, address: addresses.maintenance, account, durable: false }),
    { onSpawn: () => undefined, onReady: () => undefined, onFailed: () => undefined },
  )
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
