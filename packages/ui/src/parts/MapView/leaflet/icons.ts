import { divIcon } from 'leaflet'
import type { PointKind } from '../mapTypes.ts'
import { markColors, markPaths } from '../markShapes.ts'

const svgNamespace = 'http://www.w3.org/2000/svg'

function svg(name: string, attributes: Record<string, string | number>, children: readonly Element[] = []) {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

/** A point with the ring of the selected or the pointed-at one; built, not parsed, as the strict policy wants it. */
export function pointIcon(kind: PointKind, emphasis: 'selected' | 'highlighted') {
  const size = emphasis === 'selected' ? 36 : 26
  const path = svg('path', { d: markPaths[kind.shape], fill: markColors[kind.tone], 'fill-rule': 'evenodd' })
  const picture = svg('svg', { viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true' }, [path])
  return divIcon({
    html: picture as unknown as HTMLElement,
    className: `map-mark map-mark-${emphasis}`,
    iconSize: [size, size],
  })
}
