import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deployPath } from '@waldkerf/service/jobs/deploy/composeFile'

/** The parts of each machine, in the order of a start. */
export const parts = {
  db1: ['etcd', 'patroni'],
  db2: ['etcd', 'patroni'],
  db3: ['etcd', 'patroni'],
  gw1: ['haproxy', 'keepalived'],
  gw2: ['haproxy', 'keepalived'],
  store: ['objects'],
  app1: ['keycloak', 'keys', 'postgrest', 'web'],
  app2: ['keycloak', 'keys', 'postgrest', 'web'],
  watch: ['prometheus'],
} as const satisfies Record<string, readonly string[]>

export type Machine = keyof typeof parts
export type Part = (typeof parts)[Machine][number]

export const machines = Object.keys(parts) as Machine[]
export const databases = ['db1', 'db2', 'db3'] as const satisfies readonly Machine[]
export const servers = ['app1', 'app2'] as const satisfies readonly Machine[]

/** Parts that bring the identity service: without them somebody else has to sign tokens. */
export const identityParts: readonly Part[] = ['keycloak', 'keys']

/** deploy/cluster/hosts. */
export const hosts = (): string => readFileSync(deployPath('cluster/hosts'), 'utf8')

/** The address of a machine, or of `gateway`. */
export function address(name: Machine | 'gateway'): string {
  const [, found] = new RegExp(`^(\\S+) ${name}$`, 'm').exec(hosts()) ?? []
  if (found === undefined) throw new Error(`deploy/cluster/hosts has no ${name}.`)
  return found
}

interface Command {
  /** In deploy/cluster. */
  script: string
  args?: readonly string[]
  /** Runs as an account without rights: PostgreSQL refuses root. */
  isUnprivileged?: boolean
}

const commands: Readonly<Record<Exclude<Part, 'objects'>, Command>> = {
  etcd: { script: 'etcd.sh' },
  patroni: { script: 'patroni.sh', isUnprivileged: true },
  haproxy: { script: 'haproxy.sh' },
  keepalived: { script: 'keepalived.sh' },
  postgrest: { script: 'postgrest.sh' },
  keycloak: { script: 'keycloak.sh' },
  keys: { script: 'job.sh', args: ['keys'] },
  web: { script: 'job.sh', args: ['web'] },
  prometheus: { script: 'prometheus.sh' },
}

/** Begins a line that runs as an account without rights. */
export const unprivileged = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] as const

export interface Differences {
  /** Settings beside those of its machine, as its own account has them. */
  settings?: Readonly<Record<string, string>>
  /** Folder of another release; this one where nothing is said. */
  release?: string | undefined
}

/** A script of deploy/cluster. @param release folder of another one than this */
export const scriptPath = (script: string, release: string | undefined): string =>
  release === undefined ? deployPath(`cluster/${script}`) : join(release, 'deploy/cluster', script)

/** The line that starts a part of deploy/. */
export function commandLine(
  part: Exclude<Part, 'objects'>,
  { settings = {}, release }: Differences = {},
): readonly string[] {
  const { script, args = [], isUnprivileged = false } = commands[part]
  const account = isUnprivileged ? unprivileged : []
  const own = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  return [...account, 'env', ...own, scriptPath(script, release), ...args]
}
