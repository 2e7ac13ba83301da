import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseName } from '@waldkerf/service/database'
import { deployPath } from '@waldkerf/service/jobs/deploy/composeFile'
import { childAccount, letPass } from '@waldkerf/service/postgres/account'
import { ownerRole } from '@waldkerf/service/postgres/cluster'
import { type DatabaseAddress, untilAccepting } from '@waldkerf/service/postgres/connection'
import { type Authority, newAuthority } from '@waldkerf/service/production/native/authority'
import { run } from '@waldkerf/service/production/programs/kept'
import { keycloakDistribution } from '@waldkerf/service/production/programs/keycloak'
import { until } from '@waldkerf/service/production/steps/people'
import { SupervisedChild } from '@waldkerf/service/supervisor/child'
import { commandLine as shown, signal } from '@waldkerf/service/supervisor/processes'
import { clearNetwork, namespace, plug, processes, raiseNetwork } from './network.ts'
import { findPrimary, following, members, switchOver } from './members.ts'
import { gatherPrograms } from './programs.ts'
import {
  address,
  commandLine,
  databases,
  identityParts,
  type Differences,
  type Machine,
  machines,
  type Part,
  parts,
  scriptPath,
  servers,
} from './topology.ts'

const bucket = 'waldkerf'
export const objectsPort = 7070

/** Minutes that the database members may take until one of them is followed by another one. */
const patience = 2

/** Which secrets a part reads. */
const secrets: Readonly<Partial<Record<Part, readonly string[]>>> = {
  patroni: ['owner_password', 'replication_password', 'rewind_password', 'patroni_password'],
  postgrest: ['authenticator_uri'],
  web: ['scan_keeper_password', 'objects_secret'],
  keys: ['key_refresh_password'],
  keycloak: ['keycloak_password', 'keycloak_admin_password', 'smtp_password', 'invitations_client_secret'],
}

/** Command lines of parts whose processes outlive the first one: PostgreSQL its Patroni, Java the script before it. */
const families: Readonly<Partial<Record<Part, RegExp>>> = { patroni: /postgres|patroni/, keycloak: /keycloak/ }

/** All machines of a cluster, each in a network namespace of this one. */
export class Cluster {
  readonly origin = `https://${address('gateway')}`
  readonly #folder: string
  readonly #hasIdentity: boolean
  readonly #children = new Map<string, SupervisedChild>()
  #authority: Authority | undefined
  #isRaised = false
  /** Folder of the release that web servers are started in; this one where nothing is said. */
  release: string | undefined
  /** Folder of the release before, where it has been made. */
  before: string | undefined

  /**
   * @param folder for everything that it keeps; a second start goes on with it
   * @param hasIdentity whether two Keycloaks are a part of it
   */
  constructor(folder: string, hasIdentity: boolean) {
    this.#folder = folder
    this.#hasIdentity = hasIdentity
  }

  has(part: Part | undefined): boolean {
    return this.#hasIdentity || part === undefined || !identityParts.includes(part)
  }

  #parts(machine: Machine): readonly Part[] {
    return parts[machine].filter((part) => this.has(part))
  }

  /** The authority that has signed the certificate of its public address. */
  get authority(): Authority {
    if (this.#authority === undefined) throw new Error('The cluster has not been started.')
    return this.#authority
  }

  /** Keycloak's inner address. */
  readonly identity = `http://${address('gateway')}:8081`

  log(machine: Machine, part: Part): string {
    return join(this.#folder, 'log', `${machine}-${part}.log`)
  }

  /** Folder of what a machine keeps. */
  state(machine: Machine): string {
    return join(this.#folder, machine)
  }

  keys(machine: Machine): string {
    return join(this.state(machine), 'keys')
  }

  /** The S3 server's folder of what it has. */
  get bucket(): string {
    return join(this.state('store'), 'files', bucket)
  }

  /** Folder of the programs that all machines use. */
  get programs(): string {
    return join(this.#folder, 'programs')
  }

  secret(name: string): string {
    return readFileSync(join(this.#folder, 'secrets', name), 'utf8').trim()
  }

  /** The owner's address, past all rights: by the proxy, or at one member. */
  database(host: Machine | 'gateway' = 'gateway'): DatabaseAddress {
    const password = this.secret('owner_password')
    return { host: address(host), port: 5_432, database: databaseName, user: ownerRole, password }
  }

  /** Programs, secrets, certificate, machines. */
  async prepare(): Promise<void> {
    if ((await Promise.all(machines.map(processes))).flat().length > 0)
      throw new Error('A cluster runs on this machine already: npm run cluster -- stop.')
    mkdirSync(join(this.#folder, 'log'), { recursive: true })
    letPass(this.#folder)
    await gatherPrograms(this.programs)
    await run(deployPath('cluster/new-secrets.sh'), [join(this.#folder, 'secrets')])
    const objectsSecret = join(this.#folder, 'secrets/objects_secret')
    if (!existsSync(objectsSecret)) writeFileSync(objectsSecret, randomBytes(20).toString('hex'))
    this.#authority = await newAuthority(this.#folder, `DNS:localhost,IP:${address('gateway')}`)
    for (const machine of machines) this.#furnish(machine)
    if (this.#hasIdentity) for (const machine of servers) await this.#furnishKeycloak(machine)
    mkdirSync(this.bucket, { recursive: true })
    // Empty machines of an earlier start.
    await clearNetwork()
    this.#isRaised = true
    await raiseNetwork()
  }

  /** Folder, accounts and secrets of a machine. */
  #furnish(machine: Machine): void {
    const home = join(this.#folder, machine)
    for (const place of ['secrets', 'keys', 'scans']) mkdirSync(join(home, place), { recursive: true })
    const own = parts[machine].flatMap((part) => secrets[part] ?? [])
    for (const name of own) cpSync(join(this.#folder, 'secrets', name), join(home, 'secrets', name))
    const account = childAccount()
    if (account === undefined || !this.#parts(machine).includes('patroni')) return
    mkdirSync(join(home, 'postgres'), { recursive: true })
    for (const place of ['', 'postgres', 'secrets', ...own.map((name) => `secrets/${name}`)])
      chownSync(join(home, place), account.uid, account.gid)
    chmodSync(home, 0o700)
  }

  async #furnishKeycloak(machine: Machine): Promise<void> {
    const home = join(this.#folder, machine, 'keycloak')
    if (!existsSync(home)) cpSync(await keycloakDistribution(), home, { recursive: true })
    cpSync(deployPath('keycloak/waldkerf-realm.json'), join(home, 'data/import/waldkerf-realm.json'))
    cpSync(deployPath('keycloak/themes/waldkerf'), join(home, 'themes/waldkerf'), { recursive: true })
  }

  /** Database members first; resolves when a standby follows the primary, since a commit waits for one. */
  async startDatabase(): Promise<void> {
    for (const part of ['etcd', 'patroni'] as const) {
      for (const machine of databases) await this.start(machine, part)
    }
    await until('a database member becomes the primary with a standby', async () => (await following()) > 0, patience)
    for (const machine of ['gw1', 'gw2'] as const) await this.startMachine(machine)
    await untilAccepting({ ...this.database(), database: 'postgres' }, AbortSignal.timeout(patience * 60_000))
  }

  /** Everything but the database, whose tables are brought up to date first. */
  async startRest(): Promise<void> {
    await this.startMachine('store')
    await this.job('migrate')
    for (const machine of [...servers, 'watch'] as const) {
      await this.startMachine(machine)
      // The first one makes Keycloak's tables.
      if (this.#parts(machine).includes('keycloak')) await this.untilIdentity(machine)
    }
  }

  /** Resolves when a machine's Keycloak is ready. */
  async untilIdentity(machine: Machine): Promise<void> {
    const ready = `http://${address(machine)}:9000/health/ready`
    const isReady = async () =>
      (await fetch(ready, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))?.ok === true
    await until(`Keycloak at ${machine} starts (${this.log(machine, 'keycloak')})`, isReady, 4 * patience)
  }

  async startMachine(machine: Machine): Promise<void> {
    for (const part of this.#parts(machine)) await this.start(machine, part)
  }

  /** @param settings beside those that it has always */
  async start(machine: Machine, part: Part, settings: Differences['settings'] = {}): Promise<void> {
    const release = part === 'web' ? this.release : undefined
    const [program = '', ...args] = part === 'objects' ? this.#objects : commandLine(part, { settings, release })
    const child = new SupervisedChild(
      {
        name: `${part} at ${machine}`,
        executable: 'ip',
        args: ['netns', 'exec', namespace(machine), program, ...args],
        cwd: '/',
        env: this.environment(machine),
        account: undefined,
        logFile: this.log(machine, part),
        stopSignal: 'SIGTERM',
        // Whether it can be used is seen by whoever uses it; it is started again in any case.
        ready: () => Promise.resolve(),
        readyLimit: 60_000,
      },
      { onSpawn: () => {}, onReady: () => {}, onFailed: () => {} },
    )
    this.#children.set(`${machine}/${part}`, child)
    await child.start()
  }

  /** Ends a part in order; it is not started again. */
  async stop(machine: Machine, part: Part): Promise<void> {
    await this.#children.get(`${machine}/${part}`)?.stop()
    // PostgreSQL outlives a Patroni that did not end in time.
    const isThere = async () => (await processes(machine)).some((pid) => shown(pid).includes('/postgres'))
    if (part === 'patroni') await until(`PostgreSQL at ${machine} ends`, async () => !(await isThere()))
  }

  /** Ends a part in order, and starts it with these settings. */
  async restart(machine: Machine, part: Part, settings: Differences['settings'] = {}): Promise<void> {
    await this.stop(machine, part)
    await this.start(machine, part, settings)
  }

  /** Ends a web server in order and starts it, in whichever release is wanted now. Resolves when it answers. */
  async renewServer(machine: (typeof servers)[number], settings: Differences['settings'] = {}): Promise<void> {
    await this.restart(machine, 'web', settings)
    const url = `http://${address(machine)}:8080/`
    const answers = async () => {
      const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined)
      await answer?.body?.cancel()
      return answer !== undefined
    }
    await until(`the web server at ${machine} answers`, answers)
  }

  /** Everything anew, for a run that has to go on after a fault that it did not stand. */
  async startAnew(): Promise<void> {
    for (const machine of machines) await this.powerOff(machine)
    for (const machine of machines) await this.powerOn(machine)
    await this.untilWhole()
  }

  /** Ends all processes of a part at once; its supervisor starts it again. */
  async kill(machine: Machine, part: Part): Promise<void> {
    const child = this.#children.get(`${machine}/${part}`)?.pid
    const family = families[part]
    const others = family ? (await processes(machine)).filter((pid) => family.test(shown(pid))) : []
    for (const pid of new Set([...others, ...(child === undefined ? [] : [child])])) signal(pid, 'SIGKILL')
  }

  /** As when the machine loses its power: it answers nobody any more, not even with a refusal. */
  async powerOff(machine: Machine): Promise<void> {
    await plug(machine, false)
    const stopped = this.#parts(machine).map((part) => this.stop(machine, part))
    for (const pid of await processes(machine)) signal(pid, 'SIGKILL')
    await Promise.all(stopped)
  }

  async powerOn(machine: Machine): Promise<void> {
    await plug(machine, true)
    await this.startMachine(machine)
  }

  primary(): ReturnType<typeof findPrimary> {
    return findPrimary()
  }

  /** Makes another member the primary, in order. Resolves when all follow it. */
  async handOver(candidate: Machine): Promise<void> {
    await switchOver(candidate, this.secret('patroni_password'))
    await this.untilWhole()
  }

  /** Resolves when all members follow a primary again and the site answers, without anybody's help. */
  async untilWhole(): Promise<void> {
    const isWhole = async () => (await following()) === databases.length - 1 && (await this.#answers())
    await until('the cluster becomes whole', isWhole, patience).catch(async (error: unknown) => {
      throw new Error(`The cluster does not become whole: ${JSON.stringify(await members())}`, { cause: error })
    })
  }

  /** Whether the data service is reached by the public address: it wants a token. */
  async #answers(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/rest/kaefer`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    )
    await answer?.body?.cancel()
    return answer?.status === 401
  }

  async down(): Promise<void> {
    const stop = async (names: readonly Machine[]) =>
      void (await Promise.allSettled(names.flatMap((name) => this.#parts(name).map((part) => this.stop(name, part)))))
    await stop(['watch', ...servers])
    await stop(['store', 'gw1', 'gw2'])
    // A primary that is ended in order leaves nothing to be rewound.
    await Promise.allSettled(databases.map((name) => this.stop(name, 'patroni')))
    await stop(databases)
    if (this.#isRaised) await clearNetwork()
  }

  get #objects(): readonly string[] {
    return [
      join(this.programs, 'versitygw'),
      '--port',
      `:${objectsPort}`,
      '--quiet',
      'posix',
      join(this.#folder, 'store/files'),
    ]
  }

  /** Variables that the scripts of deploy/cluster take from a machine's environment. */
  environment(machine: Machine): NodeJS.ProcessEnv {
    const home = this.state(machine)
    const store = `http://store:${objectsPort}`
    return {
      PATH: process.env['PATH'],
      MEMBER: machine,
      PROGRAMS: this.programs,
      STATE: home,
      SECRETS: join(home, 'secrets'),
      WALDKERF_ORIGIN: this.origin,
      WALDKERF_CERTIFICATE: this.authority.both,
      WALDKERF_OBJECTS: `s3://${bucket}?endpoint=${store}&region=us-east-1`,
      WALDKERF_OBJECTS_KEY: bucket,
      KEYCLOAK: join(home, 'keycloak'),
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
      // Nobody takes mails here.
      WALDKERF_SMTP_HOST: 'localhost',
      WALDKERF_SMTP_PORT: '25',
      WALDKERF_SMTP_USER: 'waldkerf',
      WALDKERF_SMTP_FROM: 'waldkerf@waldkerf.test',
      // The S3 server's own.
      ...(machine === 'store' && { ROOT_ACCESS_KEY: bucket, ROOT_SECRET_KEY: this.secret('objects_secret') }),
    }
  }

  /** Runs a job of the wanted release to its end, with all secrets. Answers what it says; rejects with it when it fails. */
  async job(name: 'migrate' | 'doctor'): Promise<string> {
    const env = { ...this.environment('app1'), SECRETS: join(this.#folder, 'secrets') }
    const script = scriptPath('job.sh', this.release)
    return (await run('ip', ['netns', 'exec', namespace('app1'), script, name], { env })).stdout
  }
}
