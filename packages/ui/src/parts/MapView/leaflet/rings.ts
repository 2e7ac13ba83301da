import { divIcon, type Map as LeafletMap, type Marker, marker } from 'leaflet'
import { clusterSize } from '../canvas/ring.ts'
import type { MapPoint, PointKind, ShownMark } from '../mapTypes.ts'
import { markColors, markPaths } from '../markShapes.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

function svg(name: string, attributes: Record<string, string | number>, children: readonly Element[] = []) {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

/** A point with the ring of the selected or the pointed-at one; built, not parsed, as the strict policy wants it. */
function pointIcon(kind: PointKind, emphasis: 'selected' | 'highlighted') {
  const size = emphasis === 'selected' ? 36 : 26
  const path = svg('path', { d: markPaths[kind.shape], fill: markColors[kind.tone], 'fill-rule': 'evenodd' })
  const picture = svg('svg', { viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true' }, [path])
  return divIcon({
    html: picture as unknown as HTMLElement,
    className: `map-mark map-mark-${emphasis}`,
    iconSize: [size, size],
  })
}

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
