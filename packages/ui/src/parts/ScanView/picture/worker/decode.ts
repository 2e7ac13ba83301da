import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import { readPictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'
import { overviewLevel, scaledSize } from '@waldkerf/ui/parts/ScanView/view/tiles.ts'
import { isJpeg, openJpegSource } from './jpegSource.ts'
import { openPngRows } from './pngRows.ts'
import { mostAtOnce, PictureFailure, type PictureSource } from './pictureSource.ts'
import { rowsSource } from './rowsSource.ts'
import type { EarlyOverview } from './servePicture.ts'
import { readWebpHead } from './webp/webpHead.ts'

/** Opens a scan that the browser reads by itself. @throws PictureFailure */
export async function openDecoded(file: Blob): Promise<PictureSource> {
  const head = await readHead(file).catch(() => undefined)
  // Browsers differ in whether they turn a frame.
  const frame = head?.turned ? undefined : await decodeFrame(file).catch(() => undefined)
  if (frame) return frameSource(frame)
  const parts = head && head.width * head.height > mostAtOnce && (await openJpegSource(file, head.turned ?? 1))
  if (parts) return parts
  const webp = await readWebpHead(file)
  if (webp && webp.width * webp.height > mostOfWebp) throw new PictureFailure('largeWebp')
  return (await pngSource(file)) ?? bitmapSource(await decodeBitmap(file))
}

/** Pixels of a WebP without loss, of one that can be seen through or that moves: four bytes for each. */
const mostOfWebp = 60e6

/** A large PNG row by row, in a fraction of the memory. @returns undefined for small ones, and for other pictures */
async function pngSource(file: Blob): Promise<PictureSource | undefined> {
  const rows = await openPngRows(file).catch(() => undefined)
  if (rows && rows.size.width * rows.size.height > mostAtOnce) return rowsSource(rows)
  rows?.close()
  return undefined
}

/**
 * A JPEG as it is stored: brightness in full, colours at a quarter, and so in three eighths of the memory that its
 * pixels take. A browser does so only when it has all of the file at once.
 * @returns undefined for other pictures, and where the browser gives no single pixels away
 */
async function decodeFrame(file: Blob): Promise<VideoFrame | undefined> {
  if (typeof ImageDecoder === 'undefined' || !(await isJpeg(file))) return undefined
  const data = await file.arrayBuffer()
  const decoder = new ImageDecoder({ data, transfer: [data], type: 'image/jpeg' })
  try {
    const { image } = await decoder.decode()
    try {
      const rect = { x: 0, y: 0, width: 2, height: 2 }
      await image.copyTo(new Uint8Array(16), { rect, format: 'RGBA' })
      return image
    } catch (error) {
      image.close()
      throw error
    }
  } finally {
    decoder.close()
  }
}

const frameSource = (frame: VideoFrame): PictureSource => ({
  size: { width: frame.displayWidth, height: frame.displayHeight },
  inRows: false,
  async read({ left: x, top: y, width, height }, room = new Uint8ClampedArray(width * height * 4)) {
    await frame.copyTo(room, { rect: { x, y, width, height }, format: 'RGBA' })
    return new ImageData(room, width, height)
  },
  close: () => frame.close(),
})

async function decodeBitmap(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (error) {
    throw new PictureFailure(isTooLarge(error) ? 'tooLarge' : 'unreadable')
  }
}

/** Browsers tell a picture beyond their memory by the same error as a damaged one, but for its words. */
function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError || /allocat|too large|memory/i.test(String(error))
}

function bitmapSource(whole: ImageBitmap): PictureSource {
  const size = { width: whole.width, height: whole.height }
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new PictureFailure('tooLarge')
  return {
    size,
    inRows: false,
    async read({ left, top, width, height }) {
      Object.assign(canvas, { width, height })
      // On white: what can be seen through on a scan is paper.
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, height)
      context.drawImage(whole, -left, -top)
      return context.getImageData(0, 0, width, height)
    },
    drawOverview: ({ width: resizeWidth, height: resizeHeight }) =>
      createImageBitmap(whole, { resizeWidth, resizeHeight, resizeQuality: 'medium' }),
    close: () => whole.close(),
  }
}

/** A JPEG is made of blocks of eight pixels, which are decoded at parts of their size in a fraction of the time. */
const smallestLevel = 3

/** Size, resolution and turn. */
export const readHead = (file: Blob) => readPictureHead(bytesFrom(file))

/**
 * A large JPEG small, long before it is decoded whole.
 * @returns undefined for other pictures, for one that asks to be turned, and where the browser decodes whole alone
 */
export async function decodeSmall(file: Blob): Promise<EarlyOverview | undefined> {
  if (typeof ImageDecoder === 'undefined' || !(await isJpeg(file))) return undefined
  const head = await readHead(file)
  const level = head ? overviewLevel(head) : 0
  if (!head || head.turned || level === 0 || level > smallestLevel) return undefined
  const small = scaledSize(head, level)
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: small.width,
    desiredHeight: small.height,
  })
  try {
    const { image } = await decoder.decode()
    const overview = await createImageBitmap(image)
    image.close()
    return { size: { width: head.width, height: head.height }, overview }
  } finally {
    decoder.close()
  }
}
