import { match } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { childAccount } from '@waldkerf/service/postgres/account'
import { ownerRole } from '@waldkerf/service/postgres/cluster'
import { run } from '@waldkerf/service/production/programs/kept'
import { until } from '@waldkerf/service/production/steps/people'
import { type Cluster, objectsPort } from '@waldkerf/service/cluster/machines/cluster'
import { namespace } from '@waldkerf/service/cluster/machines/network'
import { commandLine, unprivileged } from '@waldkerf/service/cluster/machines/topology'
import { standby } from './fault.ts'

/** A server that takes everything and answers 503. */
const busy = `require('node:http').createServer((request, answer) => {
  request.resume().on('end', () => answer.writeHead(503).end())
}).listen(${objectsPort})`

/** For a quarter of a minute, in which the doctor names it. */
export async function busyStore(cluster: Cluster): Promise<void> {
  await cluster.stop('store', 'objects')
  const server = spawn('ip', ['netns', 'exec', namespace('store'), process.execPath, '--eval', busy], {
    stdio: 'inherit',
  })
  const said = cluster.job('doctor').catch((error: { stdout: string }) => error.stdout)
  await sleep(15_000)
  server.kill()
  await once(server, 'exit')
  await cluster.start('store', 'objects')
  match(await said, /^missing objects: .*answers 503/m)
}

/** Parts that have arrived of uploads on their way, as versitygw keeps them. */
export async function loseParts(cluster: Cluster): Promise<void> {
  const cwd = join(cluster.bucket, '.sgwtmp/multipart')
  const arrived = () => globSync('*/*/[0-9]*', { cwd })
  for (let times = 0; times < 5; times += 1) {
    await until('a part of an upload is at the store', () => arrived().length > 0)
    for (const part of arrived()) rmSync(join(cwd, part), { force: true, recursive: true })
    await sleep(2_000)
  }
}

/** Folder of a member that does not belong to the cluster, with what it needs. */
function strangerFolder(cluster: Cluster): string {
  const folder = join(cluster.state('watch'), 'stranger')
  rmSync(folder, { recursive: true, force: true })
  const account = childAccount()
  for (const place of ['', 'postgres']) {
    mkdirSync(join(folder, place))
    if (account) chownSync(join(folder, place), account.uid, account.gid)
  }
  return folder
}

/** Runs a member of the same name and the same secrets for a while. Answers all that it has said. */
async function strangerSays(cluster: Cluster, folder: string, programs: string): Promise<string> {
  const settings = { STATE: folder, PROGRAMS: programs, SECRETS: join(cluster.state('db1'), 'secrets') }
  const line = ['netns', 'exec', namespace('watch'), 'timeout', '40', ...commandLine('patroni', { settings })]
  const said = await run('ip', line, { env: cluster.environment('watch') }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  return said.stdout + said.stderr
}

/** Somebody makes a database elsewhere and starts it with the name and the etcd of this cluster. */
export async function secondCluster(cluster: Cluster): Promise<void> {
  const folder = strangerFolder(cluster)
  const initdb = [join(cluster.programs, 'postgres/initdb'), `--pgdata=${join(folder, 'postgres/data')}`]
  const [program, ...account] = unprivileged
  await run(program, [...account, ...initdb, `--username=${ownerRole}`])
  match(
    await strangerSays(cluster, folder, cluster.programs),
    /system ID mismatch, node watch belongs to a different cluster/,
  )
}

const olderPostgres = '/usr/lib/postgresql/15/bin'
export const lacksOlderPostgres = () => (existsSync(olderPostgres) ? undefined : olderPostgres)

/** A fourth member whose PostgreSQL is of an older release wants to follow. */
export async function olderMember(cluster: Cluster): Promise<void> {
  const folder = strangerFolder(cluster)
  const programs = join(folder, 'programs')
  mkdirSync(programs)
  symlinkSync(join(cluster.programs, 'patroni'), join(programs, 'patroni'))
  symlinkSync(olderPostgres, join(programs, 'postgres'))
  match(await strangerSays(cluster, folder, programs), /incompatible server version 18/)
}

/** Somebody puts a copy of before into a member which was the primary until then, while the others go on. */
export async function restoreInto(cluster: Cluster): Promise<void> {
  const machine = await standby(cluster)
  const data = join(cluster.state(machine), 'postgres/data')
  const copy = join(cluster.state(machine), 'copy')
  await cluster.stop(machine, 'patroni')
  await run('cp', ['--archive', data, copy])
  await cluster.start(machine, 'patroni')
  await cluster.untilWhole()
  await cluster.handOver(machine)
  await sleep(5_000)
  await cluster.stop(machine, 'patroni')
  rmSync(data, { recursive: true })
  renameSync(copy, data)
  await cluster.start(machine, 'patroni')
}
