/** Width and height of a picture, in pixels. */
export interface PictureSize {
  width: number
  height: number
}

const begins = (view: DataView, ...bytes: number[]) =>
  view.byteLength > bytes.length && bytes.every((byte, index) => view.getUint8(index) === byte)

/** JPEG: segments follow each other; the frame's header among them has the size. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** WebP in its three kinds: lossy, lossless, extended. */
function webpSize(view: DataView): PictureSize | undefined {
  if (view.byteLength < 30) return undefined
  const kind = view.getUint8(15)
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (kind === 0x58) return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 0x4c) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/**
 * Reads a picture's size from its first bytes, before anything decodes it: a small file can unfold to gigabytes.
 * @returns undefined when it is none of PNG, JPEG, GIF, WebP, whatever its name says
 */
export function pictureSize(bytes: ArrayBuffer): PictureSize | undefined {
  const view = new DataView(bytes)
  if (begins(view, 0x89, 0x50, 0x4e, 0x47) && view.byteLength >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) }
  }
  if (begins(view, 0xff, 0xd8, 0xff)) return jpegSize(view)
  if (begins(view, 0x47, 0x49, 0x46, 0x38) && view.byteLength >= 10) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  }
  if (begins(view, 0x52, 0x49, 0x46, 0x46)) return webpSize(view)
  return undefined
}
