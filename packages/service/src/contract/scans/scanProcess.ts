import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Order, ProgramInput } from './places.ts'

const program = fileURLToPath(new URL('scanProgram.ts', import.meta.url))

/** The scan service, in a process that can be killed. */
export class ScanProcess {
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

  /** Resolves when it has been carried out, or the process has ended over it. */
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
