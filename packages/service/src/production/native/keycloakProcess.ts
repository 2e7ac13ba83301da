import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposeService } from '@waldkerf/service/jobs/deploy/composeFile'
import { closeLog, openLog } from '@waldkerf/service/supervisor/logFile'
import { signal, waitForEnd } from '@waldkerf/service/supervisor/processes'
import { keycloakDistribution } from '../programs/keycloak.ts'
import type { Authority } from './authority.ts'
import type { Machine } from './machine.ts'

/** Where the image has it. */
const home = '/opt/keycloak'

/** Keycloak itself, started with the command, the variables and the secrets of its container. */
export class KeycloakProcess {
  readonly #machine: Machine
  readonly #authority: Authority
  readonly #folder: string
  #process: ChildProcess | undefined

  constructor(machine: Machine, authority: Authority) {
    this.#machine = machine
    this.#authority = authority
    this.#folder = join(machine.folder, 'keycloak')
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null
  }

  /** A text of compose.yaml or of the documentation with this machine's folders and ports. */
  native(text: string): string {
    const { identity } = this.#machine.ports
    return this.#machine
      .native('keycloak', text)
      .replaceAll(home, this.#folder)
      .replaceAll('http://localhost:8080', `http://127.0.0.1:${identity}`)
  }

  /** Resolves when it has been started, which is long before it is ready. */
  async start(
    { entrypoint = [], command = [], volumes = [] }: ComposeService,
    settings: Readonly<Record<string, string>>,
  ) {
    if (!existsSync(this.#folder)) cpSync(await keycloakDistribution(), this.#folder, { recursive: true })
    for (const volume of volumes) {
      const [source = '', target = ''] = volume.replace(/:ro$/, '').split(':')
      cpSync(join(this.#machine.deploy, source), this.native(target), { recursive: true })
    }
    const { database, identity, identityHealth } = this.#machine.ports
    const places = {
      PATH: process.env['PATH'],
      KC_DB_URL_HOST: '127.0.0.1',
      KC_DB_URL_PORT: String(database),
      KC_HTTP_HOST: '127.0.0.1',
      KC_HTTP_PORT: String(identity),
      KC_HTTP_MANAGEMENT_HOST: '127.0.0.1',
      KC_HTTP_MANAGEMENT_PORT: String(identityHealth),
      // The mail server's certificate is of this run's own authority.
      KC_TRUSTSTORE_PATHS: this.#authority.ca,
      // As the container's `mem_limit` leaves it.
      JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx1g',
    }
    const log = openLog(this.#machine.log('keycloak'))
    const [shell = '', ...options] = entrypoint
    this.#process = spawn(shell, [...options, ...command.map((text) => this.native(text))], {
      cwd: this.#folder,
      env: { ...settings, ...places },
      stdio: ['ignore', log, log],
      // Its script starts Java as a child of its own.
      detached: true,
    })
    closeLog(log)
  }

  async stop(): Promise<void> {
    const pid = this.#process?.pid
    this.#process = undefined
    if (pid === undefined) return
    signal(-pid, 'SIGTERM')
    if (!(await waitForEnd(pid, 20_000))) signal(-pid, 'SIGKILL')
  }
}
