import { fromBlob, type GeoTIFFImage } from 'geotiff'
import { type Area, PictureFailure, type PictureSource } from './pictureSource.ts'
import { servePicture } from './servePicture.ts'
import { openBlocks } from './tiffBlocks.ts'

/** Opens the first picture of a TIFF. @throws PictureFailure */
async function openTiff(file: Blob): Promise<PictureSource> {
  const image = await firstImage(file)
  const blocks = await openBlocks(image).catch(failCompression)
  return {
    size: { width: image.getWidth(), height: image.getHeight() },
    inRows: true,
    read(area, room = new Uint8ClampedArray(area.width * area.height * 4)) {
      return (blocks ? blocks(area, room) : readAny(image, area, room)).catch(failCompression)
    },
    close: () => undefined,
  }
}

async function firstImage(file: Blob): Promise<GeoTIFFImage> {
  try {
    const tiff = await fromBlob(file)
    return await tiff.getImage()
  } catch {
    throw new PictureFailure('unreadable')
  }
}

function failCompression(): never {
  throw new PictureFailure('compression')
}

/** Pixels of whatever kind: grey of two levels, palettes, 16 bits a colour, inks. */
async function readAny(
  image: GeoTIFFImage,
  { left, top, width, height }: Area,
  room: Uint8ClampedArray<ArrayBuffer>,
): Promise<ImageData> {
  const window = [left, top, left + width, top + height]
  const colours: ArrayLike<number> = await image.readRGB({ window, interleave: true })
  // Deep scans have 16 bits a colour.
  const part = colours instanceof Uint16Array ? 1 / 257 : 1
  for (let at = 0; at < width * height; at += 1) {
    room[at * 4] = (colours[at * 3] ?? 0) * part
    room[at * 4 + 1] = (colours[at * 3 + 1] ?? 0) * part
    room[at * 4 + 2] = (colours[at * 3 + 2] ?? 0) * part
    room[at * 4 + 3] = 255
  }
  return new ImageData(room, width, height)
}

/** Scans that browsers do not read: TIFF. */

servePicture({ open: openTiff })
