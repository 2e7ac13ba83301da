import type { Map as LeafletMap } from 'leaflet'
import type { Spot, ViewPlace } from '../mapTypes.ts'
import type { mapMoves } from './moves.ts'

type ClosePoint = Spot & { id: number }

/** px that the map may stand off a place and still count as being there. */
const slack = 24

/**
 * Brings newly selected points into view, from near where that is asked for. When nothing is selected any more the map is
 * as it was before, unless somebody has moved it meanwhile.
 */
export function createCloseUp(map: LeafletMap, moves: Pick<ReturnType<typeof mapMoves>, 'goTo' | 'reveal'>) {
  let selected: ClosePoint | undefined
  /** Where the map stood before it went near, and where it went. */
  let before: ViewPlace | undefined
  let there: ViewPlace | undefined

  const standing = (): ViewPlace => {
    const { lat, lng } = map.getCenter()
    return { lat, lon: lng, zoom: map.getZoom() }
  }
  const standsAt = ({ lat, lon, zoom }: ViewPlace) =>
    Math.abs(map.getZoom() - zoom) < 0.01 &&
    map.latLngToContainerPoint([lat, lon]).distanceTo(map.getSize().divideBy(2)) < slack

  function goNear(point: ClosePoint, least: number | undefined) {
    if (there && !standsAt(there)) before = undefined
    else if (least !== undefined && map.getZoom() < least) before ??= standing()
    const moved = moves.reveal(point, least)
    there = moved ? { lat: point.lat, lon: point.lon, zoom: Math.max(least ?? 0, map.getZoom()) } : standing()
  }
  function goBack() {
    if (before && there && standsAt(there)) moves.goTo(before, before.zoom)
    before = undefined
    there = undefined
  }
  return {
    /** @param isKept the map was made anew where it stood: it stays there */
    select(next: ClosePoint | undefined, least: number | undefined, isKept: boolean) {
      const isSame = next?.id === selected?.id && next?.lat === selected?.lat && next?.lon === selected?.lon
      selected = next
      if (isSame || isKept) return
      if (next) goNear(next, least)
      else goBack()
    },
  }
}
