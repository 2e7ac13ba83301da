import type { calls } from '@waldkerf/domain/calls/contract'
import type { AreaHandlers } from '../gateway/handler.ts'
import { isIncomplete } from './incompletePoints.ts'
import { visibleMaps } from './maps.ts'

/** The points of all maps at once. */
export const mapPointHandlers: AreaHandlers<typeof calls.mapPoints> = {
  getMapPoints: {
    answer({ state, caller }) {
      const seen = new Set(visibleMaps(state, caller).map((map) => map.id))
      const ofMaps = Map.groupBy(
        state.controlPoints.filter((point) => seen.has(point.karte_id)),
        (point) => point.karte_id,
      )
      return [...ofMaps]
        .toSorted(([a], [b]) => a - b)
        .map(([karte_id, points]) => {
          const whole = points.filter((point) => !isIncomplete(point))
          const enabled = whole.filter((point) => point.enable).toSorted((a, b) => a.nr - b.nr)
          const column = (name: 'mapx' | 'mapy' | 'pixelx' | 'pixely') => enabled.map((point) => point[name] ?? 0)
          return {
            karte_id,
            punkte: whole.length,
            mapx: column('mapx'),
            mapy: column('mapy'),
            pixelx: column('pixelx'),
            pixely: column('pixely'),
            unvollstaendig: points.length - whole.length,
          }
        })
    },
  },
}
