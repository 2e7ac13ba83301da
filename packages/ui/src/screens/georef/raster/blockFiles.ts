import type { SpareRoom } from './spareFile.ts'

/** A file's node in Emscripten's file system, as far as it is used here. */
interface FileNode {
  mode: number
  /** The file's length in bytes. */
  usedBytes: number
  node_ops: object
  stream_ops: object
  blocks: Block[]
}

/** 4 MB of a file: in memory, or the place in the spare room. */
type Block = Uint8Array<ArrayBuffer> | number | undefined

/** Emscripten's file system in memory. */
export interface MemoryFiles {
  createNode(parent: unknown, name: string, mode: number, device: number): FileNode
  node_ops: object
  stream_ops: object
}

interface FileSystem {
  isFile(mode: number): boolean
  lookupPath(path: string): { node: unknown }
}

const blockLength = 2 ** 22
/** 256 MB; what is beyond lies in the spare room, if there is one. */
const mostInMemory = 64

/** The piece of a block that a range from `at` on begins with. */
const piece = (at: number, length: number) => {
  const from = at % blockLength
  return { nr: Math.floor(at / blockLength), from, length: Math.min(length, blockLength - from) }
}

/** Blocks of 4 MB, the first ones in memory. */
function blockRoom(spare: SpareRoom | undefined, most: number) {
  let [inMemory, inSpare] = [0, 0]
  return {
    add(): Exclude<Block, undefined> {
      if (spare && inMemory >= most) return inSpare++ * blockLength
      inMemory += 1
      return new Uint8Array(blockLength)
    },
    read(block: Block, from: number, into: Uint8Array) {
      if (block instanceof Uint8Array) return into.set(block.subarray(from, from + into.length))
      // A file is as long as its last byte: beyond it is nothing.
      const count = block === undefined ? 0 : (spare?.read(into, block + from) ?? 0)
      return into.fill(0, count)
    },
    write(block: Exclude<Block, undefined>, from: number, bytes: Uint8Array) {
      if (block instanceof Uint8Array) block.set(bytes, from)
      else spare?.write(bytes, block + from)
    },
  }
}
type BlockRoom = ReturnType<typeof blockRoom>

const fileOperations = (room: BlockRoom) => ({
  read({ node }: { node: FileNode }, into: Uint8Array, offset: number, length: number, position: number) {
    const whole = Math.max(0, Math.min(length, node.usedBytes - position))
    for (let done = 0; done < whole;) {
      const part = piece(position + done, whole - done)
      room.read(node.blocks[part.nr], part.from, into.subarray(offset + done, offset + done + part.length))
      done += part.length
    }
    return whole
  },
  write({ node }: { node: FileNode }, from: Uint8Array, offset: number, length: number, position: number) {
    for (let done = 0; done < length;) {
      const part = piece(position + done, length - done)
      const block = (node.blocks[part.nr] ??= room.add())
      room.write(block, part.from, from.subarray(offset + done, offset + done + part.length))
      done += part.length
    }
    node.usedBytes = Math.max(node.usedBytes, position + length)
    return length
  },
})

function resize(room: BlockRoom, node: FileNode, size: number) {
  // Room that a file is given again later is empty.
  if (size < node.usedBytes) {
    node.blocks.length = Math.min(node.blocks.length, Math.ceil(size / blockLength))
    const last = node.blocks[Math.floor(size / blockLength)]
    if (last !== undefined) room.write(last, size % blockLength, new Uint8Array(blockLength - (size % blockLength)))
  }
  node.usedBytes = size
}

/**
 * Lets files that come from now on lie in blocks of 4 MB. Emscripten keeps each in one array that it copies whenever it
 * grows: a sheet of 800 MB needs twice that for moments.
 * @param spare takes what is more than `most` blocks; Emscripten's own files lie in memory alone
 * @returns the content of such a file
 */
export function keepInBlocks(
  memory: MemoryFiles,
  system: FileSystem,
  spare?: SpareRoom,
  most = mostInMemory,
): (path: string) => Blob {
  const room = blockRoom(spare, most)
  const create = memory.createNode.bind(memory)
  memory.createNode = (...values) => {
    const node = create(...values)
    if (!system.isFile(node.mode)) return node
    node.blocks = []
    node.node_ops = {
      ...memory.node_ops,
      setattr: (changed: FileNode, { mode, size }: { mode?: number; size?: number }) => {
        if (mode !== undefined) changed.mode = mode
        if (size !== undefined) resize(room, changed, size)
      },
    }
    node.stream_ops = { ...memory.stream_ops, ...fileOperations(room) }
    return node
  }
  return (path) => {
    const { blocks, usedBytes } = system.lookupPath(path).node as FileNode
    // One after the other: the browser takes each piece over.
    const pieces = Array.from({ length: Math.ceil(usedBytes / blockLength) }, (_, nr) => {
      const block = blocks[nr]
      if (block instanceof Uint8Array) return block
      const bytes = new Uint8Array(blockLength)
      room.read(block, 0, bytes)
      return new Blob([bytes])
    })
    return new Blob(pieces).slice(0, usedBytes)
  }
}
