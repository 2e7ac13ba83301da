import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '@waldkerf/service/ports'
import { notRun } from '@waldkerf/service/production/notRun'
import { missingForVersitygw, versitygw } from '@waldkerf/service/production/programs/versitygw'
import { Walk } from '@waldkerf/service/production/walk'
import { type ObjectServer, startObjectServer } from './objectServer.ts'

const place = mkdtempSync(join(tmpdir(), 'waldkerf-cluster-'))
const walk = new Walk()
let objects: ObjectServer | undefined

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

async function cluster(): Promise<void> {
  const program = await walk.step('an S3 server', versitygw)
  const [port = 0] = await freePorts(1)
  const server = await walk.step('a bucket', () => startObjectServer(program, place, port))
  objects = server
  await walk.step('two web servers over one bucket', () =>
    overBucket(server, 'objectStores', 'twoServers', 'movedBytes'),
  )
}

async function tidy(): Promise<void> {
  await objects?.stop()
  rmSync(place, { recursive: true, force: true })
}

const missing = await missingForVersitygw()
if (missing === undefined) process.exitCode = (await walk.go(cluster).finally(tidy)) ? 0 : 1
else {
  console.log(`The cluster was not run: ${missing} is missing.`)
  process.exitCode = notRun
}
