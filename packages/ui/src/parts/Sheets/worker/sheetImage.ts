import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Grid } from '@waldkerf/domain/georef/coordinates/grid'
import type { Mapping } from '@waldkerf/domain/georef/solver/types'
import { GeoTIFF, type GeoTIFFImage } from 'geotiff'
import type { SheetProblem } from '../sheetTypes.ts'
import { type ReadBytes, SheetBytes } from './sheetBytes.ts'
import type { SheetBox, SheetFile } from './sheetMessages.ts'

/** Why a sheet cannot be drawn. */
export class SheetFailure extends Error {
  override name = 'SheetFailure'
  readonly problem: SheetProblem

  constructor(problem: SheetProblem) {
    super(problem)
    this.problem = problem
  }
}

/** One size of the sheet: the sheet itself, or a smaller copy. */
export interface SheetLevel {
  image: GeoTIFFImage
  /** How many pixels of the sheet one of its pixels stands for. */
  factor: number
}

export interface OpenSheet {
  key: string
  width: number
  height: number
  /** The finest first. */
  levels: readonly SheetLevel[]
  /** From degrees to the sheet's column and row. */
  toPixel: Mapping
  box: SheetBox
}

const geographic = 4_326
/** TIFF's mark of a smaller copy of the whole. */
const smallerCopy = 1

/** Reads the head of a sheet. @param grids of datum shifts, finer than a system's parameters @throws SheetFailure */
export async function openSheet(file: SheetFile, read: ReadBytes, grids: readonly Grid[] = []): Promise<OpenSheet> {
  const images = await readImages(file, read)
  const [whole] = images
  if (!whole) throw new SheetFailure('unread')
  const [width, height] = [whole.getWidth(), whole.getHeight()]
  const place = readPlace(whole)
  const epsg = Number(whole.getGeoKeys()?.['ProjectedCSTypeGeoKey'] ?? whole.getGeoKeys()?.['GeographicTypeGeoKey'])
  const [toMap, toDegrees] = [converter(geographic, epsg, grids), converter(epsg, geographic, grids)]
  if (!place || !toMap || !toDegrees) throw new SheetFailure(place ? 'unknownSystem' : 'unread')
  const { left, top, right, down } = place
  const steps = Array.from({ length: 9 }, (_, at) => at / 8)
  const edge = steps.flatMap((one) =>
    steps.map((other) => toDegrees([left + one * width * right, top - other * height * down])),
  )
  const [lons, lats] = [edge.map(([lon]) => lon), edge.map(([, lat]) => lat)]
  return {
    key: file.key,
    width,
    height,
    levels: images.map((image) => ({ image, factor: width / image.getWidth() })),
    toPixel(position) {
      const [east, north] = toMap(position)
      return [(east - left) / right, (top - north) / down]
    },
    box: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)],
  }
}

async function readImages(file: SheetFile, read: ReadBytes): Promise<GeoTIFFImage[]> {
  const tiff = await GeoTIFF.fromSource(new SheetBytes(file, read)).catch((error: unknown) => {
    throw error instanceof SheetFailure ? error : new SheetFailure('unread')
  })
  const count = await tiff.getImageCount()
  const images = await Promise.all(Array.from({ length: count }, (_, nr) => tiff.getImage(nr)))
  return images
    .filter((image, nr) => nr === 0 || image.fileDirectory.getValue('NewSubfileType') === smallerCopy)
    .toSorted((one, other) => other.getWidth() - one.getWidth())
}

/** The upper left corner, and the size of a pixel. Layers stand upright: GDAL has warped them. */
function readPlace(image: GeoTIFFImage) {
  try {
    const [left = NaN, top = NaN] = image.getOrigin()
    const [right = NaN, down = NaN] = image.getResolution()
    const isPlaced = [left, top, right, down].every(Number.isFinite) && right !== 0 && down !== 0
    return isPlaced ? { left, top, right, down: -down } : undefined
  } catch {
    return undefined
  }
}
