/** A row of pixels, red, green and blue: one colour left, the other right. */
function twoFields(width: number, left: readonly number[], right: readonly number[]): Uint8Array {
  const row = new Uint8Array(width * 3)
  for (let x = 0; x < width; x += 1) row.set(x < width / 2 ? left : right, x * 3)
  return row
}

/** Types of a TIFF's fields (TIFF 6.0, section 2). */
const [short, long, double] = [3, 4, 12] as const
const sizes = { [short]: 2, [long]: 4, [double]: 8 }

type Field = readonly [tag: number, type: typeof short | typeof long | typeof double, ...values: number[]]

/** Puts fields, in the order of their tags, before the pixels of a file. */
function writeHead(fields: readonly Field[]): Uint8Array {
  const directory = 8
  let end = directory + 2 + fields.length * 12 + 4
  const bytes = new DataView(new ArrayBuffer(headBytes))
  bytes.setUint32(0, 0x49492a00)
  bytes.setUint32(4, directory, true)
  bytes.setUint16(directory, fields.length, true)
  for (const [at, [tag, type, ...values]] of fields.entries()) {
    const entry = directory + 2 + at * 12
    bytes.setUint16(entry, tag, true)
    bytes.setUint16(entry + 2, type, true)
    bytes.setUint32(entry + 4, values.length, true)
    const isInside = values.length * sizes[type] <= 4
    let place = isInside ? entry + 8 : end
    if (!isInside) bytes.setUint32(entry + 8, place, true)
    for (const value of values) {
      if (type === short) bytes.setUint16(place, value, true)
      else if (type === long) bytes.setUint32(place, value, true)
      else bytes.setFloat64(place, value, true)
      place += sizes[type]
    }
    if (!isInside) end = place
  }
  return new Uint8Array(bytes.buffer)
}

/** Bytes reserved for the TIFF directory and its longer values, before the pixels. */
const headBytes = 512

/** A system, and where a sheet's upper left corner lies in it. */
const usual = { epsg: 25_832, east: 565_000, north: 5_712_000 }

/** A sheet of four fields, the upper ones red and green, the lower ones blue and white, as a GeoTIFF of half metres. */
export function fourFields(width: number, height: number, { epsg, east, north } = usual): Blob {
  const upper = twoFields(width, [255, 0, 0], [0, 255, 0])
  const lower = twoFields(width, [0, 0, 255], [255, 255, 255])
  const head = writeHead([
    [256, long, width],
    [257, long, height],
    [258, short, 8, 8, 8],
    [259, short, 1],
    [262, short, 2],
    [273, long, headBytes],
    [277, short, 3],
    [278, long, height],
    [279, long, width * height * 3],
    [33_550, double, 0.5, 0.5, 0],
    [33_922, double, 0, 0, 0, east, north, 0],
    // GeoKeys: a projected system, a pixel is an area, its number.
    [34_735, short, 1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, epsg],
  ])
  const rows = Array.from({ length: height }, (_none, y) => (y < height / 2 ? upper : lower))
  return new Blob([head, ...rows] as BlobPart[])
}
