import type { MapPoints } from '../entities/maps/controlPoints.ts'
import type { SurveyMap } from '../entities/maps/maps.ts'
import { footprintOfMap, type MapFootprint } from './mapFootprint.ts'

/** Fits computed in one slice, so that the page stays responsive. */
const slice = 25

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** The footprints of maps, computed in slices. @returns undefined when it was cancelled */
export async function computeFootprints(
  maps: readonly SurveyMap[],
  points: readonly MapPoints[],
  signal: AbortSignal,
): Promise<readonly MapFootprint[] | undefined> {
  const byMap = new Map(points.map((row) => [row.karte_id, row]))
  const found: MapFootprint[] = []
  for (let from = 0; from < maps.length; from += slice) {
    if (from > 0) await pause()
    if (signal.aborted) return undefined
    found.push(...maps.slice(from, from + slice).flatMap((map) => footprintOfMap(map, byMap.get(map.id)) ?? []))
  }
  return found
}
