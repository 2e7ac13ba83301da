import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { delimiter, dirname } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { composeFile, type ComposeService } from '@waldkerf/service/jobs/deploy/composeFile'
import { postgrestProgram } from '@waldkerf/service/postgrest/binary'
import { closeLog, openLog } from '@waldkerf/service/supervisor/logFile'
import { waitForEnd } from '@waldkerf/service/supervisor/processes'
import type { Authority } from './authority.ts'
import { Cluster } from './cluster.ts'
import type { Image } from './image.ts'
import { KeycloakProcess } from './keycloakProcess.ts'
import { type Machine, mountFiles } from './machine.ts'

const run = promisify(execFile)

const local = (port: number) => `http://127.0.0.1:${port}`

/** Everything that all machines of a run share. */
export interface Parts {
  image: Image
  authority: Authority
  /** Folder of PostgreSQL's client programs. */
  tools: string
}

/** The services of deploy/compose.yaml as processes of this machine, with the settings, secrets and volumes of their containers. */
export class Containers {
  readonly services = composeFile().services
  readonly cluster: Cluster
  readonly #machine: Machine
  readonly #image: Image
  readonly #running = new Map<string, ChildProcess>()
  readonly keycloak: KeycloakProcess
  readonly #authority: Authority
  /** Milliseconds by which the clock of a job that starts now is ahead of the others. */
  clockAhead = 0

  constructor(machine: Machine, { image, authority, tools }: Parts) {
    this.#machine = machine
    this.#image = image
    this.#authority = authority
    this.cluster = new Cluster(machine.folder, machine.ports.database, tools)
    this.keycloak = new KeycloakProcess(machine, authority)
  }

  /** Throws for a service that compose.yaml does not have. */
  described(name: string): ComposeService {
    const found = this.services[name]
    if (found === undefined) throw new Error(`compose.yaml has no service ${name}.`)
    return found
  }

  isRunning(name: string): boolean {
    return name === 'keycloak' ? this.keycloak.isRunning : this.#running.get(name)?.exitCode === null
  }

  /** Resolves when the process runs, or, for a job that ends by itself, when it has ended. */
  async start(name: string): Promise<void> {
    const described = this.described(name)
    this.#machine.mountSecrets(name, described)
    switch (name) {
      case 'postgres':
        return this.#startPostgres(described)
      case 'keycloak':
        return this.keycloak.start(described, this.#environment(name, described))
      case 'postgrest':
        return this.#keep(name, this.#startPostgrest(described))
      case 'migrate':
        return this.runOnce(name, described.command ?? [])
      default:
        return this.#keep(name, this.#startJob(name, described.command ?? []))
    }
  }

  /** Like a container that runs once. Rejects when it fails. */
  async runOnce(name: string, args: readonly string[]): Promise<void> {
    this.#machine.mountSecrets(name, this.described(name))
    const process = this.#startJob(name, args)
    const code = await new Promise((resolve) => process.once('exit', resolve))
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} ends with ${String(code)}.`)
  }

  async stop(name: string): Promise<void> {
    if (name === 'keycloak') return this.keycloak.stop()
    const process = this.#running.get(name)
    this.#running.delete(name)
    if (process?.pid === undefined) return
    // The image of PostgreSQL is stopped by SIGINT, all others by SIGTERM.
    process.kill(name === 'postgres' ? 'SIGINT' : 'SIGTERM')
    if (!(await waitForEnd(process.pid, 20_000))) process.kill('SIGKILL')
  }

  /** As when the machine loses its power. */
  async kill(name: string): Promise<void> {
    this.#running.get(name)?.kill('SIGKILL')
    await this.stop(name)
  }

  /** The container's own health check. The two foreign programs are checked at the same addresses. */
  isHealthy(name: string): Promise<boolean> {
    const { web, identityHealth, admin } = this.#machine.ports
    const { test = [] } = this.described(name).healthcheck ?? {}
    const [kind, ...words] = typeof test === 'string' ? ['CMD-SHELL', test] : test
    const checks: Readonly<Record<string, readonly string[]>> = {
      keycloak: ['curl', '--fail', `${local(identityHealth)}/health/ready`],
      postgrest: ['curl', '--fail', `${local(admin)}/ready`],
    }
    const given = words.map((word) => this.#machine.native(name, word).replace('127.0.0.1:8080', `127.0.0.1:${web}`))
    const [program = 'true', ...args] = checks[name] ?? (kind === 'CMD-SHELL' ? ['sh', '-c', ...given] : given)
    const tools = this.cluster.tools
    const env = { ...tools, PATH: [dirname(execPath), tools.PATH].join(delimiter) }
    return run(program, args, { env }).then(
      () => true,
      () => false,
    )
  }

  #keep(name: string, process: ChildProcess): void {
    this.#running.set(name, process)
  }

  #environment(name: string, { environment = {} }: ComposeService): Record<string, string> {
    const entries = Object.entries(environment)
    return Object.fromEntries(entries.map(([variable, value]) => [variable, this.#machine.native(name, value)]))
  }

  /** The variables of docs/operations.md for setups without the containers' names; nothing of this process's own. */
  #places(name: string): NodeJS.ProcessEnv {
    const { database, identity, identityHealth, rest, admin, web, metrics } = this.#machine.ports
    return {
      PATH: process.env['PATH'],
      WALDKERF_SECRETS: this.#machine.native(name, '/run/secrets'),
      WALDKERF_DATABASE_HOST: '127.0.0.1',
      WALDKERF_DATABASE_PORT: String(database),
      WALDKERF_IDENTITY: local(identity),
      WALDKERF_IDENTITY_HEALTH: `${local(identityHealth)}/health/ready`,
      WALDKERF_KEYS: this.#machine.keys,
      WALDKERF_SCANS: this.#machine.scans,
      WALDKERF_BACKUPS: this.#machine.deploy,
      WALDKERF_ERASURES: this.#machine.native(name, '/erasures/erasures.txt'),
      WALDKERF_DATA_SERVICE: local(rest),
      WALDKERF_DATA_SERVICE_HEALTH: local(admin),
      WALDKERF_LISTEN: '127.0.0.1',
      // The mail server's certificate is of this run's own authority.
      NODE_EXTRA_CA_CERTS: this.#authority.ca,
      ...(this.clockAhead !== 0 && {
        NODE_OPTIONS: `--import=data:text/javascript,const{now}=Date;Date.now=()=>now()+${this.clockAhead}`,
      }),
      PORT: String(web),
      WALDKERF_METRICS_PORT: String(metrics),
    }
  }

  #startJob(name: string, args: readonly string[]): ChildProcess {
    const described = this.described(name)
    mountFiles(this.#machine, this.#image.folder, described)
    const environment = { ...this.#places(name), ...this.#environment(name, described) }
    return this.#spawn(name, [...this.#image.entrypoint, ...args], environment)
  }

  #startPostgrest(described: ComposeService): ChildProcess {
    const { rest, admin } = this.#machine.ports
    const places = {
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(rest),
      PGRST_ADMIN_SERVER_PORT: String(admin),
    }
    const program = postgrestProgram(process.env['WALDKERF_POSTGREST_BIN'], undefined)
    const environment = { ...this.#environment('postgrest', described), ...places, LANG: 'C.UTF-8' }
    return this.#spawn('postgrest', [program], environment)
  }

  #startPostgres({ command = [], ...described }: ComposeService): Promise<void> {
    const environment = this.#environment('postgres', described)
    const log = this.#machine.log('postgres')
    const options = command.map((option) => this.#machine.native('postgres', option))
    return this.cluster.start(options, environment, log, (server) => this.#keep('postgres', server))
  }

  #spawn(name: string, [program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const log = openLog(this.#machine.log(name))
    try {
      return spawn(program, args, { cwd: this.#image.folder, env, stdio: ['ignore', log, log] })
    } finally {
      closeLog(log)
    }
  }
}
