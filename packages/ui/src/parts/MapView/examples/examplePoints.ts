import type { MapGroup, MapKind, MapPoint, MapPoints, Section } from '../mapTypes.ts'

/** Kinds and points for stories. */
export const exampleKinds: readonly MapKind[] = [
  { id: 'open', tone: 'info', shape: 'circle', label: 'Neu' },
  { id: 'review', tone: 'warning', shape: 'triangle', label: 'In Prüfung' },
  { id: 'asked', tone: 'warning', shape: 'diamond', label: 'Rückfrage' },
  { id: 'done', tone: 'success', shape: 'square', label: 'Veröffentlicht' },
  { id: 'refused', tone: 'danger', shape: 'cross', label: 'Abgelehnt' },
  { id: 'other', tone: 'neutral', shape: 'ring', label: 'Anderer Status' },
]

export const exampleLabel = (id: number) => `Punkt ${id}`

/** Where most of the points are, as [lat, lon, spread in degrees]. */
const forests = [
  [48.95, 13.4, 0.5],
  [50.85, 14.2, 0.4],
  [51.75, 10.6, 0.35],
  [48.2, 8.2, 0.6],
  [47.2, 15.1, 0.6],
  [50.1, 11.9, 0.4],
  [51.1, 8.3, 0.7],
] as const

/** Numbers from 0 to 1 that look like chance, and are the same ones each time. */
function chance(seed: number) {
  const wave = Math.sin(seed * 12.9898) * 43_758.5453
  return wave - Math.floor(wave)
}

/** @returns `count` points in forests of the middle of Europe, the same ones each time. */
export function examplePoints(count: number): MapPoints {
  const rows = Array.from({ length: count }, (_, row) => {
    const [lat, lon, spread] = forests[Math.floor(chance(row) * forests.length)]!
    const away = spread * Math.sqrt(-2 * Math.log(chance(row + 0.3) + 1e-9))
    const angle = 2 * Math.PI * chance(row + 0.6)
    return [lat + 0.65 * away * Math.sin(angle), lon + away * Math.cos(angle)] as const
  })
  return {
    ids: Float64Array.from(rows, (_, row) => row + 1),
    lats: Float64Array.from(rows, ([lat]) => lat),
    lons: Float64Array.from(rows, ([, lon]) => lon),
    kinds: Uint8Array.from(rows, (_, row) => Math.floor(chance(row + 0.9) ** 2 * exampleKinds.length)),
  }
}

/** @returns one of the points as `MapPoint`. */
export function examplePoint({ ids, lats, lons, kinds }: MapPoints, row: number): MapPoint {
  const id = ids[row]!
  return { id, lat: lats[row]!, lon: lons[row]!, kind: exampleKinds[kinds[row]!]!.id, label: exampleLabel(id) }
}

/** @returns points grouped by cells of the section, as a database would do it. */
export function exampleGroups({ ids, lats, lons, kinds }: MapPoints, section: Section, zoom: number): MapGroup[] {
  const cell = 70 / 2 ** zoom
  const groups = new Map<string, MapGroup & { kinds: number[] }>()
  for (let row = 0; row < ids.length; row++) {
    const [id, lat, lon] = [ids[row]!, lats[row]!, lons[row]!]
    if (lat < section.south || lat > section.north || lon < section.west || lon > section.east) continue
    const key = `${Math.floor(lat / cell)} ${Math.floor(lon / cell)}`
    const group = groups.get(key) ?? { id, lat: 0, lon: 0, count: 0, kinds: exampleKinds.map(() => 0) }
    const count = group.count + 1
    group.kinds[kinds[row]!]! += 1
    groups.set(key, {
      ...group,
      count,
      lat: group.lat + (lat - group.lat) / count,
      lon: group.lon + (lon - group.lon) / count,
    })
  }
  return [...groups.values()]
}

/** @returns points that all lie in one place. */
export function samePlace(count: number): MapPoints {
  const { ids, kinds } = examplePoints(count)
  return { ids, kinds, lats: ids.map(() => 51.2), lons: ids.map(() => 10.4) }
}
