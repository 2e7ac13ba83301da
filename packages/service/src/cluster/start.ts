import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { notRun } from '@waldkerf/service/production/notRun'
import { trust } from '@waldkerf/service/production/native/authority'
import { makeAdmin } from '@waldkerf/service/jobs/firstAdmin'
import { withClient } from '@waldkerf/service/postgres/connection'
import { password, Realm } from '@waldkerf/service/production/realm/realm'
import { missingForMaven } from '@waldkerf/service/production/programs/maven'
import { Walk } from '@waldkerf/service/production/walk'
import { commandLine, signal, waitForEnd } from '@waldkerf/service/supervisor/processes'
import { Cluster } from './machines/cluster.ts'
import { clearNetwork } from './machines/network.ts'
import { missingForCluster } from './machines/programs.ts'

/** Where everything is kept that the machines write. PostgreSQL's account has to get there, which a home rarely allows. */
const folder = process.env['WALDKERF_CLUSTER'] || '/var/tmp/waldkerf-cluster'
const pidFile = join(folder, 'launcher.pid')

/** The process that runs the cluster; undefined when none does. */
function launcher(): number | undefined {
  try {
    const pid = Number(readFileSync(pidFile, 'utf8'))
    return commandLine(pid).includes('cluster/start.ts') ? pid : undefined
  } catch {
    return undefined
  }
}

/** Whatever an earlier start has left is ended, too. */
async function stop(): Promise<void> {
  const pid = launcher()
  if (pid !== undefined) {
    signal(pid, 'SIGTERM')
    await waitForEnd(pid, 60_000)
  }
  await clearNetwork()
  console.log('The cluster is stopped.')
}

const missingJava = async () => {
  const missing = await missingForMaven()
  return missing === undefined ? undefined : `This machine lacks ${missing}.`
}

const asked = new Promise<void>((resolve) => {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => resolve())
})

const administrator = 'admin@waldkerf.test'

/** Somebody who can sign in; she sets up a second factor first. */
async function firstAdministrator(cluster: Cluster): Promise<void> {
  const adminPassword = cluster.secret('keycloak_admin_password')
  const realm = new Realm({ address: cluster.identity, origin: cluster.origin, adminPassword })
  if ((await realm.accounts()).some(({ email }) => email === administrator)) return
  await realm.addAccount(administrator)
  await withClient(cluster.database(), (owner) => makeAdmin(owner, administrator, true))
}

async function start(): Promise<void> {
  const walk = new Walk()
  const cluster = new Cluster(folder, true)
  const up = async () => {
    await walk.step('programs and network', () => cluster.prepare())
    trust(cluster.authority)
    await walk.step('three database members, two gateways', () => cluster.startDatabase())
    await walk.step('two web servers, two data services, two identity services', () => cluster.startRest())
    await walk.step('all answer', () => cluster.untilWhole())
    await walk.step(`an administrator: ${administrator}, ${password}`, () => firstAdministrator(cluster))
  }
  const isUp = await Promise.race([walk.go(up), asked.then(() => false)])
  if (isUp) {
    console.log(`Serving ${cluster.origin}, with a certificate of ${cluster.authority.ca}. Its data are in ${folder}.`)
    console.log('Ctrl+C or npm run cluster -- stop ends it.')
    await asked
  } else process.exitCode = 1
  await cluster.down()
  rmSync(pidFile)
}

const missing = (await missingForCluster()) ?? (await missingJava())
if (missing !== undefined) {
  console.log(`The cluster was not started. ${missing}`)
  process.exitCode = notRun
} else if (process.argv[2] === 'stop') await stop()
else if (launcher() !== undefined) {
  console.log('The cluster runs already: npm run cluster -- stop.')
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  writeFileSync(pidFile, String(process.pid))
  await start()
}
