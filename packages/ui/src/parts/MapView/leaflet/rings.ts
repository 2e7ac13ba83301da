import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import { clusterSize } from '../canvas/ring.ts'
import type { MapPoint, PointKind, ShownMark } from '../mapTypes.ts'
import { pointIcon } from './icons.ts'

/** The selected and the pointed-at point; they are drawn over all others, whether those are grouped or not. */
export interface PointMarks {
  selected: MapPoint | undefined
  highlighted: MapPoint | undefined
}

/** Rings above all marks: the selected point, the pointed-at one, and the keyboard's place. */
export function createRings(map: LeafletMap) {
  const shown: Partial<Record<keyof PointMarks | 'cursor', Marker>> = {}

  function put(name: keyof typeof shown, next: Marker | undefined) {
    shown[name]?.remove()
    shown[name] = next?.addTo(map)
  }
  return {
    setPoint(name: keyof PointMarks, point: MapPoint | undefined, kinds: readonly PointKind[]) {
      const kind = point && (kinds.find(({ id }) => id === point.kind) ?? kinds.at(-1))
      const zIndexOffset = name === 'selected' ? 2000 : 1500
      const options = { interactive: false, keyboard: false, zIndexOffset }
      put(name, kind && marker([point.lat, point.lon], { ...options, icon: pointIcon(kind, name) }))
    },
    setCursor(mark: ShownMark | undefined) {
      const size = mark && (mark.count > 1 ? clusterSize(mark.count) + 10 : 32)
      const icon = divIcon({ html: false, className: 'map-cursor', iconSize: [size ?? 0, size ?? 0] })
      const options = { icon, interactive: false, keyboard: false, zIndexOffset: 3000 }
      put('cursor', mark && marker([mark.lat, mark.lon], options))
    },
  }
}
