import { divIcon } from 'leaflet'
import type { PointKind } from '../mapTypes.ts'
import { markColors, markPaths } from '../markShapes.ts'

/** Marks and clusters as SVG elements; they are built, not parsed, so that the strict policy has nothing to refuse. */

const svgNamespace = 'http://www.w3.org/2000/svg'

function svg(name: string, attributes: Record<string, string | number>, children: readonly Element[] = []) {
  const element = document.createElementNS(svgNamespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  element.append(...children)
  return element
}

/** Boxes of 24 px and more can be hit with a finger, however small the mark inside is. */
const markBox = 24

/** The icon of one point; `emphasis` is the ring of the selected and the pointed-at one. */
export function pointIcon(kind: PointKind, emphasis?: 'selected' | 'highlighted') {
  const size = emphasis === 'selected' ? 36 : markBox
  const path = svg('path', { d: markPaths[kind.shape], fill: markColors[kind.tone], 'fill-rule': 'evenodd' })
  const picture = svg('svg', { viewBox: '0 0 16 16', width: 16, height: 16, 'aria-hidden': 'true' }, [path])
  return divIcon({
    html: picture as unknown as HTMLElement,
    className: emphasis ? `map-mark map-mark-${emphasis}` : 'map-mark',
    iconSize: [size, size],
  })
}

/** Diameter in px: a cluster grows with its count, but not so that it hides the land. */
const clusterSize = (count: number) => Math.min(56, Math.round(28 + 7 * Math.log10(count)))

function ringPart(kind: PointKind, share: number, before: number) {
  return svg('circle', {
    cx: 18,
    cy: 18,
    r: 16,
    pathLength: 100,
    fill: 'none',
    stroke: markColors[kind.tone],
    'stroke-width': 4,
    'stroke-dasharray': `${share} ${100 - share}`,
    'stroke-dashoffset': 25 - before,
  })
}

/** The icon of a cluster: its count, within a ring whose parts are the shares of `kinds` (counts in the same order). */
export function clusterIcon(count: number, shown: string, kinds: readonly PointKind[], counts: readonly number[]) {
  const size = clusterSize(count)
  let before = 0
  const ring = kinds.flatMap((kind, i) => {
    const share = (100 * (counts[i] ?? 0)) / count
    const part = share > 0 ? [ringPart(kind, share, before)] : []
    before += share
    return part
  })
  const element = document.createElement('div')
  const number = document.createElement('span')
  number.textContent = shown
  element.append(svg('svg', { viewBox: '0 0 36 36', width: size, height: size, 'aria-hidden': 'true' }, ring), number)
  return divIcon({ html: element, className: 'map-cluster', iconSize: [size, size] })
}
