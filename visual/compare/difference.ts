import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How two pictures differ. */
export interface Difference {
  /** How many pixels; those that only one of two sizes has count too. */
  pixels: number
  /** Of how many. */
  of: number
  /** The second picture, pale, with what differs in red. */
  picture: Buffer
}

/** The picture on a transparent sheet of at least its size, so that two can be laid over one another. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}

/** Up to two steps of 256 in a pixel's colour are the browser's own rounding at soft edges; nobody sees them. */
const unseen = 0.01

/**
 * Compares two pictures pixel by pixel. Both come from the same browser, so that nothing is let pass as smoothing.
 * @param before PNG
 * @param after PNG
 */
export function difference(before: Buffer, after: Buffer): Difference {
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(old.width, fresh.width)
  const height = Math.max(old.height, fresh.height)
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(
    onSheet(old, width, height).data,
    onSheet(fresh, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: unseen, includeAA: true, diffColor: [214, 31, 61] },
  )
  return { pixels, of: width * height, picture: PNG.sync.write(drawn) }
}
