import { pointsOfWorldFile } from '../workplace/worldPoints.ts'
import { newPoint, type NewPoint } from '../workplace/workPoint.ts'
import type { SheetSize } from './pixels.ts'
import type { ReadBytes } from './pictureHead.ts'

/** A GeoTIFF's position, read from its tags. */
export interface GeoTiffPlace {
  /** Its control points, or the corners of the sheet if it has an affine transformation. */
  points: readonly NewPoint[]
  /** EPSG number of the map coordinates; null if it gives none. */
  epsg: number | null
}

const tags = { width: 256, height: 257, scale: 33_550, tiepoints: 33_922, matrix: 34_264, keys: 34_735 } as const
const keys = { raster: 1_025, geographic: 2_048, projected: 3_072 } as const
/** Coordinates refer to the centres of pixels. */
const pixelIsPoint = 2
/** A number that stands for 'user defined'. */
const ownSystem = 32_767

/** Bytes of a value, by its type, for the types that place a picture. */
const bytesFor: Readonly<Record<number, number>> = { 3: 2, 4: 4, 12: 8 }
/** The most entries that are read: a damaged file may claim any number. */
const mostValues = 60_000

type Values = ReadonlyMap<number, readonly number[]>

/** Reads a GeoTIFF's position. @returns undefined for other pictures, and for one without position tags */
export async function readGeoTiff(read: ReadBytes): Promise<GeoTiffPlace | undefined> {
  try {
    const values = await readDirectory(read)
    return values && toPlace(values)
  } catch (error) {
    // The file ends before the tags do.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

async function readDirectory(read: ReadBytes): Promise<Values | undefined> {
  const head = await read(0, 8)
  const mark = head.getUint32(0)
  if (mark !== 0x49492a00 && mark !== 0x4d4d002a) return undefined
  const isLittle = mark === 0x49492a00
  const start = head.getUint32(4, isLittle)
  const count = (await read(start, 2)).getUint16(0, isLittle)
  const entries = await read(start + 2, count * 12)
  const wanted = new Set<number>(Object.values(tags))
  const values = new Map<number, number[]>()
  for (let at = 0; at < count * 12; at += 12) {
    const [tag, type] = [entries.getUint16(at, isLittle), entries.getUint16(at + 2, isLittle)]
    const length = entries.getUint32(at + 4, isLittle)
    const each = bytesFor[type]
    if (!wanted.has(tag) || each === undefined || length > mostValues) continue
    const isInside = each * length <= 4
    const place = isInside ? start + 2 + at + 8 : entries.getUint32(at + 8, isLittle)
    values.set(tag, numbers(await read(place, each * length), type, length, isLittle))
  }
  return values
}

function numbers(view: DataView, type: number, length: number, isLittle: boolean): number[] {
  return Array.from({ length }, (_, at) => {
    if (type === 3) return view.getUint16(at * 2, isLittle)
    return type === 4 ? view.getUint32(at * 4, isLittle) : view.getFloat64(at * 8, isLittle)
  })
}

function toPlace(values: Values): GeoTiffPlace | undefined {
  const sheet = { width: values.get(tags.width)?.[0] ?? 0, height: values.get(tags.height)?.[0] ?? 0 }
  const half = readKey(values, keys.raster) === pixelIsPoint ? 0.5 : 0
  const system = readKey(values, keys.projected) ?? readKey(values, keys.geographic)
  const epsg = system === undefined || system === 0 || system === ownSystem ? null : system
  const points = affinePoints(values, sheet, half) ?? tiePoints(values, half)
  const isSound = points && points.length > 0 && points.every(({ map }) => map?.every(Number.isFinite))
  return isSound ? { points, epsg } : undefined
}

/** A GeoKey has four numbers: key, location of the value (0: in the entry itself), count, value. */
function readKey(values: Values, key: number): number | undefined {
  const all = values.get(tags.keys) ?? []
  for (let at = 4; at + 3 < all.length; at += 4) if (all[at] === key && all[at + 1] === 0) return all[at + 3]
  return undefined
}

/** The corners of the sheet by a transformation, or by one point and the size of a pixel. */
function affinePoints(values: Values, sheet: SheetSize, half: number): NewPoint[] | undefined {
  if (sheet.width < 1 || sheet.height < 1) return undefined
  const [a, b, , c, d, e, , f] = values.get(tags.matrix) ?? []
  if (a !== undefined && b !== undefined && c !== undefined && d !== undefined && e !== undefined && f !== undefined) {
    if (a * e - b * d === 0) return undefined
    return pointsOfWorldFile(([x, y]) => {
      const [column, row] = [x - half, -y - half]
      return [a * column + b * row + c, d * column + e * row + f]
    }, sheet)
  }
  const [right, down] = values.get(tags.scale) ?? []
  const [x, y, , east, north, , ...more] = values.get(tags.tiepoints) ?? []
  if (!right || !down || x === undefined || y === undefined || east === undefined || north === undefined)
    return undefined
  if (more.length > 0) return undefined
  return pointsOfWorldFile(([column, row]) => {
    return [east + (column - half - x) * right, north - (-row - half - y) * down]
  }, sheet)
}

/** The file's own control points: column, row, height, easting, northing, height. */
function tiePoints(values: Values, half: number): NewPoint[] | undefined {
  const all = values.get(tags.tiepoints) ?? []
  if (all.length < 12) return undefined
  const found: NewPoint[] = []
  for (let at = 0; at + 5 < all.length; at += 6) {
    const [x = 0, y = 0, , east = 0, north = 0] = all.slice(at, at + 6)
    const row = y + half
    found.push(newPoint([x + half, row === 0 ? 0 : -row], [east, north]))
  }
  return found
}
