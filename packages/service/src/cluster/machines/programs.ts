import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { childAccount } from '@waldkerf/service/postgres/account'
import { cached, postgresFolder } from '@waldkerf/service/postgres/binaries'
import { postgrestProgram } from '@waldkerf/service/postgrest/binary'
import { etcd } from '@waldkerf/service/production/programs/etcd'
import { has } from '@waldkerf/service/production/programs/kept'
import { patroniPackages } from '@waldkerf/service/production/programs/patroni'
import { postgresTools } from '@waldkerf/service/production/programs/postgres'
import { versitygw } from '@waldkerf/service/production/programs/versitygw'

/** Everything that a machine needs and a package registry does not bring, by what it is called in a sentence. */
const needed: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  'ip (iproute2)': ['ip', '-Version'],
  'setpriv (util-linux)': ['setpriv', '--version'],
  curl: ['curl', '--version'],
  'pip for /usr/bin/python3 (python3-pip)': ['/usr/bin/python3', '-m', 'pip', '--version'],
  'Go 1.24 or newer': ['go', 'version'],
  HAProxy: ['haproxy', '-v'],
  keepalived: ['keepalived', '--version'],
  Prometheus: ['prometheus', '--version'],
}

/** A sentence about what keeps a cluster from being started here; undefined when nothing does. */
export async function missingForCluster(): Promise<string | undefined> {
  if (process.platform !== 'linux') return 'It needs Linux, for its network namespaces.'
  if (process.getuid?.() !== 0) return 'It needs root, for network namespaces.'
  const found = await Promise.all(Object.values(needed).map(([program, ...args]) => has(program, ...args)))
  const missing = Object.keys(needed).filter((_name, index) => found[index] === false)
  if (missing.length > 0) return `This machine lacks ${new Intl.ListFormat('en').format(missing)}.`
  return undefined
}

/** Fills the folder that the scripts of deploy/cluster call PROGRAMS. */
export async function gatherPrograms(folder: string): Promise<void> {
  const account = childAccount()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'postgres'), { recursive: true })
  const link = (target: string, name: string) => symlinkSync(target, join(folder, name))
  link(execPath, 'node')
  link(postgrestProgram(process.env['WALDKERF_POSTGREST_BIN'], undefined), 'postgrest')
  link(await versitygw(), 'versitygw')
  link(join(await etcd(), 'etcd'), 'etcd')
  const packages = await patroniPackages()
  link(cached(packages, basename(packages), account), 'patroni')
  const server = postgresFolder(process.env['WALDKERF_POSTGRES_BIN'], account)
  for (const name of ['postgres', 'initdb', 'pg_ctl']) link(join(server, name), `postgres/${name}`)
  // The server's package has no other programs; those of the tools find their libraries beside their own place only.
  const tools = dirname(await postgresTools())
  const reachable = cached(tools, basename(tools), account)
  for (const name of ['pg_basebackup', 'pg_rewind', 'pg_controldata', 'pg_isready', 'psql']) {
    const line = `#!/bin/sh\nexec ${join(reachable, 'bin', name)} "$@"\n`
    writeFileSync(join(folder, 'postgres', name), line, { mode: 0o755 })
  }
}
