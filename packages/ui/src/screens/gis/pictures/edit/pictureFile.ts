import { type CameraNotes, readCameraNotes } from '@waldkerf/domain/beetles/pictures/exif'
import { type ImageHead, readImageHead } from '@waldkerf/domain/beetles/pictures/imageHead'
import { mostPixels } from '@waldkerf/domain/beetles/pictures/imageSize'
import type { NewPicture } from '@waldkerf/domain/beetles/pictures/newPicture'

/** Why a file cannot be used. */
export type FileProblem = 'tooLarge' | 'tooManyPixels' | 'noPicture' | 'heic' | 'damaged'

export type PictureFile = { status: 'ready'; picture: NewPicture } | { status: 'refused'; problem: FileProblem }

/** Limits of a file: its bytes, its pixels before it is decoded, and its longer side afterwards. */
export const fileLimits = { bytes: 30_000_000, pixels: mostPixels, side: 2_560 } as const

/** The second one is for the rare picture that the first leaves too large to be sent. */
const qualities = [0.85, 0.6] as const
const mostBytes = 4_500_000

const refused = (problem: FileProblem): PictureFile => ({ status: 'refused', problem })

/** Problems that show before the file is decoded. */
function findProblem({ size: weight }: Blob, { kind, size }: ImageHead): FileProblem | undefined {
  if (weight > fileLimits.bytes) return 'tooLarge'
  if (!kind) return 'noPicture'
  if (kind === 'heic') return undefined
  if (!size) return 'damaged'
  return size.width * size.height > fileLimits.pixels ? 'tooManyPixels' : undefined
}

/** Draws the picture upright and no larger than the limit, and writes it anew. */
async function encode(bitmap: ImageBitmap): Promise<Pick<NewPicture, 'bytes' | 'breite' | 'hoehe'>> {
  const scale = Math.min(1, fileLimits.side / Math.max(bitmap.width, bitmap.height))
  const breite = Math.max(1, Math.round(bitmap.width * scale))
  const hoehe = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = new OffscreenCanvas(breite, hoehe)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, breite, hoehe)
  const write = async (quality: number) => canvas.convertToBlob({ type: 'image/webp', quality })
  const bytes = await write(qualities[0])
  return { bytes: bytes.size > mostBytes ? await write(qualities[1]) : bytes, breite, hoehe }
}

const noNotes: CameraNotes = { takenAt: null, lat: null, lon: null }

/**
 * Makes a picture of a file that somebody chose: checks what it is, reads the camera's time and place, and writes it
 * anew as WebP of at most 2,560 px. Never throws.
 */
export async function readPictureFile(file: Blob): Promise<PictureFile> {
  const head = await readImageHead(file).catch(() => undefined)
  if (!head) return refused('damaged')
  const problem = findProblem(file, head)
  if (problem) return refused(problem)
  const { takenAt, lat, lon } = head.bytes.byteLength > 0 ? readCameraNotes(head.bytes) : noNotes
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const encoded = await encode(bitmap)
    bitmap.close()
    return { status: 'ready', picture: { ...encoded, aufgenommen_am: takenAt, lat, lon } }
  } catch {
    return refused(head.kind === 'heic' ? 'heic' : 'damaged')
  }
}
