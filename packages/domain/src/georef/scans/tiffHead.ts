/** Reads bytes of a file. @throws RangeError if the file is shorter */
export type ReadFile = (from: number, length: number) => Promise<DataView>

const tags = { width: 256, height: 257, strips: 273, stripBytes: 279, tiles: 324, tileBytes: 325 }
/** Bytes of a value by its type: bytes, texts, short and long numbers, ratios, and those of BigTIFF. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8]
const mostEntries = 4_096
const mostDirectories = 1_000
const mostPieces = 4_000_000

interface Entry {
  type: number
  count: number
  /** Where its values lie. */
  at: number
}

/** Scale and place, or a matrix of both; and the coordinate system. */
const geoTags = { scale: 33_550, matrix: 34_264, system: 34_735 }
/** Larger sides need smaller pictures of the whole beside it, so that maps draw them soon. */
const withoutOverview = 1_024

interface TiffHead {
  sides: [number, number]
  /** Maps can draw it: tiled, georeferenced, and with overviews if it is large. */
  isLayer: boolean
}

/**
 * Width and height from the first directory of a TIFF or BigTIFF. All directories are walked, to check each and that
 * its pixels lie within the file.
 */
export async function readTiffHead(read: ReadFile, size: number): Promise<TiffHead | undefined> {
  const head = await read(0, 8)
  const isLittle = head.getUint16(0) === 0x4949
  const isBig = head.getUint16(2, isLittle) === 43
  const number = async (at: number, bytes: number) => {
    const view = await read(at, bytes)
    if (bytes === 8) return Number(view.getBigUint64(0, isLittle))
    return bytes === 4 ? view.getUint32(0, isLittle) : bytes === 2 ? view.getUint16(0, isLittle) : view.getUint8(0)
  }
  const [long, step] = isBig ? [8, 20] : [4, 12]

  async function entries(at: number) {
    const count = await number(at, isBig ? 8 : 2)
    if (count < 1 || count > mostEntries) throw new RangeError('A directory has no sane number of entries.')
    const first = at + (isBig ? 8 : 2)
    const found = new Map<number, Entry>()
    for (let nr = 0; nr < count; nr += 1) {
      const place = first + nr * step
      const type = await number(place + 2, 2)
      const values = await number(place + 4, long)
      const bytes = (typeBytes[type] ?? 0) * values
      const where = bytes <= long ? place + 4 + long : await number(place + 4 + long, long)
      if (where + bytes > size) throw new RangeError('Values lie beyond the end.')
      found.set(await number(place, 2), { type, count: values, at: where })
    }
    return { found, next: await number(first + count * step, long) }
  }
  const readValue = async ({ type, at }: Entry, nr = 0) => {
    const bytes = typeBytes[type] ?? 0
    return [1, 2, 4, 8].includes(bytes) ? number(at + nr * bytes, bytes) : 0
  }
  async function areInside(places: Entry | undefined, lengths: Entry | undefined): Promise<boolean> {
    if (!places || !lengths || places.count < 1 || places.count > mostPieces || places.count !== lengths.count) {
      return false
    }
    // Offsets first, then lengths: each list is contiguous in the file, so it is read in few pieces.
    const ends: number[] = []
    for (let nr = 0; nr < places.count; nr += 1) ends.push(await readValue(places, nr))
    for (let nr = 0; nr < places.count; nr += 1) if (ends[nr]! + (await readValue(lengths, nr)) > size) return false
    return true
  }

  let sides: [number, number] | undefined
  let isPlaced = false
  const seen = new Set<number>()
  for (let at = await number(isBig ? 8 : 4, long); at !== 0;) {
    if (seen.has(at) || seen.size >= mostDirectories) return undefined
    seen.add(at)
    const { found, next } = await entries(at)
    const [width, height] = [found.get(tags.width), found.get(tags.height)]
    if (!width || !height) return undefined
    const isWhole =
      (await areInside(found.get(tags.strips), found.get(tags.stripBytes))) ||
      (await areInside(found.get(tags.tiles), found.get(tags.tileBytes)))
    if (!isWhole) return undefined
    if (!sides) {
      sides = [await readValue(width), await readValue(height)]
      isPlaced =
        found.has(tags.tiles) && found.has(geoTags.system) && (found.has(geoTags.scale) || found.has(geoTags.matrix))
    }
    at = next
  }
  return sides && { sides, isLayer: isPlaced && (seen.size > 1 || Math.max(...sides) <= withoutOverview) }
}
