import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Client } from 'pg'
import { databaseName } from '@waldkerf/service/database'
import { ownerRole } from '@waldkerf/service/postgres/cluster'
import { type DatabaseAddress, withClient } from '@waldkerf/service/postgres/connection'
import { logTail } from '@waldkerf/service/supervisor/logFile'
import { type Command, readCommand } from '../documentation/commands.ts'
import { Realm } from '../realm/realm.ts'
import { Containers, type Parts } from './containers.ts'
import { Gateway, type PublicPorts } from './gateway.ts'
import type { Machine } from './machine.ts'

const run = promisify(execFile)

/** How long a service may take to become healthy. Milliseconds. Keycloak builds itself at its first start. */
const patience = 300_000

/** The production kit on one machine: does what `docker compose` does with deploy/compose.yaml, without containers. */
export class Kit {
  readonly machine: Machine
  readonly containers: Containers
  readonly gateway: Gateway

  constructor(machine: Machine, parts: Parts, ports: PublicPorts) {
    this.machine = machine
    this.containers = new Containers(machine, parts)
    this.gateway = new Gateway(parts.authority, { ...ports, web: machine.ports.web, log: machine.log('haproxy') })
  }

  /** Its secrets are there once they have been made. */
  get realm(): Realm {
    return new Realm({
      address: `http://127.0.0.1:${this.machine.ports.identity}`,
      origin: this.origin,
      adminPassword: this.#secret('keycloak_admin_password'),
    })
  }

  /** The public one, as in deploy/.env. */
  get origin(): string {
    return this.machine.variables()['WALDKERF_ORIGIN'] ?? ''
  }

  #secret(name: string): string {
    return readFileSync(join(this.machine.deploy, 'secrets', name), 'utf8').trim()
  }

  /** Everything that a service has printed. */
  printed(service: string): string {
    const file = this.machine.log(service)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }

  /** Does what a line of the documentation says, and answers what it printed. Rejects when it fails. */
  does(line: string, environment?: NodeJS.ProcessEnv): Promise<string> {
    return this.#carryOut(readCommand(line), environment)
  }

  /** Runs lines in a shell like that of Keycloak's container. */
  inKeycloak(lines: string): Promise<string> {
    return this.#shell(this.containers.keycloak.native(`set -euo pipefail\n${lines}`))
  }

  /** Where a role of the database signs in over the network. */
  address(user: string, password: string): DatabaseAddress {
    return { host: '127.0.0.1', port: this.machine.ports.database, database: databaseName, user, password }
  }

  /** Works as the database's owner, past all rights. */
  asOwner<T>(work: (owner: Client) => Promise<T>): Promise<T> {
    return withClient(this.address(ownerRole, this.#secret('owner_password')), work)
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.asOwner(async (owner) => (await owner.query<Row>(sql, [...values])).rows)
  }

  async down(): Promise<void> {
    await this.gateway.stop()
    await this.#stop(Object.keys(this.containers.services).toReversed())
  }

  async #carryOut(command: Command, environment?: NodeJS.ProcessEnv): Promise<string> {
    switch (command.kind) {
      case 'exec':
        return this.#shell(command.words, environment)
      case 'shell':
        return this.#shell(command.line, environment)
      case 'tool':
        return this.#shell(this.machine.native(command.service, command.line), environment)
      case 'run':
        return this.#runOnce(command.service, command.words.split(' ').filter(Boolean))
      case 'up':
        await this.#up(command.services.length > 0 ? command.services : this.#usual)
        break
      case 'down':
        await this.down()
        break
      case 'ps':
        return this.#states()
      case 'start':
      case 'stop':
      case 'restart':
        if (command.kind !== 'start') await this.#stop(command.services)
        if (command.kind !== 'stop') await this.#up(command.services)
        break
      case 'remove':
        rmSync(join(this.machine.folder, 'volumes', command.volume), { recursive: true })
    }
    return ''
  }

  /** All that `up` starts. */
  get #usual(): string[] {
    const { services } = this.containers
    return Object.keys(services).filter((name) => services[name]?.profiles === undefined)
  }

  async #shell(line: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
    const text = line.replace('127.0.0.1:8080', `127.0.0.1:${this.machine.ports.web}`)
    const env = { ...process.env, ...this.containers.cluster.tools, ...environment }
    const { stdout, stderr } = await run('bash', ['-c', text], { cwd: this.machine.deploy, env, maxBuffer: 1e8 })
    return stdout + stderr
  }

  /** Without words a service does what compose.yaml says. */
  async #runOnce(service: string, words: readonly string[]): Promise<string> {
    const before = this.printed(service).length
    const said = () => this.printed(service).slice(before)
    const args = words.length > 0 ? words : (this.containers.described(service).command ?? [])
    await this.containers.runOnce(service, args).catch(() => Promise.reject(new Error(said())))
    return said()
  }

  /** A line for each service that stays, with what its own check says. */
  async #states(): Promise<string> {
    const stay = Object.entries(this.containers.services).filter(([, { healthcheck }]) => healthcheck !== undefined)
    const lines = stay.map(
      async ([name]) => `${name} ${(await this.containers.isHealthy(name)) ? 'healthy' : 'unhealthy'}`,
    )
    return (await Promise.all(lines)).join('\n')
  }

  /** Starts services in the order of compose.yaml, each when those before it are healthy; running ones stay. */
  async #up(names: readonly string[], seen = new Set<string>()): Promise<void> {
    for (const name of names.filter((one) => !seen.has(one))) {
      seen.add(name)
      await this.#up(Object.keys(this.containers.described(name).depends_on ?? {}), seen)
      if (this.containers.isRunning(name)) continue
      await this.containers.start(name).catch((error: Error) => Promise.reject(this.#failure(name, error)))
      await this.#untilHealthy(name)
      // The proxy in front belongs to no container.
      if (name === 'web') this.gateway.start()
    }
  }

  async #untilHealthy(name: string): Promise<void> {
    if (this.containers.described(name).healthcheck === undefined) return
    const end = Date.now() + patience
    while (!(await this.containers.isHealthy(name))) {
      if (!this.containers.isRunning(name) || Date.now() > end) throw this.#failure(name)
      await sleep(200)
    }
  }

  #failure(name: string, cause?: Error): Error {
    return new Error(`${name} does not start. ${cause?.message ?? ''}\n${logTail(this.machine.log(name))}`, { cause })
  }

  async #stop(names: readonly string[]): Promise<void> {
    for (const name of names) await this.containers.stop(name)
  }
}
