import { worldX, worldY } from '../MapView/sources/marks.ts'
import type { ScanSize } from '../ScanView/scanTypes.ts'
import type { WarpSheet } from './warpTypes.ts'

/** Cells per side. A curved sheet misses its exact place by less than 0.07 px between them. */
const cells = { affine: 16, curved: 32 }

/** A sheet as a net of triangles. */
export interface WarpMesh {
  /** x and y of each crossing as shares of the Web Mercator world, in double precision. */
  world: Float64Array
  /** Where each crossing is in the picture, from 0 to 1. */
  picture: Float32Array<ArrayBuffer>
  /** Three crossings a triangle; cells that lie nowhere are left out. */
  triangles: Uint16Array<ArrayBuffer>
  /** Crossings along the edge, once around. */
  edge: readonly number[]
}

interface WarpOrder {
  picture: ImageBitmap
  mesh: WarpMesh
  /** Crossings in CSS px. */
  screen: Float32Array<ArrayBuffer>
  /** Of the pane, in CSS px. */
  size: { width: number; height: number }
}

/** Draws a warped picture into a canvas. */
export interface WarpPainter {
  kind: 'webgl' | 'canvas'
  takes: (picture: ImageBitmap) => boolean
  paint: (order: WarpOrder) => void
  remove: () => void
}

/** Places the crossings of a grid over the sheet; everything that is drawn later is drawn from these. */
export function buildMesh({ size, place, affine }: Pick<WarpSheet, 'size' | 'place' | 'affine'>): WarpMesh {
  const side = affine ? cells.affine : cells.curved
  const count = (side + 1) ** 2
  const world = new Float64Array(count * 2)
  const picture = new Float32Array(count * 2)
  for (let at = 0; at < count; at += 1) {
    const [right, down] = [(at % (side + 1)) / side, Math.floor(at / (side + 1)) / side]
    const [lon, lat] = place([size.width * right, size.height * down])
    const isSomewhere = Number.isFinite(lon) && Number.isFinite(lat)
    world.set(isSomewhere ? [worldX(lon), worldY(lat)] : [NaN, NaN], at * 2)
    picture.set([right, down], at * 2)
  }
  return { world, picture, triangles: buildTriangles(world, side), edge: edgeIndices(side) }
}

function buildTriangles(world: Float64Array, side: number): Uint16Array<ArrayBuffer> {
  const triangles: number[] = []
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const first = row * (side + 1) + column
      const below = first + side + 1
      const corners = [first, first + 1, below, below + 1]
      if (corners.some((corner) => Number.isNaN(world[corner * 2]))) continue
      triangles.push(first, first + 1, below, first + 1, below + 1, below)
    }
  }
  return Uint16Array.from(triangles)
}

function edgeIndices(side: number): number[] {
  const steps = Array.from({ length: side }, (_, at) => at)
  const row = side + 1
  return [
    ...steps,
    ...steps.map((at) => side + at * row),
    ...steps.map((at) => row * row - 1 - at),
    ...steps.map((at) => (side - at) * row),
  ]
}

/** The world as it stands on the screen: `scale` px wide, its corner `left`, `top` px off. */
export interface Standing {
  scale: number
  left: number
  top: number
}

/** Crossings in px of the screen: the large numbers are subtracted before anything is rounded to single precision. */
export function onScreen(world: Float64Array, { scale, left, top }: Standing): Float32Array<ArrayBuffer> {
  return Float32Array.from(world, (share, at) => share * scale - (at % 2 === 0 ? left : top))
}

/** The least rectangle around the sheet, in degrees; undefined if nothing of it lies anywhere. */
export function scanExtent(size: ScanSize, place: WarpSheet['place']) {
  const steps = [0, 0.25, 0.5, 0.75, 1]
  const places = steps
    .flatMap((down) => steps.map((right) => place([size.width * right, size.height * down])))
    .filter(([lon, lat]) => Number.isFinite(lon) && Math.abs(lat) < 85)
  if (places.length === 0) return undefined
  const [lons, lats] = [places.map(([lon]) => lon), places.map(([, lat]) => lat)]
  return { west: Math.min(...lons), east: Math.max(...lons), south: Math.min(...lats), north: Math.max(...lats) }
}
