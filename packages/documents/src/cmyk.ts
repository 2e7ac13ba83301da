const frameMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])

/** Whether a picture is a JPEG in the four inks of a printing press, as print shops give logos away. */
export function isCmyk(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return false
  let at = 2
  while (at + 10 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    // A byte that only fills up has no length.
    if (marker === 0xff) at += 1
    // Length, precision, height and width stand before the number of components.
    else if (frameMarkers.has(marker)) return bytes[at + 9] === 4
    else at += 2 + view.getUint16(at + 2)
  }
  return false
}

/**
 * A picture that a PDF/A file can take: its one colour profile is the screen's, and four inks would need one of their own.
 * @returns the same bytes, or a PNG in colours of the screen
 * @throws DOMException when the browser cannot read it
 */
export async function toScreenColours(bytes: Uint8Array): Promise<Uint8Array> {
  if (!isCmyk(bytes)) return bytes
  const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }))
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const png = await canvas.convertToBlob({ type: 'image/png' })
  return new Uint8Array(await png.arrayBuffer())
}
