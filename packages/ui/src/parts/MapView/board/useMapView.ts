import { useEffect } from 'react'
import type { MapHandle } from '../leaflet/createMap.ts'
import type { Section } from '../mapTypes.ts'

const edges = ['west', 'south', 'east', 'north'] as const

/** Equal views, but for rounding in the address. */
function isNearly(one: Section, other: Section): boolean {
  const slack = 0.0002 + (one.east - one.west) / 1_000
  return edges.every((edge) => Math.abs(one[edge] - other[edge]) < slack)
}

/** Moves the map when another section is wanted than the one in view. */
export function useMapView(map: MapHandle | undefined, view: Section | undefined) {
  useEffect(() => {
    if (map && view && !isNearly(map.section(), view)) map.show(view)
  }, [map, view])
}
