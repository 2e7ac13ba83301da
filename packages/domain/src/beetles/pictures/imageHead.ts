import { detectImageKind, type ImageKind } from './imageKind.ts'
import { readImageSize, type ImageSize } from './imageSize.ts'

/** A picture's kind and size, as far as its first bytes say them. */
export interface ImageHead {
  bytes: ArrayBuffer
  kind: ImageKind | undefined
  size: ImageSize | undefined
}

/** Bytes to read: pixel size and EXIF stand near the beginning, but colour profiles before them can be long. */
const headLength = 1_048_576

/**
 * Looks at a file before anything decodes it. Its name and media type may be wrong, so they are ignored.
 * @throws where the file cannot be read
 */
export async function readImageHead(file: Blob): Promise<ImageHead> {
  const bytes = await file.slice(0, headLength).arrayBuffer()
  const kind = detectImageKind(new Uint8Array(bytes, 0, Math.min(16, bytes.byteLength)))
  return { bytes, kind, size: readImageSize(bytes) }
}
