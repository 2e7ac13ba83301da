import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Seconds that a code is shown, and its digits: as the realm file has them. */
const [period, digits] = [30, 6]

const step = () => Math.floor(Date.now() / 1_000 / period)

/** RFC 6238 with SHA-1, as apps for one-time codes do it. */
function code(key: Buffer, counted: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(counted))
  const hash = createHmac('sha1', key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The key of the text that a page shows to type in place of its picture: base 32 in groups. */
export function shownKey(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const letters = text.replaceAll(' ', '').split('')
  const bits = letters.map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Somebody's app for one-time codes. Keycloak takes each code once, those of the step before and after as well. */
export class CodeApp {
  readonly #key: Buffer
  #used = 0

  constructor(key: Buffer) {
    this.#key = key
  }

  /** A code that was not given before; waits for it where there have been many. */
  async next(): Promise<string> {
    this.#used = Math.max(this.#used + 1, step())
    while (this.#used > step() + 1) await sleep(500)
    return code(this.#key, this.#used)
  }
}

/** The apps of everybody in this run, by e-mail: an account that is restored keeps its key. */
export const codeApps = new Map<string, CodeApp>()
