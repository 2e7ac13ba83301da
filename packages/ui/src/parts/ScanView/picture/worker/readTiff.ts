import { fromBlob, type GeoTIFFImage } from 'geotiff'
import { PictureFailure } from './pictureFailure.ts'

/** Rows that are decoded at once: enough for whole strips, few enough for memory. */
const bandRows = 512

/** Reads the first picture of a TIFF, band by band. @throws PictureFailure */
export async function readTiff(file: Blob, onPart: (part: number) => void): Promise<ImageBitmap> {
  const image = await firstImage(file)
  const [width, height] = [image.getWidth(), image.getHeight()]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new PictureFailure('tooLarge')
  for (let top = 0; top < height; top += bandRows) {
    const rows = Math.min(bandRows, height - top)
    context.putImageData(await readBand(image, width, top, rows), 0, top)
    onPart((top + rows) / height)
  }
  return canvas.transferToImageBitmap()
}

async function firstImage(file: Blob): Promise<GeoTIFFImage> {
  try {
    const tiff = await fromBlob(file)
    return await tiff.getImage()
  } catch {
    throw new PictureFailure('unreadable')
  }
}

async function readBand(image: GeoTIFFImage, width: number, top: number, rows: number): Promise<ImageData> {
  try {
    const window = [0, top, width, top + rows]
    const colours = await image.readRGB({ window, interleave: true })
    return new ImageData(opaque(colours, width * rows), width, rows)
  } catch {
    throw new PictureFailure('compression')
  }
}

/** Red, green and blue of each pixel, with an alpha of nothing to see through. */
function opaque(colours: ArrayLike<number>, pixels: number): Uint8ClampedArray<ArrayBuffer> {
  const made = new Uint8ClampedArray(pixels * 4)
  // Deep scans have 16 bits a colour.
  const part = colours instanceof Uint16Array ? 1 / 257 : 1
  for (let at = 0; at < pixels; at += 1) {
    made[at * 4] = (colours[at * 3] ?? 0) * part
    made[at * 4 + 1] = (colours[at * 3 + 1] ?? 0) * part
    made[at * 4 + 2] = (colours[at * 3 + 2] ?? 0) * part
    made[at * 4 + 3] = 255
  }
  return made
}
