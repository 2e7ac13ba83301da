import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { objectName } from '@waldkerf/service/web/objects/objectStore'
import type { Fixture } from '../fixtures/fixture.ts'
import { databaseByUrl, type Picture, scanClient } from './scanClient.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Order, ProgramInput } from './places.ts'

const program = fileURLToPath(new URL('scanProgram.ts', import.meta.url))

/** The scan service, in a process that can be killed. */
class ScanProcess {
  readonly origin: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.origin = `http://127.0.0.1:${port}`
  }

  static async start(input: ProgramInput): Promise<ScanProcess> {
    const child = fork(program, [JSON.stringify(input)], { execArgv: ['--no-warnings'], stdio: 'ignore' })
    const [port] = (await once(child, 'message')) as [number]
    return new ScanProcess(child, port)
  }

  /** Resolves when the order has been carried out, or the process has ended. */
  async order(order: Order): Promise<void> {
    this.#child.send(order, () => undefined)
    await Promise.race([once(this.#child, 'message'), this.ended()])
  }

  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.ended()
  }

  async ended(): Promise<void> {
    if (this.#child.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit')
  }
}

const admin = 'admin@waldkerf.test'
const day = 24 * 60 * 60 * 1_000

/** A scan server with a folder of its own that is killed and started again, and a client of it. */
export class KillLane {
  running!: ScanProcess
  readonly client: ReturnType<typeof scanClient>
  readonly #folder = mkdtempSync(join(tmpdir(), 'waldkerf-kills-'))
  readonly #fixture: Fixture

  private constructor(fixture: Fixture, person: string) {
    this.#fixture = fixture
    this.client = scanClient(
      () => fixture.stack,
      () => this.running.origin,
      person,
    )
  }

  static async open(fixture: Fixture, person: string): Promise<KillLane> {
    const lane = new KillLane(fixture, person)
    await lane.#start()
    return lane
  }
  async #start(): Promise<void> {
    const { databaseUrl, dataService } = this.#fixture.stack
    this.running = await ScanProcess.start({ folder: this.#folder, database: databaseByUrl(databaseUrl), dataService })
  }
  /** Waits for the end of the process first. */
  async startAgain(): Promise<void> {
    await this.running.ended()
    await this.#start()
  }
  async close(): Promise<void> {
    await this.running.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** @returns undefined if the process ended before it answered */
  part(path: string, offset: number, bytes: Picture): Promise<Response | undefined> {
    return this.client.part(path, offset, bytes).catch(() => undefined)
  }
  /** Resumes an upload as a browser does, or begins anew if it is gone. @returns the last status */
  async goOn(map: number, path: string | undefined, bytes: Picture): Promise<number | undefined> {
    const head = path === undefined ? undefined : await this.client.send(path, 'HEAD')
    const place = head?.ok ? path : await this.client.beginAt(map, bytes.length)
    const offset = head?.ok ? Number(head.headers.get('upload-offset')) : 0
    if (offset === bytes.length) return 204
    return (await this.part(place ?? '', offset, bytes.subarray(offset)))?.status
  }

  /** Objects without a row that a comparison in two days leaves. */
  async orphans(): Promise<string[]> {
    await this.#endUploads()
    await this.running.order({ compareAfter: 2 * day })
    const { rows } = await this.#fixture.stack.owner.query<{ name: string }>(
      `select name from data.objekt where stand = 'da'`,
    )
    const known = new Set(rows.map(({ name }) => name))
    return this.#namesOnDisk().filter((name) => !known.has(name))
  }
  /** Ends uploads that a killed server has left: an account has four open ones at most. */
  async #endUploads(): Promise<void> {
    const { send } = this.client
    const open = (await (await send('/scans/files', 'GET', {}, undefined, admin)).json()) as { id: string }[]
    for (const { id } of open) await send(`/scans/files/${id}`, 'DELETE', {}, undefined, admin)
  }
  #namesOnDisk(): string[] {
    return readdirSync(join(this.#folder, 'objekte'), { recursive: true })
      .map((path) => String(path).slice(3))
      .filter((name) => objectName.test(name))
  }
}
