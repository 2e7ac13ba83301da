import { equal } from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseName } from '@waldkerf/service/database'
import { ownerRole } from '@waldkerf/service/postgres/cluster'
import { run } from '@waldkerf/service/production/programs/kept'
import type { Cluster } from '../machines/cluster.ts'
import { holdsGateway, namespace, plug } from '../machines/network.ts'
import { databases, type Machine } from '../machines/topology.ts'
import { busyStore, lacksOlderPostgres, loseParts, olderMember, restoreInto, secondCluster } from './kinds/badInput.ts'
import { lacksFakeTime, primaryAhead, serverWrong } from './kinds/clocks.ts'
import { fillDisk, slowDisk } from './kinds/disks.ts'
import { type Fault, standby } from './kinds/fault.ts'
import { upgrade } from './kinds/upgrade.ts'

/** Milliseconds that a machine stays away: longer than the cluster takes to do without it. */
const away = 35_000

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
  const line = [
    'netns',
    'exec',
    namespace(machine),
    ...psql,
    ...login,
    '--command=insert into public.cut_off default values',
  ]
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

async function killKeycloak(cluster: Cluster, machine: 'app1' | 'app2'): Promise<void> {
  await cluster.kill(machine, 'keycloak')
  await cluster.untilIdentity(machine)
}

const lacksKeycloak = (cluster: Cluster) => (cluster.has('keycloak') ? undefined : 'Keycloak (--keycloak)')

export const faults: readonly Fault[] = [
  {
    name: 'a rolling upgrade from the release before',
    most: 5,
    inflict: upgrade,
    lacks: ({ before }) => (before === undefined ? 'the release before (--upgrade)' : undefined),
  },
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
  {
    name: 'kill -9 of an etcd member',
    most: 5,
    inflict: async (cluster) => cluster.kill(await cluster.primary(), 'etcd'),
  },
  { name: 'kill -9 of a PostgREST', most: 5, inflict: (cluster) => cluster.kill('app1', 'postgrest') },
  { name: 'kill -9 of a web server', most: 5, inflict: (cluster) => cluster.kill('app2', 'web') },
  {
    name: 'kill -9 of the active HAProxy',
    most: 5,
    inflict: async (cluster) => cluster.kill(await activeGateway(), 'haproxy'),
  },
  {
    name: 'kill -9 of a Keycloak',
    most: 5,
    inflict: (cluster) => killKeycloak(cluster, 'app2'),
    lacks: lacksKeycloak,
  },
  {
    // It was there first.
    name: 'kill -9 of the Keycloak that leads both',
    most: 5,
    inflict: (cluster) => killKeycloak(cluster, 'app1'),
    lacks: lacksKeycloak,
  },
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
  {
    name: 'a web server’s machine loses its power',
    most: 5,
    inflict: (cluster) => losePower(cluster, 'app2'),
  },
  { name: 'all database members restarted, one after the other', most: 30, inflict: restartAll },
  { name: 'the disk of the primary’s log is full', most: 30, inflict: fillDisk },
  { name: 'the primary’s disk flushes half a second later', most: 30, inflict: slowDisk },
  { name: 'the primary’s clock is 2 minutes ahead', most: 30, inflict: primaryAhead, lacks: lacksFakeTime },
  { name: 'a web server’s clock is 2 minutes ahead', most: 5, inflict: serverWrong('+120s'), lacks: lacksFakeTime },
  { name: 'a web server’s clock is 2 minutes behind', most: 5, inflict: serverWrong('-120s'), lacks: lacksFakeTime },
  { name: 'the S3 server answers 503 for 15 s', most: 20, inflict: busyStore },
  { name: 'the S3 server loses parts of uploads', most: 5, inflict: loseParts },
  { name: 'a second cluster of the same name', most: 5, inflict: secondCluster },
  { name: 'a member with PostgreSQL 15', most: 5, inflict: olderMember, lacks: lacksOlderPostgres },
  { name: 'a copy of before is put into the primary', most: 30, inflict: restoreInto },
]
