import 'leaflet/dist/leaflet.css'
import { type Map as LeafletMap, map as newMap } from 'leaflet'
import type { MapPoint, MapPosition, PointKind, Section } from '../mapTypes.ts'
import { baseLayer, landBounds } from './baseLayer.ts'
import {
  createPointLayer,
  type PointLayerEvents,
  type PointLayerWords,
  type PointMarks,
  sectionOf,
} from './pointLayer.ts'

export interface MapEvents extends Pick<PointLayerEvents, 'onSelect' | 'onHighlight'> {
  onMove: (position: MapPosition, section: Section) => void
}

export interface MapOptions {
  /** Where the map stood before; absent: all Länder are shown. */
  position: MapPosition | undefined
  words: PointLayerWords & { attribution: string }
  events: MapEvents
}

/** What the component may ask of a map. */
export interface MapHandle {
  setPoints: (points: readonly MapPoint[], kinds: readonly PointKind[]) => void
  setMarks: (marks: PointMarks) => void
  zoomBy: (steps: number) => void
  showAll: () => void
  remove: () => void
}

const wholeMap = { padding: [12, 12] as [number, number] }

/** Which names of Länder fit at a zoom without covering each other. */
const shownNames = (zoom: number) => (zoom >= 7 ? 'all' : zoom >= 5.75 ? 'large' : 'none')

/** Pans and zooms jump for those who asked their system for less motion; Leaflet's keys and fits know no such option. */
function calm(map: LeafletMap) {
  const [panBy, setView] = [map.panBy.bind(map), map.setView.bind(map)]
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false })
  map.setView = (centre, zoom, options) => setView(centre, zoom, { ...options, animate: false })
}

function bareMap(element: HTMLElement, attribution: string, still: boolean): LeafletMap {
  const map = newMap(element, {
    zoomControl: false,
    minZoom: 5,
    maxZoom: 17,
    zoomSnap: 0.25,
    maxBounds: [
      [42, -2],
      [59, 25],
    ],
    fadeAnimation: false,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  })
  map.attributionControl.setPrefix(false).addAttribution(attribution)
  const names = map.createPane('names')
  names.style.zIndex = '450'
  if (still) calm(map)
  return map
}

/** Follows the element's size; the first one that is not nothing shows all Länder, if no position is known. */
function followSize(map: LeafletMap, element: HTMLElement, placed: boolean): ResizeObserver {
  let pending = !placed
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === 0 || element.clientHeight === 0) return
    map.invalidateSize({ animate: false })
    if (pending) map.fitBounds(landBounds, { ...wholeMap, animate: false })
    pending = false
  })
  observer.observe(element)
  return observer
}

/**
 * Makes the map in `element`. This module and all it imports (Leaflet, its style sheet, supercluster, the Länder) are
 * loaded when a map is first shown, never before.
 */
export function createMap(element: HTMLElement, { position, words, events }: MapOptions): MapHandle {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = bareMap(element, words.attribution, still)
  if (position) map.setView([position.lat, position.lon], position.zoom)
  else map.fitBounds(landBounds, { ...wholeMap, animate: false })
  baseLayer().addTo(map)

  const onOpen = (lat: number, lon: number, zoom: number) => map.setView([lat, lon], Math.min(zoom, map.getMaxZoom()))
  const points = createPointLayer(map, { ...events, onOpen }, words)
  const tell = () => {
    element.dataset['names'] = shownNames(map.getZoom())
    const { lat, lng } = map.getCenter()
    events.onMove({ lat, lon: lng, zoom: map.getZoom() }, sectionOf(map))
  }
  map.on('moveend', tell)
  const observer = followSize(map, element, position !== undefined)
  tell()

  let selected: number | undefined
  return {
    setPoints: (list, kinds) => points.setPoints(list, kinds),
    setMarks(marks) {
      points.setMark('highlighted', marks.highlighted)
      points.setMark('selected', marks.selected)
      const moved = marks.selected?.id !== selected
      selected = marks.selected?.id
      if (!moved || !marks.selected) return
      const place: [number, number] = [marks.selected.lat, marks.selected.lon]
      if (map.getBounds().pad(-0.05).contains(place)) return
      if (still) map.setView(place)
      else map.flyTo(place, map.getZoom(), { duration: 0.4 })
    },
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !still }),
    showAll: () => void map.fitBounds(landBounds, { ...wholeMap, animate: !still }),
    remove() {
      observer.disconnect()
      points.remove()
      map.off('moveend', tell)
      map.remove()
    },
  }
}
