import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fillDatabase, productSql } from '@waldkerf/service/database'
import { migrate } from '@waldkerf/service/migrate/product'
import { databaseUrl, withClient } from '@waldkerf/service/postgres/connection'
import { setPassword } from '@waldkerf/service/postgres/setup'
import { until } from '@waldkerf/service/production/steps/people'
import type { Walk } from '@waldkerf/service/production/walk'
import type { Cluster } from '../machines/cluster.ts'
import { namespace } from '../machines/network.ts'
import { servers } from '../machines/topology.ts'

const place = (name: string) => fileURLToPath(new URL(name, import.meta.url))

/** Example data and their people's identity service, in a database that `migrate` has brought up to date. */
async function startExample(cluster: Cluster): Promise<ChildProcess> {
  const owner = cluster.database()
  const identity = { ...owner, user: 'identity_service', password: randomBytes(20).toString('hex') }
  await withClient(owner, async (client) => {
    await migrate(client, productSql, [{ folder: place('../../identity/storage'), prefix: 'identity/' }])
    await setPassword(client, identity.user, identity.password)
    await client.query(`grant connect on database ${owner.database} to ${identity.user}`)
  })
  await fillDatabase({ owner, maintenance: owner, authenticator: owner, identity }, { seed: 'small' })
  const files = servers.map((machine) => {
    mkdirSync(cluster.keys(machine), { recursive: true })
    return join(cluster.keys(machine), 'jwks.json')
  })
  const child = spawn('ip', ['netns', 'exec', namespace('app1'), process.execPath, place('identity.ts'), ...files], {
    env: { ...cluster.environment('app1'), DATABASE: JSON.stringify(identity) },
    stdio: 'inherit',
  })
  await until('the identity service has written its keys', () => files.every(existsSync))
  return child
}

/**
 * The journeys of e2e/ at the public address of a whole cluster, whose database is filled with the example data before each file.
 * @param args of Playwright: names of files, projects
 */
export async function runJourneys(walk: Walk, cluster: Cluster, args: readonly string[]): Promise<void> {
  await walk.step('three database members, two gateways', () => cluster.startDatabase())
  await walk.step('tables', () => cluster.job('migrate'))
  const identity = await walk.step('example data and their people', () => startExample(cluster))
  try {
    await walk.step('two web servers, two data services', async () => {
      await cluster.startRest()
      await cluster.untilWhole()
    })
    await walk.step('journeys', async () => {
      const own = { E2E_ORIGIN: cluster.origin, E2E_DATABASE: databaseUrl(cluster.database()) }
      const tests = spawn('npx', ['playwright', 'test', ...args], {
        env: { ...process.env, ...own, NODE_EXTRA_CA_CERTS: cluster.authority.ca },
        stdio: 'inherit',
      })
      const [code] = await once(tests, 'exit')
      if (code !== 0) throw new Error(`The journeys have ended with ${code}.`)
    })
  } finally {
    identity.kill()
  }
}
