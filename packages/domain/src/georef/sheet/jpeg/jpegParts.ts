import type { SheetSize } from '../pixels.ts'
import { type Codes, type JpegComponent, type JpegHead, readJpegHead, writeJpegHead } from './jpegHead.ts'

/** A part of a picture, in its pixels. */
interface Part extends SheetSize {
  left: number
  top: number
}

/** A JPEG from which parts are cut without decoding any pixel. */
export interface JpegParts {
  size: SheetSize
  /** @returns a JPEG that has the part and some pixels around it, so that each has its colours */
  cut: (part: Part) => Part & { pieces: Uint8Array<ArrayBuffer>[] }
}

const side = 8
/** Groups of blocks between two places from which it is read on. */
const stride = 8
/** The longest code has so many bits. */
const longest = 16
/** Differences between blocks have at most so many bits. */
const mostBits = 11
/** A group of blocks takes no more bytes. */
const mostBytes = 10 * 64 * 8

/** Codes of all differences: between two blocks that were no neighbours it may be one that the picture does not have. */
function withAllSteps({ counts, symbols }: Codes): Codes | undefined {
  const missing = Array.from({ length: mostBits + 1 }, (_, bits) => bits).filter((bits) => !symbols.includes(bits))
  const whole = counts.map((count, at) => (at === longest - 1 ? count + missing.length : count))
  const room = whole.reduce((left, count, at) => left - count * 2 ** (longest - 1 - at), 2 ** longest)
  // The code of ones alone is none.
  return room > 0 ? { counts: whole, symbols: [...symbols, ...missing] } : undefined
}

/** By the next sixteen bits: the symbol, and the length of its code in the upper byte. */
function readingTable({ counts, symbols }: Codes): Uint16Array {
  const table = new Uint16Array(2 ** longest)
  let [from, nr] = [0, 0]
  for (const [at, count] of counts.entries()) {
    const span = 2 ** (longest - 1 - at)
    for (let one = 0; one < count; one += 1, from += span, nr += 1)
      table.fill(((at + 1) << 8) | (symbols[nr] ?? 0), from, from + span)
  }
  return table
}

/** By the symbol: its code, and the length of that. */
function writingTable({ counts, symbols }: Codes): { code: number; length: number }[] {
  const table: { code: number; length: number }[] = []
  let [code, nr] = [0, 0]
  for (const [at, count] of counts.entries()) {
    for (let one = 0; one < count; one += 1, code += 1, nr += 1) table[symbols[nr]!] = { code, length: at + 1 }
    code *= 2
  }
  return table
}

/** A block of a group, and the tables by which it is read and written. */
interface Block {
  component: number
  steps: Uint16Array
  waves: Uint16Array
  codes: { code: number; length: number }[]
}

function blocksOfGroup(components: readonly JpegComponent[]): Block[] {
  return components.flatMap(({ across, down, steps, waves }, component) => {
    const block = { component, steps: readingTable(steps), waves: readingTable(waves), codes: writingTable(steps) }
    return Array.from({ length: across * down }, () => block)
  })
}

/** The coded bits of a picture, and what is to be known to go on anywhere. */
class JpegReader {
  readonly #bytes: Uint8Array<ArrayBuffer>
  readonly #blocks: readonly Block[]
  readonly #restart: number
  at: number
  /** Bits that are read from the file, the last `count` of them not used yet. */
  held = 0
  count = 0
  /** Of each component, the mean of its last block. */
  readonly last: Int32Array

  constructor(bytes: Uint8Array<ArrayBuffer>, head: JpegHead, blocks: readonly Block[]) {
    this.#bytes = bytes
    this.#blocks = blocks
    this.#restart = head.restart
    this.at = head.blocks
    this.last = new Int32Array(head.components.length)
  }

  /** Holds 25 bits at least; past the end, and before a restart, noughts. */
  #fill() {
    while (this.count <= 24) {
      let byte = this.#bytes[this.at] ?? 0
      if (byte !== 0xff) this.at += 1
      else if (this.#bytes[this.at + 1] === 0) this.at += 2
      else byte = 0
      this.held = (this.held << 8) | byte
      this.count += 8
    }
  }

  #take(bits: number): number {
    if (this.count < bits) this.#fill()
    this.count -= bits
    return (this.held >>> this.count) & ((1 << bits) - 1)
  }

  #goOn() {
    this.count = 0
    this.last.fill(0)
    const bytes = this.#bytes
    while (this.at < bytes.length && !(bytes[this.at] === 0xff && (bytes[this.at + 1]! & 0xf8) === 0xd0)) this.at += 1
    this.at += 2
  }

  /** Reads a group of blocks, and writes it where that is asked for. @throws Error where it is damaged */
  readGroup(nr: number, writer?: JpegWriter) {
    if (this.#restart > 0 && nr > 0 && nr % this.#restart === 0) this.#goOn()
    for (const block of this.#blocks) {
      const bits = this.#symbol(block.steps) & 15
      const value = bits === 0 ? 0 : this.#take(bits)
      // The upper half are positive, the lower one negative differences.
      this.last[block.component]! += bits > 0 && value >> (bits - 1) === 0 ? value - (1 << bits) + 1 : value
      writer?.step(block, this.last[block.component]!)
      this.#waves(block.waves, writer)
    }
  }

  #symbol(table: Uint16Array): number {
    this.#fill()
    const found = table[(this.held >>> (this.count - longest)) & 0xffff]!
    if (found === 0) throw new Error('The JPEG is damaged.')
    this.count -= found >> 8
    return found & 255
  }

  #waves(table: Uint16Array, writer: JpegWriter | undefined) {
    for (let at = 1; at < side * side; at += 1) {
      this.#fill()
      const code = (this.held >>> (this.count - longest)) & 0xffff
      const found = table[code]!
      if (found === 0) throw new Error('The JPEG is damaged.')
      const [length, bits] = [found >> 8, found & 15]
      this.count -= length
      writer?.put(code >> (longest - length), length)
      if (bits > 0) {
        const value = this.#take(bits)
        writer?.put(value, bits)
      } else if ((found & 0xf0) !== 0xf0) return
      at += (found & 0xf0) >> 4
    }
  }
}

/** Coded bits of a part. */
class JpegWriter {
  #room = new Uint8Array(2 ** 16)
  #end = 0
  #held = 0
  #count = 0
  readonly #last: Int32Array

  constructor(components: number) {
    this.#last = new Int32Array(components)
  }

  /** Before each group of blocks. */
  makeRoom() {
    if (this.#end + mostBytes <= this.#room.length) return
    const wider = new Uint8Array(this.#room.length * 2)
    wider.set(this.#room)
    this.#room = wider
  }

  put(value: number, bits: number) {
    this.#held = (this.#held << bits) | value
    this.#count += bits
    while (this.#count >= 8) {
      this.#count -= 8
      const byte = (this.#held >>> this.#count) & 255
      this.#room[this.#end++] = byte
      // Else it would be a mark.
      if (byte === 0xff) this.#room[this.#end++] = 0
    }
  }

  /** The mean of a block, as the difference to the one that was written before. */
  step({ component, codes }: Block, mean: number) {
    const difference = mean - this.#last[component]!
    this.#last[component] = mean
    const bits = 32 - Math.clz32(Math.abs(difference))
    const { code, length } = codes[bits]!
    this.put(code, length)
    if (bits > 0) this.put(difference < 0 ? difference + (1 << bits) - 1 : difference, bits)
  }

  end(): Uint8Array<ArrayBuffer> {
    if (this.#count > 0) this.put((1 << (8 - this.#count)) - 1, 8 - this.#count)
    return this.#room.slice(0, this.#end)
  }
}

/**
 * Opens a JPEG for cutting: its coded blocks are walked once, and it is noted from where they can be read.
 * @returns undefined for other files, for one in several passes, and for a damaged one
 */
export function openJpegParts(bytes: Uint8Array<ArrayBuffer>): JpegParts | undefined {
  const head = readJpegHead(bytes)
  const components = head?.components.map((one) => ({ ...one, steps: withAllSteps(one.steps) }))
  if (!head || !components?.every(hasSteps)) return undefined
  const whole = { ...head, components }
  const blocks = blocksOfGroup(components)
  const groupWidth = side * Math.max(...components.map(({ across }) => across))
  const groupHeight = side * Math.max(...components.map(({ down }) => down))
  const { width, height } = head
  const [across, down] = [Math.ceil(width / groupWidth), Math.ceil(height / groupHeight)]
  try {
    const reader = new JpegReader(bytes, head, blocks)
    const places = notePlaces(reader, across, down)
    const cut: JpegParts['cut'] = (part) => {
      // A group more on each side: colours are mixed with those beside them.
      const first = Math.floor(Math.max(0, Math.floor(part.left / groupWidth) - 1) / stride) * stride
      const upper = Math.max(0, Math.floor(part.top / groupHeight) - 1)
      const last = Math.min(across, Math.ceil((part.left + part.width) / groupWidth) + 1)
      const lower = Math.min(down, Math.ceil((part.top + part.height) / groupHeight) + 1)
      const writer = new JpegWriter(components.length)
      for (let row = upper; row < lower; row += 1) {
        places.go(row, first)
        for (let column = first; column < last; column += 1) {
          writer.makeRoom()
          reader.readGroup(row * across + column, writer)
        }
      }
      const [left, top] = [first * groupWidth, upper * groupHeight]
      const size = {
        width: Math.min(width, last * groupWidth) - left,
        height: Math.min(height, lower * groupHeight) - top,
      }
      return {
        left,
        top,
        ...size,
        pieces: [...writeJpegHead(whole, size), writer.end(), Uint8Array.of(0xff, 0xd9)],
      }
    }
    return { size: { width, height }, cut }
  } catch {
    return undefined
  }
}

const hasSteps = <One extends { steps: Codes | undefined }>(one: One): one is One & { steps: Codes } =>
  one.steps !== undefined

/** Walks all groups, and keeps from where each eighth of a row is read. */
function notePlaces(reader: JpegReader, across: number, down: number) {
  const perRow = Math.ceil(across / stride)
  const kinds = reader.last.length
  const [at, held] = [new Uint32Array(perRow * down), new Int32Array(perRow * down)]
  const [count, last] = [new Uint8Array(perRow * down), new Int16Array(perRow * down * kinds)]
  for (let nr = 0, place = 0; nr < across * down; nr += 1) {
    if ((nr % across) % stride === 0) {
      at[place] = reader.at
      held[place] = reader.held
      count[place] = reader.count
      last.set(reader.last, place * kinds)
      place += 1
    }
    reader.readGroup(nr)
  }
  return {
    /** @param column a multiple of the stride */
    go(row: number, column: number) {
      const place = row * perRow + column / stride
      reader.at = at[place]!
      reader.held = held[place]!
      reader.count = count[place]!
      reader.last.set(last.subarray(place * kinds, (place + 1) * kinds))
    },
  }
}
