import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import { LayerProblem } from './layerProblem.ts'

/** Degrees already; ETRS89 counts as WGS 84. */
const degrees = new Set([4326, 4258, 4979])

/** Systems that differ from a shipped one by the official order of their axes alone, which no file here follows. */
const others: Readonly<Record<number, number>> = { 3044: 25832, 3045: 25833, 5678: 31468, 5679: 31469 }

/** Makes longitude and latitude of a position in the file's own system. */
export type ToDegrees = (x: number, y: number) => readonly [lon: number, lat: number]

const isPlace = (lon: number, lat: number) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90

/**
 * Both throw LayerProblem only when a position is asked for: what else a file holds may be in any system.
 * @param epsg number of the file's coordinate system; undefined where it names another one
 */
export function toDegrees(epsg: number | undefined): ToDegrees {
  const convert =
    epsg !== undefined && degrees.has(epsg)
      ? (position: readonly [number, number]) => position
      : converter(others[epsg ?? 0] ?? epsg ?? 0, 4326)
  return (x, y) => {
    if (!convert) throw new LayerProblem({ code: 'system', epsg })
    const [lon, lat] = convert([x, y])
    if (!isPlace(lon, lat)) throw new LayerProblem({ code: 'outside', epsg })
    return [lon, lat]
  }
}
