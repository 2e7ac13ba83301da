import { findExifBlock } from './exifBlock.ts'

/** A camera's notes on a picture's time and place, as far as there are any and they can be true. */
export interface CameraNotes {
  /** Local time of the camera, `2026-05-21T10:15:00`. */
  takenAt: string | null
  /** WGS 84 degrees, both or none. */
  lat: number | null
  lon: number | null
}

/** Tags of EXIF 2.3 that are read; all others are passed over. */
const tags = { exifPart: 0x8769, gpsPart: 0x8825, changedAt: 0x0132, takenAt: 0x9003 } as const
const gpsTags = { latSide: 1, lat: 2, lonSide: 3, lon: 4 } as const

/** Bytes per value of the types that are read: 2 text, 4 whole number, 5 fraction. */
const widths: Readonly<Record<number, number>> = { 2: 1, 4: 4, 5: 8 }
/** A directory with more fields than this is treated as damaged. */
const maxFields = 512

/** A field: its type, how many values it has and where they stand. */
interface Field {
  type: number
  count: number
  at: number
}

class Block {
  readonly #view: DataView
  readonly #little: boolean

  constructor(view: DataView) {
    this.#view = view
    this.#little = view.getUint16(0) === 0x4949
  }

  /** The directory's fields by their tags; one that points outside the block is left out. */
  fields(at: number): ReadonlyMap<number, Field> {
    const found = new Map<number, Field>()
    if (at + 2 > this.#view.byteLength) return found
    const count = Math.min(this.#view.getUint16(at, this.#little), maxFields)
    for (let i = 0; i < count && at + 14 + i * 12 <= this.#view.byteLength; i++) {
      const start = at + 2 + i * 12
      const type = this.#view.getUint16(start + 2, this.#little)
      const values = this.#view.getUint32(start + 4, this.#little)
      const length = (widths[type] ?? 0) * values
      const place = length > 4 ? this.long(start + 8) : start + 8
      if (length > 0 && place + length <= this.#view.byteLength) {
        found.set(this.#view.getUint16(start, this.#little), { type, count: values, at: place })
      }
    }
    return found
  }

  long(at: number): number {
    return at + 4 <= this.#view.byteLength ? this.#view.getUint32(at, this.#little) : 0
  }

  text(field: Field | undefined): string {
    if (field?.type !== 2 || field.count > 64) return ''
    const letters = Array.from({ length: field.count }, (_, i) => this.#view.getUint8(field.at + i))
    return String.fromCharCode(...letters.filter((letter) => letter !== 0))
  }

  /** Degrees, minutes and seconds as one number of degrees; NaN if they are none. */
  degrees(field: Field | undefined): number {
    if (field?.type !== 5 || field.count !== 3) return Number.NaN
    const [degrees = 0, minutes = 0, seconds = 0] = [0, 1, 2].map((i) => {
      const at = field.at + i * 8
      return this.long(at) / this.long(at + 4)
    })
    return degrees + minutes / 60 + seconds / 3_600
  }
}

/** `2026:05:21 10:15:00` → `2026-05-21T10:15:00`; null if the text is not a valid time. */
function parseTime(text: string): string | null {
  const [, year, month, day, clock] = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text) ?? []
  const time = `${year}-${month}-${day}T${clock}`
  // Cameras without a clock write zeros; a 31st of February reads back as another day.
  const back = new Date(`${time}Z`)
  return year && !Number.isNaN(back.getTime()) && back.toISOString().startsWith(time) ? time : null
}

function readPlace(block: Block, gps: ReadonlyMap<number, Field>): Pick<CameraNotes, 'lat' | 'lon'> {
  const side = (tag: number, negative: string) => (block.text(gps.get(tag)) === negative ? -1 : 1)
  const lat = side(gpsTags.latSide, 'S') * block.degrees(gps.get(gpsTags.lat))
  const lon = side(gpsTags.lonSide, 'W') * block.degrees(gps.get(gpsTags.lon))
  const somewhere = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && (lat !== 0 || lon !== 0)
  return somewhere ? { lat, lon } : { lat: null, lon: null }
}

/**
 * Time and place from the EXIF fields of a JPEG, PNG or WebP. The bytes are untrusted: nothing in them can throw, loop
 * or read beyond the block; missing and impossible values are null.
 */
export function readCameraNotes(bytes: ArrayBuffer): CameraNotes {
  const view = findExifBlock(bytes)
  if (!view || view.byteLength < 8) return { takenAt: null, lat: null, lon: null }
  const block = new Block(view)
  const main = block.fields(block.long(4))
  const part = (tag: number) => {
    const field = main.get(tag)
    return field?.type === 4 ? block.fields(block.long(field.at)) : new Map<number, Field>()
  }
  const taken = parseTime(block.text(part(tags.exifPart).get(tags.takenAt)))
  return { takenAt: taken ?? parseTime(block.text(main.get(tags.changedAt))), ...readPlace(block, part(tags.gpsPart)) }
}
