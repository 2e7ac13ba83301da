/** A file's node in Emscripten's file system, as far as it is used here. */
interface FileNode {
  mode: number
  /** The file's length in bytes. */
  usedBytes: number
  node_ops: object
  stream_ops: object
  blocks: Uint8Array<ArrayBuffer>[]
}

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

/** The piece of a block that a range from `at` on begins with. */
const piece = (at: number, length: number) => {
  const from = at % blockLength
  return { nr: Math.floor(at / blockLength), from, length: Math.min(length, blockLength - from) }
}

function read({ node }: { node: FileNode }, into: Uint8Array, offset: number, length: number, position: number) {
  const whole = Math.max(0, Math.min(length, node.usedBytes - position))
  for (let done = 0; done < whole;) {
    const part = piece(position + done, whole - done)
    const block = node.blocks[part.nr]
    if (block) into.set(block.subarray(part.from, part.from + part.length), offset + done)
    else into.fill(0, offset + done, offset + done + part.length)
    done += part.length
  }
  return whole
}

function write({ node }: { node: FileNode }, from: Uint8Array, offset: number, length: number, position: number) {
  for (let done = 0; done < length;) {
    const part = piece(position + done, length - done)
    const block = (node.blocks[part.nr] ??= new Uint8Array(blockLength))
    block.set(from.subarray(offset + done, offset + done + part.length), part.from)
    done += part.length
  }
  node.usedBytes = Math.max(node.usedBytes, position + length)
  return length
}

function resize(node: FileNode, size: number) {
  // Room that a file is given again later is empty.
  if (size < node.usedBytes) {
    node.blocks.length = Math.min(node.blocks.length, Math.ceil(size / blockLength))
    node.blocks[Math.floor(size / blockLength)]?.fill(0, size % blockLength)
  }
  node.usedBytes = size
}

/**
 * Lets files that come from now on lie in blocks of 4 MB. Emscripten keeps each in one array that it copies whenever it
 * grows: a sheet of 800 MB needs twice that for moments.
 * @returns the content of such a file, without copying it
 */
export function keepInBlocks(memory: MemoryFiles, system: FileSystem): (path: string) => Blob {
  const create = memory.createNode.bind(memory)
  memory.createNode = (...values) => {
    const node = create(...values)
    if (!system.isFile(node.mode)) return node
    node.blocks = []
    node.node_ops = {
      ...memory.node_ops,
      setattr: (changed: FileNode, { mode, size }: { mode?: number; size?: number }) => {
        if (mode !== undefined) changed.mode = mode
        if (size !== undefined) resize(changed, size)
      },
    }
    node.stream_ops = { ...memory.stream_ops, read, write }
    return node
  }
  return (path) => {
    const { blocks, usedBytes } = system.lookupPath(path).node as FileNode
    const nothing = new Uint8Array(blockLength)
    return new Blob(Array.from({ length: Math.ceil(usedBytes / blockLength) }, (_, nr) => blocks[nr] ?? nothing)).slice(
      0,
      usedBytes,
    )
  }
}
