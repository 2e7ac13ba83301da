import { landAt } from '@waldkerf/domain/places/landAt'
import type { Map as LeafletMap } from 'leaflet'
import type { MapPlace } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { Section } from '../mapTypes.ts'

/** @param pad share of the view to add on each side */
export function visibleSection(map: LeafletMap, pad = 0): Section {
  const bounds = map.getBounds().pad(pad)
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}

/** @returns whether all of `inner` lies in `outer`. */
export const holds = (outer: Section, inner: Section) =>
  outer.west <= inner.west && outer.south <= inner.south && outer.east >= inner.east && outer.north >= inner.north

/** Metres on the ground that one px in the middle of the map stands for. */
export function metresPerPixel(map: LeafletMap): number {
  const { lat } = map.getCenter()
  return (40_075_016.686 * Math.cos((lat * Math.PI) / 180)) / (256 * 2 ** map.getZoom())
}

/** Where the map stands: its middle, how near, and in which Land. */
export function mapPlace(map: LeafletMap): MapPlace {
  const { lat, lng: lon } = map.getCenter()
  return { lat, lon, zoom: map.getZoom(), land: landAt(lat, lon) }
}
