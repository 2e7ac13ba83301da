import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jpegWith, pngWith, tiffWith, webpWith } from './exampleBytes.ts'
import { readCameraNotes } from './exif.ts'

const notes = { takenAt: '2026:05:21 10:15:00', lat: [51, 20, 30], lon: [10, 15, 0] } as const
const expected = { takenAt: '2026-05-21T10:15:00', lat: 51.341_67, lon: 10.25 }
const nothing = { takenAt: null, lat: null, lon: null }

/** As read, degrees to about a metre. */
function rounded(bytes: ArrayBuffer) {
  const { takenAt, lat, lon } = readCameraNotes(bytes)
  return { takenAt, lat: Number(lat?.toFixed(5)), lon: Number(lon?.toFixed(5)) }
}

describe('time and place of a picture', () => {
  it('are read from JPEG, PNG and WebP, in both byte orders', () => {
    for (const little of [true, false]) {
      for (const wrap of [jpegWith, pngWith, webpWith]) expect(rounded(wrap(tiffWith(notes, little)))).toEqual(expected)
    }
  })

  it('lie west and south where the camera says so', () => {
    const read = readCameraNotes(jpegWith(tiffWith({ ...notes, latSide: 'S', lonSide: 'W' })))
    expect([read.lat! < 0, read.lon! < 0]).toEqual([true, true])
  })

  it('are nothing where the camera had no clock or no satellites, or the day does not exist', () => {
    const empty = { takenAt: '0000:00:00 00:00:00', lat: [0, 0, 0], lon: [0, 0, 0] } as const
    expect(readCameraNotes(jpegWith(tiffWith(empty)))).toEqual(nothing)
    expect(readCameraNotes(jpegWith(tiffWith({ ...notes, takenAt: '2026:02:31 10:00:00' }))).takenAt).toBeNull()
    expect(readCameraNotes(jpegWith(tiffWith({ ...notes, lat: [95, 0, 0] }))).lat).toBeNull()
  })

  it('are nothing in a picture without them', () => {
    expect(readCameraNotes(new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 2, 1]).buffer)).toEqual(nothing)
    expect(readCameraNotes(new ArrayBuffer(0))).toEqual(nothing)
  })
})

describe('foreign bytes', () => {
  it('never throw, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(readCameraNotes(new Uint8Array(bytes).buffer)).toBeTypeOf('object')
      }),
    )
  })

  it('never throw when a true picture is cut or changed, and give degrees on the earth or none', () => {
    const whole = new Uint8Array(jpegWith(tiffWith(notes)))
    fc.assert(
      fc.property(fc.nat(whole.length), fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255))), (cut, changes) => {
        const bytes = whole.slice()
        for (const [at, value] of changes) bytes[at] = value
        const { lat, lon } = readCameraNotes(bytes.slice(0, cut).buffer)
        expect(lat === null || Math.abs(lat) <= 90).toBe(true)
        expect(lon === null || Math.abs(lon) <= 180).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})
