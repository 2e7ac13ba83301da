import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { type Account, childAccount } from '@waldkerf/service/postgres/account'
import { postgresFolder } from '@waldkerf/service/postgres/binaries'
import { closeLog, openLog } from '@waldkerf/service/supervisor/logFile'

const run = promisify(execFile)
type Variables = Readonly<Record<string, string>>

/**
 * A cluster as the official image's entry point makes it: trusted by its socket, which `docker compose exec` uses, and by
 * password for all who come over the network.
 */
export class Cluster {
  /** For client programs: they find the server as they do inside the container. */
  readonly tools: { PATH: string; PGHOST: string; PGPORT: string }
  readonly #account: Account | undefined = childAccount()
  readonly #programs = postgresFolder(process.env['WALDKERF_POSTGRES_BIN'], this.#account)
  readonly #data: string
  readonly #socket: string

  /** @param tools folder of psql, pg_dump and the like */
  constructor(folder: string, port: number, tools: string) {
    this.#data = join(folder, 'volumes/database')
    this.#socket = join(folder, 'socket')
    const PATH = `${tools}${delimiter}${process.env['PATH']}`
    this.tools = { PATH, PGHOST: this.#socket, PGPORT: String(port) }
  }

  /**
   * Resolves when the database is there.
   * @param command that of compose.yaml
   * @param environment that of compose.yaml, with paths of this machine
   * @param onSpawn called with the process as soon as there is one
   */
  async start(
    command: readonly string[],
    environment: Variables,
    log: string,
    onSpawn: (server: ChildProcess) => void,
  ): Promise<void> {
    for (const place of [this.#data, this.#socket]) {
      mkdirSync(place, { recursive: true, mode: 0o700 })
      if (this.#account !== undefined) chownSync(place, this.#account.uid, this.#account.gid)
    }
    const isNew = readdirSync(this.#data).length === 0
    if (isNew) await this.#initialise(environment)
    onSpawn(this.#spawn(command, log))
    await run('sh', ['-c', `until pg_isready --quiet; do sleep 0.1; done`], { env: this.tools, timeout: 60_000 })
    const { POSTGRES_USER: owner = '', POSTGRES_DB: database = '' } = environment
    if (isNew) await run('createdb', ['-U', owner, database], { env: this.tools })
  }

  #spawn([program = '', ...options]: readonly string[], log: string): ChildProcess {
    const places = ['-D', this.#data, '-k', this.#socket, '-p', this.tools.PGPORT, '-c', 'listen_addresses=127.0.0.1']
    const output = openLog(log)
    try {
      return spawn(join(this.#programs, program), [...options, ...places], {
        ...this.#surroundings,
        stdio: ['ignore', output, output],
      })
    } finally {
      closeLog(output)
    }
  }

  get #surroundings() {
    return { cwd: '/', env: { PATH: this.tools.PATH, LC_ALL: 'C', TZ: 'UTC' }, ...this.#account }
  }

  async #initialise({ POSTGRES_USER, POSTGRES_PASSWORD_FILE, POSTGRES_INITDB_ARGS = '' }: Variables): Promise<void> {
    const access = ['--auth-local=trust', '--auth-host=scram-sha-256', `--username=${POSTGRES_USER}`]
    const locale = POSTGRES_INITDB_ARGS.split(' ')
    const args = [`--pgdata=${this.#data}`, `--pwfile=${POSTGRES_PASSWORD_FILE}`, ...access, ...locale]
    await run(join(this.#programs, 'initdb'), args, this.#surroundings)
  }
}
