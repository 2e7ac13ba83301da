import { bytesFrom } from '@waldkerf/domain/georef/sheet/bytesFrom'
import { readPictureHead } from '@waldkerf/domain/georef/sheet/pictureHead'
import { mostAtOnce } from './worker/pictureSource.ts'

/** Hardly to be told from the photo. */
const encoding = { type: 'image/jpeg', quality: 0.95 }

/**
 * A photo that its EXIF data turn, turned for good: browsers show it upright, other programs, GDAL among them, as the camera
 * lay. A large one becomes a PNG, written row by row in a worker. Any other file, and one that cannot be turned here, stays
 * as it is.
 */
export async function uprightFile(file: File): Promise<File> {
  const head = await readPictureHead(bytesFrom(file)).catch(() => undefined)
  if (!head?.turned) return file
  try {
    const isLarge = head.width * head.height > mostAtOnce
    return (isLarge && (await turnInRows(file))) || (await turnAtOnce(file))
  } catch {
    return file
  }
}

async function turnAtOnce(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  bitmap.close()
  return new File([await canvas.convertToBlob(encoding)], file.name, { type: encoding.type })
}

/** @returns undefined for what is not cut into parts: a TIFF, and a JPEG in several passes */
async function turnInRows(file: File): Promise<File | undefined> {
  const worker = new Worker(new URL('./worker/upright.worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<Blob | undefined>()
  worker.addEventListener('message', ({ data }: MessageEvent<Blob | undefined>) => resolve(data))
  worker.addEventListener('error', () => resolve(undefined))
  worker.postMessage(file, [])
  const made = await promise
  worker.terminate()
  return made && new File([made], file.name.replace(/\.jpe?g$/i, '.png'), { type: made.type })
}
