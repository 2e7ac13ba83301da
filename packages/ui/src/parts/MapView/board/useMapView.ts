import { useEffect } from 'react'
import type { MapHandle } from '../leaflet/createMap.ts'
import type { Section } from '../mapTypes.ts'

const edges = ['west', 'south', 'east', 'north'] as const

/** The same view but for what is rounded away when it is written down. */
function isNearly(one: Section, other: Section): boolean {
  const slack = 0.0002 + (one.east - one.west) / 1_000
  return edges.every((edge) => Math.abs(one[edge] - other[edge]) < slack)
}

/** Shows a section whenever another one is wanted than stands there. */
export function useMapView(map: MapHandle | undefined, view: Section | undefined) {
  useEffect(() => {
    if (map && view && !isNearly(map.section(), view)) map.show(view)
  }, [map, view])
}
