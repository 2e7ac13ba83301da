import type { MapPoints } from '../entities/maps/footprintPoints.ts'
import type { SurveyMap } from '../entities/maps/maps.ts'
import { footprintOfMap, type MapFootprint } from './mapFootprint.ts'

/** So many fits at a time that the page goes on answering. */
const slice = 100

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Where maps lie, reckoned in slices. @returns undefined when it was ended before */
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
