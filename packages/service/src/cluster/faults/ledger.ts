import { setTimeout as sleep } from 'node:timers/promises'
import type { KeepAliveClient, WireAnswer, WireRequest } from '@waldkerf/service/testing/keepAliveClient'

/** Milliseconds between two attempts, as a browser's gateway has them. */
const pause = 200

/** Everything that was acknowledged, and how long people waited for it. */
export class Ledger {
  readonly invoices = new Set<string>()
  readonly payments = new Set<string>()
  readonly maps = new Set<string>()
  /** Digests of the scans, by map. */
  readonly scans = new Map<string, string>()
  /** Statuses in the order in which they were acknowledged, by sighting. */
  readonly reviews = new Map<string, string[]>()
  /** How often people saw what in place of an answer. */
  readonly seen = new Map<string, number>()
  /** People whose browser could not renew their tokens, in the whole run. */
  signedOut = 0
  longest = { kind: '', milliseconds: 0 }
  writes = 0
  /** Parts of uploads that had to be sent again. */
  interrupted = 0

  /** Begins to measure anew; what was acknowledged stays. */
  nextFault(): void {
    this.seen.clear()
    this.longest = { kind: '', milliseconds: 0 }
    this.writes = 0
    this.interrupted = 0
  }

  /**
   * Sends a write until an answer says what became of it, as a person does who is told that it did not work.
   * @param perhaps statuses that say that an earlier attempt has done it
   */
  async write(client: KeepAliveClient, kind: string, request: WireRequest, perhaps: readonly number[] = []) {
    const begun = performance.now()
    for (let attempt = 1; ; attempt++) {
      const answer = await client
        .send(request)
        .catch((error: Error & { code?: string }) => this.#see(error.code ?? error.name))
      if (answer && (answer.status < 300 || (attempt > 1 && perhaps.includes(answer.status)))) {
        this.#note(kind, performance.now() - begun)
        return answer
      }
      if (answer && answer.status < 500 && answer.status !== 429)
        throw new Error(`${kind} answers ${answer.status}: ${answer.body.toString()}`)
      if (answer) this.#see(String(answer.status))
      await sleep(pause)
    }
  }

  /** Everything that people saw in place of an answer, as a line. */
  summary(): string {
    const seen = [...this.seen].map(([what, count]) => `${count} × ${what}`)
    if (this.interrupted > 0) seen.push(`${this.interrupted} parts of uploads sent again`)
    return seen.join(', ') || 'nothing'
  }

  #see(what: string): undefined {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }

  #note(kind: string, milliseconds: number): void {
    this.writes += 1
    if (milliseconds > this.longest.milliseconds) this.longest = { kind, milliseconds }
  }
}

export const parsed = ({ body }: WireAnswer): unknown => JSON.parse(body.toString())
