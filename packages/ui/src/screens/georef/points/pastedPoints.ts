import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Grid } from '@waldkerf/domain/georef/coordinates/grid'
import type { PastedPoint } from '@waldkerf/domain/georef/points/paste/paste'
import { rowsCountDown } from '@waldkerf/domain/georef/points/rowSense'
import { newPoint, type NewPoint } from '@waldkerf/domain/georef/workplace/workPoint'

/**
 * Pasted points in the map's system, rows negative as they are kept. `lost` could not be converted.
 * @param from system they are written in
 * @param to the map's; null keeps the numbers
 */
export function convertPasted(
  pasted: readonly PastedPoint[],
  from: number | null,
  to: number | null,
  grids: readonly Grid[] = [],
): { points: NewPoint[]; lost: number } {
  const convert = from === null || to === null || from === to ? null : converter(from, to, grids)
  const withRows = pasted.flatMap(({ pixely }) => (pixely === null ? [] : { pixely }))
  const sense = rowsCountDown(withRows) ? -1 : 1
  const points = pasted.map(({ mapx, mapy, pixelx, pixely, enable }) => {
    const pixel = pixelx === null || pixely === null ? null : ([pixelx, pixely === 0 ? 0 : pixely * sense] as const)
    return { ...newPoint(pixel, convert ? convert([mapx, mapy]) : [mapx, mapy]), enable }
  })
  const found = points.filter(({ map }) => map?.every(Number.isFinite))
  return { points: found, lost: points.length - found.length }
}
