import { expect, test } from 'vitest'
import { readGeoTiff } from './geoTiff.ts'

/** Sheets of 4 × 2 pixels, written by GDAL 3: placed by a corner and the size of a pixel, and by three points. */
const written = {
  area: 'SUkqAAgAAAAQAAABAwABAAAABAAAAAEBAwABAAAAAgAAAAIBAwADAAAAzgAAAAMBAwABAAAABQAAAAYBAwABAAAAAgAAABEBBAABAAAAgAEAABUBAwABAAAAAwAAABYBAwABAAAAAgAAABcBBAABAAAAHQAAABwBAwABAAAAAQAAAD0BAwABAAAAAQAAAFMBAwADAAAA1AAAAA6DDAADAAAA2gAAAIKEDAAGAAAA8gAAAK+HAwAgAAAAIgEAALGHAgAeAAAAYgEAAAAAAAAIAAgACAABAAEAAQAAAAAAAABZQAAAAAAAAFlAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAED4hQQAAAAAgylVBAAAAAAAAAAABAAEAAAAHAAAEAAABAAEAAQQAAAEAAQACBLGHFgAAAAEIsYcHABYABggAAAEAjiMADAAAAQDoZAQMAAABACkjRVRSUzg5IC8gVVRNIHpvbmUgMzJOfEVUUlM4OXwAgDjbLFaTIWjpb7LdTgZjobzKazMXDtcbPhbMgIA=',
  middles:
    'SUkqAAgAAAAQAAABAwABAAAABAAAAAEBAwABAAAAAgAAAAIBAwADAAAAzgAAAAMBAwABAAAABQAAAAYBAwABAAAAAgAAABEBBAABAAAAgAEAABUBAwABAAAAAwAAABYBAwABAAAAAgAAABcBBAABAAAAHQAAABwBAwABAAAAAQAAAD0BAwABAAAAAQAAAFMBAwADAAAA1AAAAA6DDAADAAAA2gAAAIKEDAAGAAAA8gAAAK+HAwAgAAAAIgEAALGHAgAeAAAAYgEAAAAAAAAIAAgACAABAAEAAQAAAAAAAABZQAAAAAAAAFlAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAdD4hQQAAAIATylVBAAAAAAAAAAABAAEAAAAHAAAEAAABAAEAAQQAAAEAAgACBLGHFgAAAAEIsYcHABYABggAAAEAjiMADAAAAQDpZAQMAAABACkjRVRSUzg5IC8gVVRNIHpvbmUgMzNOfEVUUlM4OXwAgDjbLFaTIWjpb7LdTgZjobzKazMXDtcbPhbMgIA=',
  points:
    'SUkqAAgAAAAPAAABAwABAAAABAAAAAEBAwABAAAAAgAAAAIBAwADAAAAwgAAAAMBAwABAAAABQAAAAYBAwABAAAAAgAAABEBBAABAAAAyAEAABUBAwABAAAAAwAAABYBAwABAAAAAgAAABcBBAABAAAAHQAAABwBAwABAAAAAQAAAD0BAwABAAAAAQAAAFMBAwADAAAAyAAAAIKEDAASAAAAzgAAAK+HAwAgAAAAXgEAALGHAgAqAAAAngEAAAAAAAAIAAgACAABAAEAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABZQAAAAAAAAGlAAAAAAAAAAAAAAAAAAAAQQAAAAAAAAAAAAAAAAAAAAAAAAAAAACBaQAAAAAAACGlAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAABZQAAAAAAAwGhAAAAAAAAAAAABAAEAAAAHAAAEAAABAAEAAQQAAAEAAQACBLGHJAAAAAEIsYcFACQABggAAAEAjiMADAAAAQDsegQMAAABACkjREhETiAvIDMtZGVncmVlIEdhdXNzLUtydWdlciB6b25lIDR8REhETnwAgDjbLFaTIWjpb7LdTgZjobzKazMXDtcbPhbMgIA=',
}

const read = (file: Uint8Array<ArrayBuffer>) =>
  readGeoTiff(async (from, length) => new DataView(file.slice(from, from + length).buffer))
const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
const places = async (text: string) => {
  const place = await read(bytes(text))
  return place && { epsg: place.epsg, points: place.points.map(({ pixel, map }) => [pixel, map]) }
}
const corners = [
  [
    [0, 0],
    [565_000, 5_712_000],
  ],
  [
    [4, 0],
    [565_400, 5_712_000],
  ],
  [
    [0, -2],
    [565_000, 5_711_800],
  ],
  [
    [4, -2],
    [565_400, 5_711_800],
  ],
]

test('a corner and the size of a pixel become the four corners of the sheet', async () => {
  expect(await places(written.area)).toEqual({ epsg: 25_832, points: corners })
})

test('pixels named by their middles place the corners at the same spots', async () => {
  expect(await places(written.middles)).toEqual({ epsg: 25_833, points: corners })
})

test('its own points are control points as they are', async () => {
  expect(await places(written.points)).toEqual({
    epsg: 31_468,
    points: [
      [
        [0, 0],
        [100, 200],
      ],
      [
        [4, 0],
        [104.5, 200.25],
      ],
      [
        [0, -2],
        [100, 198],
      ],
    ],
  })
})

test('what is none, says nothing of its place, or ends too early, has none', async () => {
  expect(await read(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]))).toBeUndefined()
  const plain = '49492a00 08000000 0200 0001 0300 01000000 20030000 0101 0400 01000000 58020000 00000000'
  expect(await read(Uint8Array.from(Buffer.from(plain.replaceAll(' ', ''), 'hex')))).toBeUndefined()
  const file = bytes(written.area)
  for (let length = 0; length < 200; length += 1) expect(await read(file.slice(0, length))).toBeUndefined()
})
