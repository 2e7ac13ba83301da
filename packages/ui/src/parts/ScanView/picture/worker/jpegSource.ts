import { openJpegParts } from '@waldkerf/domain/georef/sheet/jpeg/jpegParts'
import { PictureFailure, type PictureSource } from './pictureSource.ts'
import { storedArea, type Turn, turnPixels, uprightSize } from './turned.ts'

const jpegMark = 0xffd8

export async function isJpeg(file: Blob): Promise<boolean> {
  const start = new DataView(await file.slice(0, 2).arrayBuffer())
  return start.byteLength === 2 && start.getUint16(0) === jpegMark
}

/**
 * A JPEG of which only the parts that are asked for are decoded, so that it takes the memory of its file. Browsers decode
 * it as a whole alone; but each part is cut out as a JPEG of its own, which takes twice the time in all.
 * @returns undefined for other pictures, and for one that is coded in several passes
 */
export async function openJpegSource(file: Blob, turn: Turn): Promise<PictureSource | undefined> {
  if (!(await isJpeg(file))) return undefined
  const parts = openJpegParts(new Uint8Array(await file.arrayBuffer()))
  if (!parts) return undefined
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  const { size } = parts
  return {
    size: uprightSize(size, turn),
    inRows: false,
    async read(area, room) {
      const stored = storedArea(area, size, turn)
      const { width, height } = stored
      const { left, top, pieces } = parts.cut(stored)
      const bitmap = await createImageBitmap(new Blob(pieces, { type: 'image/jpeg' })).catch(() => {
        throw new PictureFailure('unreadable')
      })
      Object.assign(canvas, { width, height })
      context.drawImage(bitmap, left - stored.left, top - stored.top)
      bitmap.close()
      const found = context.getImageData(0, 0, width, height)
      if (turn === 1) return found
      const upright = room ?? new Uint8ClampedArray(width * height * 4)
      const pixels = new Uint32Array(found.data.buffer)
      turnPixels({ pixels, width, height }, turn, new Uint32Array(upright.buffer, upright.byteOffset, width * height))
      return new ImageData(upright, area.width, area.height)
    },
    close: () => undefined,
  }
}
