/** Width and height: of a page in points, of which an inch has 72, of a picture in pixels. */
export interface Sides {
  width: number
  height: number
}

const points = 72
/** Of a page that is drawn, dots per inch. */
const steps = [400, 300, 200, 150, 100, 75] as const
/** Of faint drawings, where somebody asks for it. */
const finest = 600
/** A browser that shows it needs four bytes for each. */
const mostPixels = 140e6
/** No map is printed larger, in points: 3 metres. */
const longest = (3_000 / 25.4) * points
/** Sides of a picture and its page may differ by so much, in parts. */
const alike = 0.03

/** The size of a page in pixels. */
export const pageSize = ({ width, height }: Sides, dpi: number): Sides => ({
  width: Math.max(1, Math.round((width / points) * dpi)),
  height: Math.max(1, Math.round((height / points) * dpi)),
})

const fits = (page: Sides, dpi: number) => {
  const { width, height } = pageSize(page, dpi)
  return width * height <= mostPixels
}

/** The resolution of the picture that fills a page; undefined where it does not fill it. */
function pictureDpi(page: Sides, picture: Sides): number | undefined {
  const [long, short] = [Math.max(page.width, page.height), Math.min(page.width, page.height)]
  const [longPixels, shortPixels] = [Math.max(picture.width, picture.height), Math.min(picture.width, picture.height)]
  const [one, other] = [longPixels / (long / points), shortPixels / (short / points)]
  return Math.abs(one / other - 1) <= alike ? Math.round(one * 100) / 100 : undefined
}

/**
 * The resolutions in which a page can become a scan, the proposed one first: that of the picture that it is, else a usual
 * one; none has too many pixels.
 * @param picture the largest one on the page, where it has hardly anything else
 * @returns none for a page that is larger than any map
 */
export function pageResolutions(page: Sides, picture: Sides | undefined): number[] {
  if (Math.max(page.width, page.height) > longest) return []
  const possible = [finest, ...steps].filter((dpi) => fits(page, dpi))
  const own = picture && pictureDpi(page, picture)
  const proposed = own !== undefined && fits(page, own) ? own : steps.find((dpi) => fits(page, dpi))
  return proposed === undefined ? [] : [proposed, ...possible.filter((dpi) => dpi !== proposed)]
}
