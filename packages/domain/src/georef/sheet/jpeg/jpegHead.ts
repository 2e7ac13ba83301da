import type { SheetSize } from '../pixels.ts'

/** A table of codes (ITU T.81, annex C). */
export interface Codes {
  /** How many codes have one bit, two bits, up to sixteen. */
  counts: readonly number[]
  /** The symbols, in the order of their codes. */
  symbols: readonly number[]
}

/** A component of a block: brightness, or one of the colours. */
export interface JpegComponent {
  /** Its blocks in a group, across and down. */
  across: number
  down: number
  /** The places of its tables, four bits each. */
  table: number
  /** Of the differences between blocks, and of what is within one. */
  steps: Codes
  waves: Codes
}

export interface JpegHead extends SheetSize {
  components: JpegComponent[]
  /** Groups of blocks between two restarts; 0: there are none. */
  restart: number
  /** Where the coded blocks begin. */
  blocks: number
  /** The head's pieces that a part of the picture has as well. */
  kept: readonly Uint8Array<ArrayBuffer>[]
  frame: Uint8Array<ArrayBuffer>
  scan: Uint8Array<ArrayBuffer>
}

const marks = { start: 0xffd8, codes: 0xc4, restart: 0xdd, scan: 0xda } as const
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && mark !== marks.codes
/** Those whose blocks follow each other, coded once. */
const isPlainFrame = (mark: number) => mark === 0xc0 || mark === 0xc1
/** Scales of the waves, and how the components make colours. Sizes, previews and turns are those of the whole. */
const isKept = (mark: number, piece: Uint8Array<ArrayBuffer>) =>
  [0xdb, 0xe0, 0xee].includes(mark) || (mark === 0xe2 && piece[4] === 0x49 && piece[5] === 0x43)

/** Reads the head of a JPEG. @returns undefined for other files, and for one whose blocks come in several passes */
export function readJpegHead(bytes: Uint8Array<ArrayBuffer>): JpegHead | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== marks.start) return undefined
  const kept: Uint8Array<ArrayBuffer>[] = []
  const tables = new Map<number, Codes>()
  let frame: Uint8Array<ArrayBuffer> | undefined
  let restart = 0
  for (let at = 2; at + 6 <= bytes.length && view.getUint8(at) === 0xff;) {
    const mark = view.getUint8(at + 1)
    const next = at + 2 + view.getUint16(at + 2)
    const piece = bytes.subarray(at, next)
    if (mark === marks.scan) return frame && joinHead({ tables, restart, blocks: next, kept, frame, scan: piece })
    if (isPlainFrame(mark)) frame = piece
    else if (isFrame(mark)) return undefined
    else if (mark === marks.codes) readCodes(piece, tables)
    else if (mark === marks.restart) restart = view.getUint16(at + 4)
    else if (isKept(mark, piece)) kept.push(piece)
    at = next
  }
  return undefined
}

function readCodes(piece: Uint8Array<ArrayBuffer>, tables: Map<number, Codes>) {
  for (let at = 4; at + 17 <= piece.length;) {
    const counts = [...piece.subarray(at + 1, at + 17)]
    const total = counts.reduce((sum, count) => sum + count, 0)
    tables.set(piece[at]!, { counts, symbols: [...piece.subarray(at + 17, at + 17 + total)] })
    at += 17 + total
  }
}

type Pieces = Pick<JpegHead, 'restart' | 'blocks' | 'kept' | 'frame' | 'scan'> & { tables: Map<number, Codes> }

function joinHead({ tables, ...pieces }: Pieces): JpegHead | undefined {
  const { frame, scan } = pieces
  const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
  const [depth, height, width, count] = [frame[4], view.getUint16(5), view.getUint16(7), frame[9] ?? 0]
  if (depth !== 8 || width === 0 || height === 0 || scan[4] !== count) return undefined
  const components: JpegComponent[] = []
  for (let nr = 0; nr < count; nr += 1) {
    const [id, table] = [scan[5 + nr * 2], scan[6 + nr * 2] ?? 0]
    const place = Array.from({ length: count }, (_, at) => 10 + at * 3).find((at) => frame[at] === id)
    const [steps, waves] = [tables.get(table >> 4), tables.get(0x10 | (table & 15))]
    if (place === undefined || !steps || !waves) return undefined
    // A picture of one component has a block after the other, whatever it says.
    const [across, down] = count === 1 ? [1, 1] : [frame[place + 1]! >> 4, frame[place + 1]! & 15]
    components.push({ across, down, table, steps, waves })
  }
  return { width, height, components, ...pieces }
}

/** The head of a part of a picture: its own size and tables, without restarts. */
export function writeJpegHead(
  { kept, frame, scan, components }: JpegHead,
  { width, height }: SheetSize,
): Uint8Array<ArrayBuffer>[] {
  const sized = frame.slice()
  const view = new DataView(sized.buffer)
  view.setUint16(5, height)
  view.setUint16(7, width)
  const tables = components.flatMap(({ table, steps, waves }) => [
    writeCodes(table >> 4, steps),
    writeCodes(0x10 | (table & 15), waves),
  ])
  return [Uint8Array.of(0xff, 0xd8), ...kept, sized, ...tables, scan]
}

function writeCodes(place: number, { counts, symbols }: Codes): Uint8Array<ArrayBuffer> {
  const length = 19 + symbols.length
  return Uint8Array.of(0xff, marks.codes, length >> 8, length & 255, place, ...counts, ...symbols)
}
