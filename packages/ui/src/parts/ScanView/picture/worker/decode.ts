import { PictureFailure } from './pictureFailure.ts'

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
