import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@waldkerf/service/production/programs/kept'
import { isAlive, signal, waitForEnd } from '@waldkerf/service/supervisor/processes'
import { address, hosts, type Machine, machines } from './topology.ts'

const bridge = 'wk0'
const ip = async (...args: readonly string[]): Promise<string> => (await run('ip', [...args])).stdout

/** The network namespace of a machine, which is also the name of its cable. */
export const namespace = (machine: Machine): string => `wk-${machine}`

/** `ip netns exec` shows this folder's files to whoever runs in the namespace, in place of /etc. */
const namesFolder = (machine: Machine) => join('/etc/netns', namespace(machine))

/** Makes a bridge, which this machine is at with .1, and a namespace with a cable to it for each machine. */
export async function raiseNetwork(): Promise<void> {
  const here = address('gateway').replace(/\d+$/, '1')
  await ip('link', 'add', bridge, 'type', 'bridge')
  await ip('address', 'add', `${here}/24`, 'dev', bridge)
  await ip('link', 'set', bridge, 'up')
  for (const machine of machines) await raiseMachine(machine)
}

async function raiseMachine(machine: Machine): Promise<void> {
  const name = namespace(machine)
  mkdirSync(namesFolder(machine), { recursive: true })
  writeFileSync(join(namesFolder(machine), 'hosts'), `127.0.0.1 localhost\n${hosts()}`)
  await ip('netns', 'add', name)
  await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  await ip('link', 'set', name, 'master', bridge, 'up')
  await ip('-netns', name, 'address', 'add', `${address(machine)}/24`, 'dev', 'eth0')
  for (const device of ['lo', 'eth0']) await ip('-netns', name, 'link', 'set', device, 'up')
}

/** Takes the machine's cable out, or puts it in again. */
export const plug = (machine: Machine, isIn: boolean): Promise<string> =>
  ip('link', 'set', namespace(machine), isIn ? 'up' : 'down')

/** Whether a machine has the address `gateway` now. */
export const holdsGateway = async (machine: Machine): Promise<boolean> =>
  (await ip('-netns', namespace(machine), 'address', 'show', 'dev', 'eth0')).includes(`${address('gateway')}/`)

/** Ids of the processes that run on a machine. */
export async function processes(machine: Machine): Promise<number[]> {
  const pids = await ip('netns', 'pids', namespace(machine)).catch(() => '')
  return pids.trim().split('\n').filter(Boolean).map(Number)
}

/** A space that is not there need not go. */
const leave = (...args: string[]) => ip(...args).catch(() => '')

/** Ends whatever still runs on the machines, and takes them away: also those that an earlier start has left. */
export async function clearNetwork(): Promise<void> {
  const all = (await Promise.all(machines.map(processes))).flat()
  for (const pid of all) signal(pid, 'SIGTERM')
  await Promise.all(all.map((pid) => waitForEnd(pid, 5_000)))
  for (const pid of all.filter(isAlive)) signal(pid, 'SIGKILL')
  for (const machine of machines) {
    await leave('link', 'delete', namespace(machine))
    await leave('netns', 'delete', namespace(machine))
    rmSync(namesFolder(machine), { recursive: true, force: true })
  }
  await leave('link', 'delete', bridge)
}
