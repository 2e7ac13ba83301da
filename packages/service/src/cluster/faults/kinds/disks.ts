import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withClient } from '@waldkerf/service/postgres/connection'
import { run } from '@waldkerf/service/production/programs/kept'
import { until } from '@waldkerf/service/production/steps/people'
import type { Cluster } from '@waldkerf/service/cluster/machines/cluster'
import type { Machine } from '@waldkerf/service/cluster/machines/topology'
import { standby } from './fault.ts'

/** Megabytes that are left on the small disk beside the log. */
const room = 200

/** Puts a member's log on a disk of its own, which has some room. */
async function moveLog(log: string, disk: string): Promise<void> {
  const { stdout } = await run('du', ['--summarize', '--block-size=1M', log])
  mkdirSync(disk)
  await run('mount', ['-t', 'tmpfs', '-o', `size=${Number.parseInt(stdout, 10) + room}m`, 'tmpfs', disk])
  await run('cp', ['--archive', log, disk])
  rmSync(log, { recursive: true })
  symlinkSync(join(disk, 'pg_wal'), log)
}

/** Back onto the disk of the data. */
async function moveBack(log: string): Promise<void> {
  const there = realpathSync(log)
  rmSync(log)
  await run('cp', ['--archive', there, log])
}

/** Asks a primary for new files of its log until it is none any more. */
async function untilNoPrimary(cluster: Cluster, machine: Machine): Promise<void> {
  const address = { ...cluster.database(machine), connectionTimeoutMillis: 2_000, query_timeout: 2_000 }
  await until(
    `${machine} is the primary no longer`,
    async () => {
      await withClient(address, (owner) => owner.query('select pg_switch_wal()')).catch(() => undefined)
      await sleep(500)
      return (await cluster.primary()) !== machine
    },
    2,
  )
}

/** Fills a disk until the primary whose log is there is one no longer, and makes room again. */
async function fill(cluster: Cluster, machine: Machine, disk: string): Promise<void> {
  await cluster.start(machine, 'patroni')
  await cluster.untilWhole()
  await cluster.handOver(machine)
  const filling = join(disk, 'filling')
  // It ends when there is no room.
  await run('dd', ['if=/dev/zero', `of=${filling}`, 'bs=1M']).catch(() => undefined)
  await untilNoPrimary(cluster, machine)
  rmSync(filling)
  await cluster.untilWhole()
}

/** The primary's log has a disk of its own, and something else fills it. Room is made when another one is the primary. */
export async function fillDisk(cluster: Cluster): Promise<void> {
  const machine = await standby(cluster)
  const data = join(cluster.state(machine), 'postgres/data')
  const [log, disk] = [join(data, 'pg_wal'), join(cluster.state(machine), 'disk')]
  await cluster.stop(machine, 'patroni')
  await moveLog(log, disk)
  let stands = false
  try {
    await fill(cluster, machine, disk)
    stands = true
  } finally {
    await cluster.stop(machine, 'patroni')
    if (stands) await moveBack(log)
    // Where it did not stand it, the member is made anew.
    else rmSync(data, { recursive: true, force: true })
    await run('umount', ['--lazy', disk])
    rmSync(disk, { recursive: true })
    await cluster.start(machine, 'patroni')
  }
}

/** Milliseconds for which each flush takes half a second more. */
const slowness = 30_000

/** The primary's disk becomes slow for a while. */
export async function slowDisk(cluster: Cluster): Promise<void> {
  const shim = join(cluster.programs, 'slowDisk.so')
  const source = fileURLToPath(new URL('slowDisk.c', import.meta.url))
  await run('cc', ['-shared', '-fPIC', '-o', shim, source, '-ldl'])
  const machine = await standby(cluster)
  const mark = join(cluster.state(machine), 'slow')
  await cluster.restart(machine, 'patroni', { LD_PRELOAD: shim, SLOW_DISK: mark })
  await cluster.untilWhole()
  await cluster.handOver(machine)
  writeFileSync(mark, '')
  await sleep(slowness)
  rmSync(mark)
  await cluster.handOver(await standby(cluster))
  await cluster.restart(machine, 'patroni')
}
