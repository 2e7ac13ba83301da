/** Emscripten's file system over files of the page, as far as it is used here. */
export interface BlobFiles {
  stream_ops: {
    read(
      stream: { node: { contents: Blob } },
      into: Uint8Array,
      offset: number,
      length: number,
      position: number,
    ): number
  }
}

const blockLength = 2 ** 20
const mostBlocks = 48

/**
 * Lets files of the page be read in blocks of 1 MB, of which the last ones are kept. GDAL reads a JPEG by 4 kB, and each
 * read of a file is a question to the browser's own process, ever again where GDAL begins anew at its top.
 * @param read bytes of a file
 */
export function readInBlocks(files: BlobFiles, read: (piece: Blob) => ArrayBuffer): void {
  const kept = new Map<Blob, Map<number, Uint8Array>>()
  const block = (file: Blob, nr: number) => {
    const blocks = kept.get(file) ?? new Map<number, Uint8Array>()
    kept.set(file, blocks)
    const known = blocks.get(nr) ?? new Uint8Array(read(file.slice(nr * blockLength, (nr + 1) * blockLength)))
    // The one that was not asked for the longest goes first.
    blocks.delete(nr)
    blocks.set(nr, known)
    const [oldest] = blocks.keys()
    if (blocks.size > mostBlocks && oldest !== undefined) blocks.delete(oldest)
    return known
  }
  files.stream_ops.read = ({ node: { contents } }, into, offset, length, position) => {
    const whole = Math.max(0, Math.min(length, contents.size - position))
    for (let done = 0; done < whole;) {
      const at = position + done
      const part = block(contents, Math.floor(at / blockLength)).subarray(
        at % blockLength,
        (at % blockLength) + whole - done,
      )
      into.set(part, offset + done)
      done += part.length
    }
    return whole
  }
}
