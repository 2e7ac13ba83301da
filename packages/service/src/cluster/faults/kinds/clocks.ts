import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from '@waldkerf/service/cluster/machines/cluster'
import { standby } from './fault.ts'

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
export const lacksFakeTime = () => (existsSync(library) ? undefined : 'libfaketime')

/** Settings of a process whose clock is wrong. Timers go on as they are. */
const wrong = (by: '+120s' | '-120s') => ({ LD_PRELOAD: library, FAKETIME: by, FAKETIME_DONT_FAKE_MONOTONIC: '1' })

/** Milliseconds of work with wrong clocks. */
const whileWrong = 30_000

/**
 * Patroni and PostgreSQL of a member which becomes the primary. Their clocks jump when they have run for some seconds: Patroni
 * compares when PostgreSQL says that it has begun with what the system says, which nothing bends.
 */
export async function primaryAhead(cluster: Cluster): Promise<void> {
  const machine = await standby(cluster)
  await cluster.restart(machine, 'patroni', { ...wrong('+120s'), FAKETIME_START_AFTER_SECONDS: '10' })
  await cluster.untilWhole()
  await cluster.handOver(machine)
  await sleep(whileWrong)
  await cluster.restart(machine, 'patroni')
}

/** One of two web servers; its PostgREST has no clock of its own that could be bent: the program is a static one. */
export const serverWrong = (by: '+120s' | '-120s') => async (cluster: Cluster) => {
  await cluster.renewServer('app1', wrong(by))
  await sleep(whileWrong)
  await cluster.renewServer('app1')
}
