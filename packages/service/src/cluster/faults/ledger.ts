import { setTimeout as sleep } from 'node:timers/promises'
import type { KeepAliveClient, WireAnswer, WireRequest } from '@waldkerf/service/testing/keepAliveClient'

/** Milliseconds between two attempts, as a browser's gateway has them. */
const pause = 200

/** Refusals that a browser's gateway repeats: with a new token, and later. */
const repeated: readonly number[] = [401, 429]

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
  /** People whose browser could not renew their tokens. */
  signedOut = 0
  longest = { kind: '', milliseconds: 0 }
  /** Milliseconds of the longest pause in which no write of anybody was acknowledged. */
  pause = 0
  #lastWrite: number | undefined
  /** Milliseconds that the longest renewal of a token took; 0 where nobody renews any. */
  renewal = 0
  writes = 0

  /** Begins to measure anew; what was acknowledged stays. */
  nextFault(): void {
    this.seen.clear()
    this.signedOut = 0
    this.renewal = 0
    this.longest = { kind: '', milliseconds: 0 }
    this.pause = 0
    this.#lastWrite = undefined
    this.writes = 0
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
        .catch((error: Error & { code?: string }) => this.see(error.code ?? error.name))
      if (answer && (answer.status < 300 || (attempt > 1 && perhaps.includes(answer.status)))) {
        this.#note(kind, performance.now() - begun)
        return answer
      }
      if (answer && answer.status < 500 && !repeated.includes(answer.status))
        throw new Error(`${kind} answers ${answer.status}: ${answer.body.toString()}`)
      if (answer) this.see(String(answer.status))
      await sleep(pause)
    }
  }

  /** Something in place of an answer. */
  see(what: string): undefined {
    this.seen.set(what, (this.seen.get(what) ?? 0) + 1)
  }

  #note(kind: string, milliseconds: number): void {
    this.writes += 1
    const now = performance.now()
    this.pause = Math.max(this.pause, now - (this.#lastWrite ?? now))
    this.#lastWrite = now
    if (milliseconds > this.longest.milliseconds) this.longest = { kind, milliseconds }
  }
}

export const parsed = ({ body }: WireAnswer): unknown => JSON.parse(body.toString())
