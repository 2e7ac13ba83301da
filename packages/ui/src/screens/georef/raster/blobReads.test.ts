import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BlobFiles, readInBlocks } from './blobReads.ts'

const size = 3 * 2 ** 20 + 77
const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 31) % 251)

/** As much of a file of the page as is asked for; `slice` of a real one is read later alone. */
const file = { size, slice: (from: number, to: number) => bytes.slice(from, to) } as unknown as Blob

test('parts are those of the file, each block is read once, and beyond the end is nothing', () => {
  let reads = 0
  const files: BlobFiles = { stream_ops: { read: () => 0 } }
  readInBlocks(files, (piece) => {
    reads += 1
    return (piece as unknown as Uint8Array<ArrayBuffer>).buffer
  })
  const range = fc.record({ at: fc.nat({ max: size + 10 }), length: fc.nat({ max: 2 ** 21 }) })
  fc.assert(
    fc.property(range, ({ at, length }) => {
      const into = new Uint8Array(length + 3)
      const count = files.stream_ops.read({ node: { contents: file } }, into, 3, length, at)
      expect(count).toBe(Math.max(0, Math.min(length, size - at)))
      expect(Buffer.compare(into.subarray(3, 3 + count), bytes.subarray(at, at + count))).toBe(0)
    }),
    { numRuns: 60 },
  )
  expect(reads).toBeLessThanOrEqual(4)
})
