import { keepLast } from '@waldkerf/ui/browser/keepLast'

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
  const kept = new Map<Blob, ReturnType<typeof keepLast<number, Uint8Array>>>()
  const block = (file: Blob, nr: number) => {
    const blocks = kept.get(file) ?? keepLast<number, Uint8Array>(mostBlocks)
    kept.set(file, blocks)
    return blocks.take(nr, () => new Uint8Array(read(file.slice(nr * blockLength, (nr + 1) * blockLength))))
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
