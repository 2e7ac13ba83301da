import { areaName, type Properties } from './areaName.ts'
import { LayerProblem } from './layerProblem.ts'
import { namedSystem } from './namedSystem.ts'
import { makeArea, type OwnArea, type Ring } from './ownLayer.ts'
import { toDegrees, type ToDegrees } from './toDegrees.ts'

interface Geometry {
  type?: unknown
  coordinates?: unknown
  geometries?: unknown
}

interface Collection extends Geometry {
  features?: unknown
  geometry?: unknown
  properties?: unknown
  crs?: { properties?: { name?: unknown } } | null
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function readRing(ring: unknown, place: ToDegrees): Ring {
  const positions = list(ring)
  const made = new Float64Array(positions.length * 2)
  for (const [at, position] of positions.entries()) {
    const [x, y] = list(position)
    if (typeof x !== 'number' || typeof y !== 'number') throw new LayerProblem({ code: 'broken' })
    made.set(place(x, y), at * 2)
  }
  return made
}

function readRings(geometry: Geometry | null | undefined, place: ToDegrees): Ring[] {
  const { type, coordinates, geometries } = geometry ?? {}
  if (type === 'GeometryCollection') return list(geometries).flatMap((one) => readRings(one as Geometry, place))
  const polygons = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? list(coordinates) : []
  return polygons.flatMap((polygon) => list(polygon).map((ring) => readRing(ring, place)))
}

/** The areas of a GeoJSON file. @throws LayerProblem */
export function readGeoJson(text: string): OwnArea[] {
  let file: Collection | null
  try {
    file = JSON.parse(text) as Collection | null
  } catch {
    throw new LayerProblem({ code: 'broken' })
  }
  const top = file ?? {}
  const place = toDegrees(namedSystem(top))
  const features = Array.isArray(top.features) ? (top.features as (Collection | null)[]) : [top]
  return features.flatMap((feature) => {
    const geometry = (feature?.type === 'Feature' ? feature.geometry : feature) as Geometry | null | undefined
    const rings = readRings(geometry, place).filter(({ length }) => length >= 8)
    return rings.length > 0 ? [makeArea(areaName((feature?.properties ?? {}) as Properties), rings)] : []
  })
}
