import { isLong } from '@waldkerf/domain/testing/isLong'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepInBlocks, type MemoryFiles } from './blockFiles.ts'

interface Node {
  mode: number
  usedBytes: number
  node_ops: { setattr(node: Node, change: { size: number }): void }
  stream_ops: Record<
    'read' | 'write',
    (stream: { node: Node }, bytes: Uint8Array, offset: number, length: number, position: number) => number
  >
}

const most = 9 * 2 ** 20

/** A disk that is as long as its last byte. */
function spareRoom() {
  let disk = new Uint8Array()
  return {
    read(into: Uint8Array, at: number) {
      const part = disk.subarray(at, at + into.length)
      into.set(part)
      return part.length
    },
    write(bytes: Uint8Array, at: number) {
      const next = new Uint8Array(Math.max(disk.length, at + bytes.length))
      next.set(disk)
      next.set(bytes, at)
      disk = next
    },
  }
}

test.each([
  ['in memory', undefined],
  ['but for a block on the disk', 1],
  ['on the disk', 0],
])('whatever is written, cut and read in any order is what one array would hold, %s', async (_, mostInMemory) => {
  const place = fc.nat({ max: most })
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('write' as const),
      at: place,
      value: fc.integer({ min: 1, max: 255 }),
      length: place,
    }),
    fc.record({ kind: fc.constant('resize' as const), at: place }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const memory = {
        createNode: () => ({ mode: 1, usedBytes: 0, node_ops: {}, stream_ops: {}, blocks: [] }),
        node_ops: {},
        stream_ops: {},
      } satisfies MemoryFiles
      let node: Node | undefined
      const system = { isFile: () => true, lookupPath: () => ({ node }) }
      const spare = mostInMemory === undefined ? undefined : spareRoom()
      const contentFor = keepInBlocks(memory, system, spare, mostInMemory)
      node = (memory as MemoryFiles).createNode(null, 'file', 1, 0) as unknown as Node
      let plain = new Uint8Array()
      const sized = (size: number) => {
        const next = new Uint8Array(size)
        next.set(plain.subarray(0, size))
        plain = next
      }
      for (const one of steps) {
        if (one.kind === 'resize') {
          node.node_ops.setattr(node, { size: one.at })
          sized(one.at)
          continue
        }
        const bytes = new Uint8Array(one.length).fill(one.value)
        if (one.length === 0) continue
        node.stream_ops.write({ node }, bytes, 0, one.length, one.at)
        if (plain.length < one.at + one.length) sized(one.at + one.length)
        plain.set(bytes, one.at)
      }
      expect(node.usedBytes).toBe(plain.length)
      const found = new Uint8Array(plain.length + 5)
      expect(node.stream_ops.read({ node }, found, 0, found.length, 0)).toBe(plain.length)
      expect(Buffer.compare(found.subarray(0, plain.length), plain)).toBe(0)
      expect(Buffer.compare(new Uint8Array(await contentFor('').arrayBuffer()), plain)).toBe(0)
    }),
    { numRuns: isLong ? 100 : 8 },
  )
})
