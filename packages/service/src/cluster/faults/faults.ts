import { equal } from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseName } from '@waldkerf/service/database'
import { ownerRole } from '@waldkerf/service/postgres/cluster'
import { run } from '@waldkerf/service/production/programs/kept'
import type { Cluster } from '../machines/cluster.ts'
import { holdsGateway, namespace, plug } from '../machines/network.ts'
import { databases, type Machine, type Part, servers } from '../machines/topology.ts'

export interface Fault {
  name: string
  /** Seconds that a person may wait for one write. */
  most: number
  inflict(cluster: Cluster): Promise<void>
  /** A part that the cluster may lack. */
  needs?: Part
}

/** Milliseconds that a machine stays away: longer than the cluster takes to do without it. */
const away = 35_000

async function standby(cluster: Cluster): Promise<Machine> {
  const primary = await cluster.primary()
  return databases.find((name) => name !== primary) ?? 'db1'
}

async function activeGateway(): Promise<'gw1' | 'gw2'> {
  return (await holdsGateway('gw1')) ? 'gw1' : 'gw2'
}

async function losePower(cluster: Cluster, machine: Machine): Promise<void> {
  await cluster.powerOff(machine)
  await sleep(away)
  await cluster.powerOn(machine)
}

/** Tries to write at a member itself, past the proxy. Answers whether it was acknowledged. */
function writesAt(cluster: Cluster, machine: Machine): Promise<boolean> {
  const psql = ['timeout', '3', join(cluster.programs, 'postgres/psql'), '--quiet', '--no-psqlrc']
  const login = [`--host=127.0.0.1`, `--username=${ownerRole}`, `--dbname=${databaseName}`]
  const line = ['netns', 'exec', namespace(machine), ...psql, ...login, '--command=insert into public.cut_off default values']
  return run('ip', line, { env: { ...process.env, PGPASSWORD: cluster.secret('owner_password') } }).then(
    () => true,
    () => false,
  )
}

/** The primary goes on where nobody reaches it: from then on it may acknowledge nothing, before and after there is another. */
async function cutPrimaryOff(cluster: Cluster): Promise<void> {
  const primary = await cluster.primary()
  equal(await writesAt(cluster, primary), true, 'the probe writes at a primary')
  await plug(primary, false)
  const end = Date.now() + away
  let acknowledged = 0
  while (Date.now() < end) {
    if (await writesAt(cluster, primary)) acknowledged += 1
    await sleep(300)
  }
  await plug(primary, true)
  equal(acknowledged, 0, `${primary} was cut off and acknowledged writes`)
}

/** Standbys first; the primary is left when another one is whole again. */
async function restartAll(cluster: Cluster): Promise<void> {
  const primary = await cluster.primary()
  for (const machine of [...databases.filter((name) => name !== primary), primary]) {
    await cluster.stop(machine, 'patroni')
    await cluster.start(machine, 'patroni')
    await cluster.untilWhole()
  }
}

/** A standby gets a small disk of its own, becomes the primary, and its disk fills up; after a while somebody makes room. */
async function fillDisk(cluster: Cluster): Promise<void> {
  const machine = await standby(cluster)
  const disk = join(cluster.state(machine), 'postgres')
  await cluster.stop(machine, 'patroni')
  await run('mount', ['-t', 'tmpfs', '-o', 'size=1200m,uid=65534,gid=65534,mode=0700', 'tmpfs', disk])
  try {
    await cluster.start(machine, 'patroni')
    await cluster.untilWhole()
    await cluster.switchOver(machine)
    await cluster.untilWhole()
    await run('dd', ['if=/dev/zero', `of=${join(disk, 'full')}`, 'bs=1M']).catch(() => undefined)
    await sleep(away)
    await run('rm', [join(disk, 'full')])
    await cluster.untilWhole()
  } finally {
    await cluster.stop(machine, 'patroni')
    await run('umount', [disk])
    await cluster.start(machine, 'patroni')
  }
}

/** libfaketime, of the Debian package of this name. */
const fakeTime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

/** Two minutes ahead at one server, two minutes behind at the other. etcd's clock cannot be bent: it is a Go program. */
async function bendClocks(cluster: Cluster): Promise<void> {
  const restart = async (bent: (index: number) => NodeJS.ProcessEnv) => {
    for (const [index, machine] of servers.entries()) {
      for (const part of ['postgrest', 'web'] as const) {
        await cluster.stop(machine, part)
        await cluster.start(machine, part, bent(index))
        await cluster.untilWhole()
      }
    }
  }
  const common = { LD_PRELOAD: fakeTime, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  await restart((index) => ({ ...common, FAKETIME: index === 0 ? '+120s' : '-120s' }))
  await sleep(away)
  await restart(() => ({}))
}

export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of a standby',
    most: 5,
    inflict: async (cluster) => cluster.kill(await standby(cluster), 'patroni'),
  },
  {
    name: 'kill -9 of the primary, started again by its supervisor',
    most: 30,
    inflict: async (cluster) => cluster.kill(await cluster.primary(), 'patroni'),
  },
  { name: 'kill -9 of an etcd member', most: 5, inflict: async (cluster) => cluster.kill(await cluster.primary(), 'etcd') },
  { name: 'kill -9 of a PostgREST', most: 5, inflict: (cluster) => cluster.kill('app1', 'postgrest') },
  { name: 'kill -9 of a web server', most: 5, inflict: (cluster) => cluster.kill('app2', 'web') },
  {
    name: 'kill -9 of the active HAProxy',
    most: 5,
    inflict: async (cluster) => cluster.kill(await activeGateway(), 'haproxy'),
  },
  { name: 'kill -9 of a Keycloak', most: 5, inflict: (cluster) => cluster.kill('app2', 'keycloak'), needs: 'keycloak' },
  { name: 'kill -9 of the S3 server', most: 5, inflict: (cluster) => cluster.kill('store', 'objects') },
  {
    name: 'the primary’s machine loses its power',
    most: 30,
    inflict: async (cluster) => losePower(cluster, await cluster.primary()),
  },
  { name: 'the primary’s network is cut off', most: 30, inflict: cutPrimaryOff },
  {
    name: 'the active gateway’s machine loses its power',
    most: 5,
    inflict: async (cluster) => losePower(cluster, await activeGateway()),
  },
  { name: 'all database members restarted, one after the other', most: 30, inflict: restartAll },
  { name: 'the primary’s disk is full', most: 60, inflict: fillDisk },
  ...(existsSync(fakeTime) ? [{ name: 'clocks four minutes apart', most: 10, inflict: bendClocks }] : []),
]
