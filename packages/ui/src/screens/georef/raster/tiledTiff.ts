/** A size of the sheet, with its tiles row by row; null: nothing is in it. */
export interface TiffLevel {
  width: number
  height: number
  side: number
  tiles: readonly (Blob | null)[]
}

/** A field of a TIFF, by its number, with numbers of one type or a text. */
export type TiffField = readonly [tag: number, type: 'short' | 'long' | 'double', values: ArrayLike<number>]

const types = { short: [3, 2], long: [4, 4], double: [12, 8] } as const
const [smallerCopy, webp, colours, unassociated] = [1, 50_001, 2, 2]

/**
 * Writes a TIFF whose tiles are WebP pictures of red, green, blue and alpha. Directories come first, then the tiles of the
 * smallest level: a picture of the whole is one read from the beginning.
 * @param levels the largest first
 * @param fields of the first directory, that place the sheet
 */
export function writeTiledTiff(levels: readonly TiffLevel[], fields: readonly TiffField[]): Blob {
  const directories = levels.map((level, nr) => directory(level, nr === 0 ? fields : [], nr > 0))
  const lengths = directories.map((entries) => directoryLength(entries))
  let at = 8 + lengths.reduce((sum, length) => sum + length, 0)
  const pieces: Blob[] = []
  for (const [nr, { tiles }] of [...levels.entries()].toReversed()) {
    const [offsets, counts] = [directories[nr]!.get(324)!, directories[nr]!.get(325)!]
    for (const [place, tile] of tiles.entries()) {
      if (!tile) continue
      offsets.values[place] = at
      counts.values[place] = tile.size
      at += tile.size
      pieces.push(tile)
    }
  }
  const head = new DataView(new ArrayBuffer(8))
  head.setUint32(0, 0x49492a00)
  head.setUint32(4, 8, true)
  let start = 8
  const written = directories.map((entries, nr) => {
    const length = lengths[nr]!
    const bytes = directoryBytes(entries, start, nr < directories.length - 1 ? start + length : 0)
    start += length
    return bytes
  })
  return new Blob([head, ...written, ...pieces], { type: 'image/tiff' })
}

interface Entry {
  type: TiffField[1]
  values: number[]
}

function directory({ width, height, side, tiles }: TiffLevel, fields: readonly TiffField[], isCopy: boolean) {
  const none = tiles.map(() => 0)
  const all: TiffField[] = [
    [254, 'long', [isCopy ? smallerCopy : 0]],
    [256, 'long', [width]],
    [257, 'long', [height]],
    [258, 'short', [8, 8, 8, 8]],
    [259, 'short', [webp]],
    [262, 'short', [colours]],
    [277, 'short', [4]],
    [284, 'short', [1]],
    [322, 'long', [side]],
    [323, 'long', [side]],
    [324, 'long', none],
    [325, 'long', none],
    [338, 'short', [unassociated]],
    ...fields,
  ]
  const sorted = all.toSorted(([one], [other]) => one - other)
  return new Map(sorted.map(([tag, type, values]) => [tag, { type, values: Array.from(values) }]))
}

const valueLength = ({ type, values }: Entry) => types[type][1] * values.length
/** Values longer than their entry lie behind the directory, on even places. */
const outside = (entry: Entry) => (valueLength(entry) > 4 ? valueLength(entry) + (valueLength(entry) % 2) : 0)
const directoryLength = (entries: ReadonlyMap<number, Entry>) =>
  2 + entries.size * 12 + 4 + [...entries.values()].reduce((sum, entry) => sum + outside(entry), 0)

function directoryBytes(entries: ReadonlyMap<number, Entry>, start: number, next: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(directoryLength(entries)))
  let beyond = 2 + entries.size * 12 + 4
  view.setUint16(0, entries.size, true)
  view.setUint32(beyond - 4, next, true)
  for (const [nr, [tag, entry]] of [...entries].entries()) {
    const at = 2 + nr * 12
    const [code, bytes] = types[entry.type]
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, code, true)
    view.setUint32(at + 4, entry.values.length, true)
    const isOutside = outside(entry) > 0
    if (isOutside) view.setUint32(at + 8, start + beyond, true)
    for (const [place, value] of entry.values.entries()) {
      const to = (isOutside ? beyond : at + 8) + place * bytes
      if (bytes === 2) view.setUint16(to, value, true)
      else if (bytes === 4) view.setUint32(to, value, true)
      else view.setFloat64(to, value, true)
    }
    beyond += outside(entry)
  }
  return view.buffer
}
