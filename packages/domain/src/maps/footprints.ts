import type { MapPoints } from '../entities/maps/controlPoints.ts'
import type { SurveyMap } from '../entities/maps/maps.ts'
import { makeArea, type OwnArea } from '../places/layers/ownLayer.ts'
import { footprintOfMap, type MapFootprint, mapOutline, toFitPoints } from './mapFootprint.ts'

/** Fits computed in one slice, so that the page stays responsive. */
const slice = 25

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
  for (let from = 0; from < maps.length; from += slice) {
    if (from > 0) await pause()
    if (signal.aborted) return undefined
    found.push(...maps.slice(from, from + slice).flatMap((map) => make(map, byMap.get(map.id)) ?? []))
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
