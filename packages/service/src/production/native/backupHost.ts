import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, childAccount } from '@waldkerf/service/postgres/account'
import { postgresFolder } from '@waldkerf/service/postgres/binaries'
import { closeLog, openLog } from '@waldkerf/service/supervisor/logFile'
import { signal, waitForEnd } from '@waldkerf/service/supervisor/processes'
import { barmanPackages } from '../programs/barman.ts'
import { run } from '../programs/kept.ts'
import type { Machine } from './machine.ts'

type Said = Error & { stdout: string; stderr: string }

/** The account that keeps backups, by name. */
const keeper = process.getuid?.() === 0 ? 'nobody' : ''

/** The machine of the backups: deploy/backup with its settings filled in for one machine of the product after the other. */
export class BackupHost {
  readonly #account: Account | undefined = childAccount()
  readonly #folder: string
  /** Where Barman keeps everything. */
  readonly home: string
  #stream: ChildProcess | undefined
  #hasDisk = false

  constructor(folder: string) {
    this.#folder = folder
    this.home = join(folder, 'home')
  }

  /** @param tools folder of PostgreSQL's client programs */
  async prepare(tools: string): Promise<void> {
    for (const place of [this.#folder, this.home]) mkdirSync(place, { recursive: true })
    // Nobody but root may give it a disk of its own.
    this.#hasDisk = await run('mount', ['-t', 'tmpfs', '-o', 'size=1500m', 'tmpfs', this.home]).then(
      () => true,
      () => false,
    )
    // Copies, as the account of the backups does not get into the home of who runs this.
    cpSync(dirname(tools), join(this.#folder, 'tools'), { recursive: true })
    cpSync(await barmanPackages(), join(this.#folder, 'barman'), { recursive: true })
    if (this.#account !== undefined) chownSync(this.home, this.#account.uid, this.#account.gid)
  }

  /** Turns to a machine: its database is what is kept, and its folders are what a restore fills. */
  turnTo({ deploy, folder, ports, scans }: Machine): void {
    const password = readFileSync(join(deploy, 'secrets/backup_password'), 'utf8').trim()
    this.#write('home/pgpass', `*:*:*:backup:${password}\n`)
    chmodSync(join(this.home, 'pgpass'), 0o600)
    const barman = readFileSync(join(deploy, 'backup/barman.conf'), 'utf8')
      .replaceAll('/etc/waldkerf/backup_passphrase', join(this.home, 'passphrase'))
      .replaceAll('/var/lib/barman', this.home)
      .replaceAll('port=5432', `port=${ports.database}`)
      .replace('barman_user = barman', keeper === '' ? '' : `barman_user = ${keeper}`)
    this.#write('barman.conf', barman)
    const programs = [
      postgresFolder(process.env['WALDKERF_POSTGRES_BIN'], this.#account),
      join(this.#folder, 'tools/bin'),
    ]
    const packages = join(this.#folder, 'barman')
    this.#write(
      'backup.env',
      `
      keeper=${keeper} home=${this.home} passphrase=${join(this.home, 'passphrase')}
      barman=(env PYTHONPATH=${packages} /usr/bin/python3 ${packages}/bin/barman) barman_settings=${join(this.#folder, 'barman.conf')}
      programs=${programs.join(delimiter)}
      scans=${scans} erasures=${join(folder, 'volumes/erasures')} database=${join(folder, 'volumes/database')}
      start=(sh -c 'touch ${this.#starting}; while [ -e ${this.#starting} ]; do sleep 0.1; done')
    `,
    )
    cpSync(join(deploy, 'backup/waldkerf-backup'), join(this.#folder, 'waldkerf-backup'))
  }

  #write(name: string, text: string): void {
    const file = join(this.#folder, name)
    writeFileSync(file, text)
    if (this.#account !== undefined) chownSync(file, this.#account.uid, this.#account.gid)
  }

  /** Is there while a restore waits for the product's start. */
  get #starting() {
    return join(this.#folder, 'starting')
  }

  get #env() {
    return { ...process.env, WALDKERF_BACKUP_SETTINGS: join(this.#folder, 'backup.env') }
  }

  /** Does what a line of the documentation says, and answers what it printed. Rejects when it fails. */
  async does(line: string): Promise<string> {
    const options = { env: this.#env, cwd: this.#folder, maxBuffer: 1e8 }
    const command = line.replace(/^(\S*\/)?waldkerf-backup/, './waldkerf-backup')
    const { stdout, stderr } = await run('bash', ['-c', command], options).catch((error: Said) =>
      Promise.reject(new Error(`${line} fails:\n${error.stdout}${error.stderr}`, { cause: error })),
    )
    return stdout + stderr
  }

  /** The one command of a restore, with this machine's own way of starting the product in place of Compose. */
  async restore(line: string, start: () => Promise<void>): Promise<string> {
    const restoring = this.does(line)
    const started = async () => {
      while (!existsSync(this.#starting)) await Promise.race([sleep(100), restoring])
      await start().finally(() => rmSync(this.#starting))
    }
    const [said] = await Promise.all([restoring, started()])
    return said
  }

  /** As the unit waldkerf-log keeps it. */
  stream(): void {
    const log = openLog(join(this.#folder, 'stream.log'))
    this.#stream = spawn(join(this.#folder, 'waldkerf-backup'), ['stream'], {
      cwd: this.#folder,
      env: this.#env,
      stdio: ['ignore', log, log],
      detached: true,
    })
    closeLog(log)
  }

  /** While `work` runs, not a byte more fits on the disk of the backups. Answers false where it has none of its own. */
  async whileFull(work: () => Promise<void>): Promise<boolean> {
    if (!this.#hasDisk) return false
    const filler = join(this.home, 'filler')
    const { bavail, bsize } = statfsSync(this.home)
    await run('fallocate', ['--length', String(bavail * bsize), filler])
    await work().finally(() => rmSync(filler))
    return true
  }

  async endStream(): Promise<void> {
    const pid = this.#stream?.pid
    this.#stream = undefined
    if (pid === undefined) return
    signal(-pid, 'SIGTERM')
    await waitForEnd(pid, 20_000)
  }

  async down(): Promise<void> {
    await this.endStream()
    // GnuPG leaves a helper.
    await run('gpgconf', ['--homedir', join(this.home, 'gnupg'), '--kill', 'all']).catch(() => undefined)
    if (this.#hasDisk) await run('umount', ['--lazy', this.home])
  }
}
