import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readVariables } from '@waldkerf/service/production/native/checkoutCopy'
import { closeLog, openLog } from '@waldkerf/service/supervisor/logFile'
import { signal, waitForEnd } from '@waldkerf/service/supervisor/processes'

const folder = '/etc/systemd/system'

interface Account {
  uid: number
  gid: number
}

/** A unit as systemd would start it, as far as the walk needs: account, folders, credentials, environment, commands. */
class Unit {
  readonly #text: string
  readonly #name: string

  constructor(name: string) {
    this.#name = name
    const all = join(folder, 'waldkerf-.service.d/all.conf')
    const texts = [join(folder, name), ...(name.endsWith('.service') ? [all] : [])].map((file) =>
      readFileSync(file, 'utf8'),
    )
    this.#text = texts.join('\n').replaceAll(/\\\n\s*/g, '')
  }

  values(key: string): string[] {
    return [...this.#text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
  }

  words(key: string): string[] {
    return this.values(key).flatMap((value) => value.split(' '))
  }

  get account(): Account {
    const [user = ''] = this.values('User')
    const id = (what: string) => Number(execFileSync('id', [what, user], { encoding: 'utf8' }))
    return { uid: id('-u'), gid: id('-g') }
  }

  /** Makes the folders of the unit and its copies of the secrets. Answers its environment. */
  prepare(): NodeJS.ProcessEnv {
    const { account } = this
    for (const [kind, root] of [
      ['State', '/var/lib'],
      ['Runtime', '/run'],
    ] as const) {
      const [mode = '0755'] = this.values(`${kind}DirectoryMode`)
      for (const place of this.words(`${kind}Directory`)) own(join(root, place), Number.parseInt(mode, 8), account)
    }
    const credentials = join('/run/credentials', this.#name)
    own(credentials, 0o500, account)
    for (const credential of this.values('LoadCredential')) {
      const [name = '', source = ''] = credential.split(':')
      copyFileSync(source, join(credentials, name))
      own(join(credentials, name), 0o400, account)
    }
    const given = this.words('Environment').map((pair) => pair.replace('%d', credentials).split(/=(.*)/s, 2))
    return {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
      CREDENTIALS_DIRECTORY: credentials,
      ...Object.assign({}, ...this.values('EnvironmentFile').map(readVariables)),
      ...Object.fromEntries(given),
    }
  }
}

function own(path: string, mode: number, { uid, gid }: Account): void {
  if (!existsSync(path)) mkdirSync(path, { recursive: true })
  chmodSync(path, mode)
  chownSync(path, uid, gid)
}

/** Starts what a target wants, in the place of systemd, which has to be the first process of a machine. */
export class Units {
  readonly #running: ChildProcess[] = []
  readonly #extra: NodeJS.ProcessEnv

  /** @param extra for all: where they find the authority of this run */
  constructor(extra: NodeJS.ProcessEnv) {
    this.#extra = extra
  }

  /** Resolves when all of them have been started, each after those that it comes after. */
  async start(target: string): Promise<void> {
    // One that waits for another's file keeps back none of those after it.
    await Promise.all(new Unit(target).words('Wants').map((name) => this.#once(name)))
  }

  async stop(): Promise<void> {
    for (const { pid } of this.#running.toReversed()) {
      if (pid === undefined) continue
      signal(-pid, 'SIGTERM')
      await waitForEnd(pid, 10_000)
    }
  }

  readonly #starting = new Map<string, Promise<void>>()

  #once(name: string): Promise<void> {
    const known = this.#starting.get(name)
    if (known !== undefined) return known
    const starting = this.#run(name)
    this.#starting.set(name, starting)
    return starting
  }

  async #run(name: string): Promise<void> {
    const unit = new Unit(name)
    await Promise.all(unit.words('After').map((before) => this.#once(before)))
    const env = { ...unit.prepare(), ...this.#extra }
    for (const line of unit.values('ExecStartPre')) await ended(this.#spawn(name, line, unit, env), name)
    const [line = ''] = unit.values('ExecStart')
    const process = this.#spawn(name, line, unit, env)
    if (unit.values('Type').includes('oneshot')) return ended(process, name)
    this.#running.push(process)
    return undefined
  }

  #spawn(name: string, line: string, unit: Unit, env: NodeJS.ProcessEnv): ChildProcess {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
    const [program = '', ...args] = words
    const [cwd] = unit.values('WorkingDirectory')
    const log = openLog(join('/var/log', `${name}.log`))
    try {
      return spawn(program, args, { cwd, env, ...unit.account, stdio: ['ignore', log, log], detached: true })
    } finally {
      closeLog(log)
    }
  }
}

/** Rejects with the end of its log. */
async function ended(process: ChildProcess, name: string): Promise<void> {
  const code = await new Promise((resolve) => process.once('exit', resolve))
  if (code !== 0)
    throw new Error(`${name} ends with ${String(code)}:\n${readFileSync(join('/var/log', `${name}.log`), 'utf8')}`)
}
