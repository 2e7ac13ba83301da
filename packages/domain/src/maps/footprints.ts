import type { MapPoints } from '../entities/maps/controlPoints.ts'
import type { SurveyMap } from '../entities/maps/maps.ts'
import { makeArea, type OwnArea } from '../places/layers/ownLayer.ts'
import { footprintOfMap, type MapFootprint, mapOutline, toFitPoints } from './mapFootprint.ts'

/** ms of one slice, so that the page stays responsive. */
const slice = 10

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Makes something of each map and its points, in slices. @returns undefined when it was cancelled */
async function inSlices<Made>(
  maps: readonly SurveyMap[],
  points: readonly MapPoints[],
  signal: AbortSignal,
  make: (map: SurveyMap, points: MapPoints | undefined) => Made | null,
): Promise<readonly Made[] | undefined> {
  const byMap = new Map(points.map((row) => [row.karte_id, row]))
  const found: Made[] = []
  let begun = performance.now()
  for (const map of maps) {
    if (performance.now() - begun > slice) {
      await pause()
      begun = performance.now()
    }
    if (signal.aborted) return undefined
    const one = make(map, byMap.get(map.id))
    if (one !== null) found.push(one)
  }
  return found
}

/** The footprints of maps, computed in slices. @returns undefined when it was cancelled */
export const computeFootprints = (maps: readonly SurveyMap[], points: readonly MapPoints[], signal: AbortSignal) =>
  inSlices<MapFootprint>(maps, points, signal, footprintOfMap)

/** The outlines of sheets alone, as maps lay them below everything else. @returns undefined when it was cancelled */
export const computeOutlines = (maps: readonly SurveyMap[], points: readonly MapPoints[], signal: AbortSignal) =>
  inSlices<OwnArea & { id: number }>(maps, points, signal, (map, columns) => {
    const outline = columns && mapOutline(map, toFitPoints(columns))
    // Where the edges of the sheet are not known there is none.
    if (!outline || outline.dashed) return null
    return { id: map.id, ...makeArea(map.map_name.trim(), [Float64Array.from(outline.ring.flat())]) }
  })
