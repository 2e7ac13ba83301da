import { type Map as LeafletMap, map as newMap } from 'leaflet'
import { lastZoom } from '../sources/markSource.ts'

/** Room around what is fitted into the view. */
export const fitting = { padding: [16, 16] as [number, number] }

/** Pans and zooms jump for those who asked their system for less motion; Leaflet's keys and fits know no such option. */
function reduceMotion(map: LeafletMap) {
  const [panBy, setView] = [map.panBy.bind(map), map.setView.bind(map)]
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false })
  map.setView = (centre, zoom, options) => setView(centre, zoom, { ...options, animate: false })
}

/** A map without layers. Keys, attribution and buttons are the component's own; the box belongs to the picking tools. */
export function bareMap(element: HTMLElement, still: boolean): LeafletMap {
  const map = newMap(element, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    boxZoom: false,
    minZoom: 4.5,
    maxZoom: lastZoom,
    zoomSnap: 0.25,
    maxBounds: [
      [40, -6],
      [61, 29],
    ],
    fadeAnimation: false,
    zoomAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  })
  element.tabIndex = 0
  const land = map.createPane('land')
  land.style.zIndex = '150'
  // Outlines alone: whoever does not see them has the map's list.
  land.setAttribute('aria-hidden', 'true')
  const names = map.createPane('names')
  names.style.zIndex = '450'
  names.style.pointerEvents = 'none'
  if (still) reduceMotion(map)
  return map
}

/**
 * Follows the element's size.
 * @param begin shows where the map begins, once there is a size; absent: it stands there
 * @param isAtBegin nobody has moved it since: in its new size it begins anew
 */
export function followSize(
  map: LeafletMap,
  element: HTMLElement,
  begin: (() => void) | undefined,
  isAtBegin = () => false,
): ResizeObserver {
  let isFirst = true
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === 0 || element.clientHeight === 0) return
    const begins = isFirst || isAtBegin()
    isFirst = false
    map.invalidateSize({ animate: false })
    if (begins) begin?.()
  })
  observer.observe(element)
  return observer
}
