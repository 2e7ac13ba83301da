import { readImageHead } from '@waldkerf/domain/beetles/pictures/imageHead'
import { mostPixels } from '@waldkerf/domain/beetles/pictures/imageSize'

/** The avatar's side in px; a smaller picture would be blurred. */
const avatarSide = 300
const largestFile = 10_240 * 1024

export type PictureProblem = 'kind' | 'weight' | 'small' | 'large'

/** The reason why a file cannot become an avatar; undefined when it can. */
export async function pictureProblem(file: File): Promise<PictureProblem | undefined> {
  if (file.size > largestFile) return 'weight'
  const head = await readImageHead(file).catch(() => undefined)
  if (!head?.size) return 'kind'
  const { size } = head
  if (size.width * size.height > mostPixels) return 'large'
  return Math.min(size.width, size.height) < avatarSide ? 'small' : undefined
}

/** The kept part of the turned picture: an area in px of its bounding box. */
export interface Cut {
  area: { x: number; y: number; width: number; height: number }
  /** In degrees, clockwise. */
  rotation: number
}

/** Draws the cut on white, so that what was transparent does not turn black. */
export function drawCut(canvas: HTMLCanvasElement, image: HTMLImageElement, { area, rotation }: Cut) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { naturalWidth: width, naturalHeight: height } = image
  const angle = (rotation * Math.PI) / 180
  const [sin, cos] = [Math.abs(Math.sin(angle)), Math.abs(Math.cos(angle))]
  const scale = canvas.width / area.width
  context.resetTransform()
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.translate((width * cos + height * sin) / 2 - area.x, (width * sin + height * cos) / 2 - area.y)
  context.rotate(angle)
  context.drawImage(image, -width / 2, -height / 2)
}

/** The cut as a PNG of 300 × 300. */
export function cropAvatar(image: HTMLImageElement, cut: Cut): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = avatarSide
  canvas.height = avatarSide
  drawCut(canvas, image, cut)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png')
  })
}
