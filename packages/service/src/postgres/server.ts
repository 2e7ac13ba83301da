import { join } from 'node:path'
import type { ChildSpec } from '../supervisor/child.ts'
import type { Account } from './account.ts'
import { program } from './binaries.ts'
import { untilAccepting, type DatabaseAddress } from './connection.ts'

/** PostgreSQL on the loopback address alone, as a supervised child. */
export function postgresChild(options: {
  folder: string
  cluster: string
  log: string
  /** The owner's address in the maintenance database. */
  address: DatabaseAddress
  account: Account | undefined
  durable: boolean
}): ChildSpec {
  const { folder, cluster, address } = options
  const settings = {
    port: String(address.port),
    listen_addresses: address.host,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    max_connections: '60',
    shared_buffers: '128MB',
    jit: 'off',
    log_min_messages: 'warning',
    ...(!options.durable && { fsync: 'off', full_page_writes: 'off' }),
  }
  return {
    name: 'PostgreSQL',
    executable: join(folder, program('postgres')),
    args: ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    cwd: '/',
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env['PATH'] },
    account: options.account,
    logFile: join(options.log, 'postgres.log'),
    stopSignal: 'SIGINT',
    ready: (died) => untilAccepting(address, died),
    readyLimit: 120_000,
  }
}
