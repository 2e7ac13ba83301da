import { readPictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'

/** Hardly to be told from the photo. */
const encoding = { type: 'image/jpeg', quality: 0.95 }

/** Reads bytes of a file, as the readers of picture heads ask for them. */
export const bytesFrom = (file: Blob) => async (from: number, length: number) =>
  new DataView(await file.slice(from, from + length).arrayBuffer())

/**
 * A photo that its EXIF data turn, turned for good: browsers show it upright, other programs, GDAL among them, as the camera
 * lay. Any other file, and one that cannot be turned here, stays as it is.
 */
export async function uprightFile(file: File): Promise<File> {
  const head = await readPictureHead(bytesFrom(file)).catch(() => undefined)
  if (!head?.turned) return file
  try {
    const bitmap = await createImageBitmap(file)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
    bitmap.close()
    return new File([await canvas.convertToBlob(encoding)], file.name, { type: encoding.type })
  } catch {
    return file
  }
}
