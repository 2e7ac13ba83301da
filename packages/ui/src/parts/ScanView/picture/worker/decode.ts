import { readPictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'
import { overviewSide } from './pyramid.ts'
import { PictureFailure } from './pictureFailure.ts'
import type { EarlyOverview } from './servePicture.ts'

/** Decodes a scan as a whole. @throws PictureFailure */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
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

/** A JPEG is made of blocks of eight pixels, which are decoded at these parts of their size in a fraction of the time. */
const parts = [1 / 2, 1 / 4, 1 / 8]

/**
 * A large JPEG small, long before it is decoded whole.
 * @returns undefined for other pictures, for one that asks to be turned, and where the browser decodes whole alone
 */
export async function decodeSmall(file: Blob): Promise<EarlyOverview | undefined> {
  if (typeof ImageDecoder === 'undefined') return undefined
  const read = async (from: number, length: number) => new DataView(await file.slice(from, from + length).arrayBuffer())
  const mark = (await read(0, 2)).getUint16(0)
  const head = mark === 0xffd8 ? await readPictureHead(read) : undefined
  const part = head && parts.find((one) => Math.max(head.width, head.height) * one <= overviewSide)
  if (!head || head.turned || part === undefined || Math.max(head.width, head.height) <= overviewSide) return undefined
  const { width, height } = head
  const decoder = new ImageDecoder({
    data: file.stream(),
    type: 'image/jpeg',
    desiredWidth: Math.ceil(width * part),
    desiredHeight: Math.ceil(height * part),
  })
  try {
    const { image } = await decoder.decode()
    const overview = await createImageBitmap(image)
    image.close()
    return { size: { width, height }, overview }
  } finally {
    decoder.close()
  }
}
