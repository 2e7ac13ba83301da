/** The notes of an example picture's camera: EXIF time, degrees, minutes and seconds. */
export interface ExampleNotes {
  takenAt: string
  lat: readonly [number, number, number]
  lon: readonly [number, number, number]
  latSide?: 'N' | 'S'
  lonSide?: 'E' | 'W'
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

/** A TIFF block with the time in its EXIF part and the place in its GPS part. */
export function tiffWith({ takenAt, lat, lon, latSide = 'N', lonSide = 'E' }: ExampleNotes, little = true): Uint8Array {
  const view = new DataView(new ArrayBuffer(220))
  const field = (at: number, tag: number, type: number, count: number, value: number) => {
    view.setUint16(at, tag, little)
    view.setUint16(at + 2, type, little)
    view.setUint32(at + 4, count, little)
    view.setUint32(at + 8, value, little)
  }
  const letters = (at: number, text: string) => {
    for (const [i, code] of ascii(text).entries()) view.setUint8(at + i, code)
  }
  const fractions = (at: number, parts: readonly number[]) => {
    for (const [i, value] of parts.entries()) {
      view.setUint32(at + i * 8, value * 100, little)
      view.setUint32(at + i * 8 + 4, 100, little)
    }
  }
  letters(0, little ? 'II' : 'MM')
  view.setUint16(2, 42, little)
  view.setUint32(4, 8, little)
  view.setUint16(8, 2, little)
  field(10, 0x8769, 4, 1, 40)
  field(22, 0x8825, 4, 1, 60)
  view.setUint16(40, 1, little)
  field(42, 0x9003, 2, 20, 120)
  view.setUint16(60, 4, little)
  field(62, 1, 2, 2, 0)
  letters(70, latSide)
  field(74, 2, 5, 3, 144)
  field(86, 3, 2, 2, 0)
  letters(94, lonSide)
  field(98, 4, 5, 3, 168)
  letters(120, takenAt)
  fractions(144, lat)
  fractions(168, lon)
  return new Uint8Array(view.buffer)
}

const concatBytes = (...parts: readonly (readonly number[] | Uint8Array)[]): ArrayBuffer =>
  new Uint8Array(parts.flatMap((part) => [...part])).buffer

const long = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** A JPEG's beginning with the block as APP1, behind a JFIF segment as cameras have it. */
export const jpegWith = (tiff: Uint8Array): ArrayBuffer =>
  concatBytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xe1],
    long(tiff.length + 8).slice(2),
    ascii('Exif\0\0'),
    tiff,
    [0xff, 0xda, 0, 2],
  )

/** A PNG with the block as its eXIf chunk. */
export const pngWith = (tiff: Uint8Array): ArrayBuffer =>
  concatBytes(
    [0x89],
    ascii('PNG\r\n'),
    [26, 10],
    long(1),
    ascii('gAMA'),
    [0, 0, 0, 0, 0],
    long(tiff.length),
    ascii('eXIf'),
    tiff,
  )

/** A WebP with the block as its EXIF chunk. */
export const webpWith = (tiff: Uint8Array): ArrayBuffer =>
  concatBytes(ascii('RIFF'), [0, 0, 0, 0], ascii('WEBP'), ascii('EXIF'), long(tiff.length).toReversed(), tiff)
