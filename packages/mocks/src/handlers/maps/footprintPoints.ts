import type { calls } from '@waldkerf/domain/calls/contract'
import type { AreaHandlers } from '../gateway/handler.ts'
import { visibleMaps } from './maps.ts'

/** The points of all maps at once. */
export const mapPointHandlers: AreaHandlers<typeof calls.mapPoints> = {
  getMapPoints: {
    from: 'ogf_expert',
    answer({ state, caller }) {
      const seen = new Set(visibleMaps(state, caller).map((map) => map.id))
      const ofMaps = Map.groupBy(
        state.controlPoints.filter((point) => seen.has(point.karte_id)),
        (point) => point.karte_id,
      )
      return [...ofMaps]
        .toSorted(([a], [b]) => a - b)
        .map(([karte_id, points]) => {
          const enabled = points.filter((point) => point.enable).toSorted((a, b) => a.nr - b.nr)
          return {
            karte_id,
            punkte: points.length,
            mapx: enabled.map((point) => point.mapx),
            mapy: enabled.map((point) => point.mapy),
            pixelx: enabled.map((point) => point.pixelx),
            pixely: enabled.map((point) => point.pixely),
          }
        })
    },
  },
}
