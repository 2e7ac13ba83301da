import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { letPass } from '@waldkerf/service/postgres/account'
import { trust } from '@waldkerf/service/production/native/authority'
import { freePorts } from '@waldkerf/service/ports'
import { notRun } from '@waldkerf/service/production/notRun'
import { missingForVersitygw, versitygw } from '@waldkerf/service/production/programs/versitygw'
import { Walk } from '@waldkerf/service/production/walk'
import { runJourneys } from './example/journeys.ts'
import { checkOutBefore } from './faults/kinds/upgrade.ts'
import type { Ledger } from './faults/ledger.ts'
import { runFaults } from './faults/run.ts'
import { makeKey, signInAll } from './faults/sessions.ts'
import { Cluster } from './machines/cluster.ts'
import { missingForCluster } from './machines/programs.ts'
import { type ObjectServer, startObjectServer } from './objectServer.ts'

const place = mkdtempSync(join(tmpdir(), 'waldkerf-cluster-'))
letPass(place)
const walk = new Walk()
let objects: ObjectServer | undefined
const hasIdentity = process.argv.includes('--keycloak')
const machines = new Cluster(join(place, 'cluster'), hasIdentity)

/** Tests of the back end, over the bucket as well as over a folder. */
async function overBucket({ address, key, secret }: ObjectServer, ...files: readonly string[]): Promise<void> {
  const bucket = { WALDKERF_TEST_OBJECTS: address, WALDKERF_OBJECTS_KEY: key, WALDKERF_OBJECTS_SECRET: secret }
  const tests = spawn('npx', ['vitest', 'run', '--project=service', ...files], {
    env: { ...process.env, ...bucket, WALDKERF_LONG: '1' },
    stdio: 'inherit',
  })
  const [code] = await once(tests, 'exit')
  if (code !== 0) throw new Error(`The tests over the bucket have ended with ${code}.`)
}

/** `--name=value` of the command line. */
const option = (name: string): string | undefined =>
  process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)

async function wholeCluster(): Promise<void> {
  const missing = await missingForCluster()
  if (missing !== undefined) {
    console.log(`The faults were not tried: ${missing}`)
    return
  }
  await walk.step('programs and network of a cluster', () => machines.prepare())
  if (process.argv.includes('--upgrade')) {
    const folder = join(place, 'before')
    await walk.step('the release before', () => checkOutBefore(folder, option('before')))
    machines.before = folder
    // Its tables are what the upgrade has to begin with.
    machines.release = folder
  }
  trust(machines.authority)
  if (process.argv.includes('--e2e')) return runJourneys(walk, machines, option('journeys')?.split(',') ?? [])
  // Without Keycloak the run needs neither Java nor its minutes.
  const keyed = hasIdentity ? undefined : await makeKey(machines)
  await walk.step('three database members, two gateways', () => machines.startDatabase())
  await walk.step('two web servers, two data services', async () => {
    await machines.startRest()
    await machines.untilWhole()
  })
  const [people, rounds] = [Number(option('people') ?? 20), Number(option('rounds') ?? 1)]
  const signIn = keyed ?? ((emails: readonly string[], ledger: Ledger) => signInAll(machines, emails, ledger))
  const table = option('table') ?? join(tmpdir(), 'waldkerf-faults.md')
  await runFaults(walk, machines, signIn, { people, rounds, only: option('only') ?? '', table })
}

async function cluster(): Promise<void> {
  const only = process.argv.includes('--e2e') ? 'e2e' : option('only')
  if (only === undefined || only === 'store') await sharedStore()
  if (only === 'store') return
  await wholeCluster()
}

async function sharedStore(): Promise<void> {
  const program = await walk.step('an S3 server', versitygw)
  const [port = 0] = await freePorts(1)
  const server = await walk.step('a bucket', () => startObjectServer(program, place, port))
  objects = server
  await walk.step('two web servers over one bucket', () =>
    overBucket(server, 'objectStores', 'twoServers', 'movedBytes'),
  )
}

let tidied: Promise<void> | undefined

async function endAll(): Promise<void> {
  await machines.down()
  await objects?.stop()
  // Logs of all machines, for whoever looks for a cause.
  if (process.argv.includes('--keep')) console.log(`Kept: ${place}`)
  else rmSync(place, { recursive: true, force: true })
}

/** Once, however often it is asked to end. */
const tidy = () => (tidied ??= endAll())

// A run that is ended by a signal leaves nothing behind either.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void tidy().finally(() => process.exit(1)))
}

const missing = await missingForVersitygw()
// People whose write has no end go on asking.
if (missing === undefined) process.exit((await walk.go(cluster).finally(tidy)) ? 0 : 1)
else {
  console.log(`The cluster was not run: ${missing} is missing.`)
  process.exitCode = notRun
}
