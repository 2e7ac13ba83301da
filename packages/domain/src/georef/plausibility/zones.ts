import { type MixUp, findMixUp } from '../coordinates/mixUp.ts'
import type { Area } from '../coordinates/systems.ts'
import type { FitPoint } from '../solver/types.ts'

/** A mix-up and the numbers of the points that have it. */
export type ZoneFinding = MixUp & { points: number[] }

/** Zones, systems and axes that do not fit, points with the same mistake together. Needs proj4: loaded on demand. */
export function zoneFindings(epsg: number, points: readonly FitPoint[], near: Area | null = null): ZoneFinding[] {
  const found = points.flatMap(({ nr, mapx, mapy }) => {
    const mixUp = findMixUp(epsg, [mapx, mapy], near)
    return mixUp ? { nr, mixUp } : []
  })
  const groups = Map.groupBy(found, ({ mixUp: { swapped, epsg } }) => `${swapped} ${epsg}`)
  return [...groups.values()].flatMap((group) =>
    group[0] ? { ...group[0].mixUp, points: group.map(({ nr }) => nr) } : [],
  )
}
