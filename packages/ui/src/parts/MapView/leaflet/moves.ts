import type { FitBoundsOptions, LatLngBoundsExpression, Map as LeafletMap } from 'leaflet'
import type { Place, Section, Spot } from '../mapTypes.ts'
import { fitting } from './bareMap.ts'
import { landBounds } from './landLayer.ts'
import { visibleSection } from './view.ts'

const toBounds = ({ west, south, east, north }: Section): LatLngBoundsExpression => [
  [south, west],
  [north, east],
]

/** Room in px for the map's buttons and its foot: no mark stands under them. */
const besideTools: FitBoundsOptions = { paddingTopLeft: [24, 24], paddingBottomRight: [68, 44] }

/**
 * Where the map goes, and what is where on it.
 * @param still for those who asked their system for less motion
 */
export function mapMoves(map: LeafletMap, still: boolean) {
  const animate = !still
  /** The pane may have another size since the last frame, as where a record beside it was closed. */
  const sized = () => map.invalidateSize({ animate: false })
  return {
    zoomBy: (steps: number) => void map.setZoom(map.getZoom() + steps, { animate }),
    /** In shares of the view. */
    panBy: (right: number, down: number) => {
      const { x, y } = map.getSize()
      map.panBy([right * x, down * y], { animate: false })
    },
    /** Shows a section, or all Länder; never nearer than a village. */
    fit: (section: Section | undefined) =>
      void (section
        ? sized().fitBounds(toBounds(section), { ...besideTools, maxZoom: 14, animate })
        : sized().fitBounds(landBounds, { ...fitting, animate })),
    /** Shows a section that the map once told: at the same size it is the same view. */
    show: (section: Section) => void sized().fitBounds(toBounds(section), { animate: false }),
    /** Goes there in sight of the way. @param atOnce nobody has seen the map yet */
    flyTo: (section: Section, atOnce: boolean) => {
      if (still || atOnce) sized().fitBounds(toBounds(section), { ...fitting, maxZoom: 14, animate: false })
      else sized().flyToBounds(toBounds(section), { ...fitting, maxZoom: 14, duration: 0.6 })
    },
    goTo: ({ lat, lon }: Spot, zoom: number) => void map.setView([lat, lon], zoom, { animate }),
    /**
     * Brings a place into view, if it is not.
     * @param least zoom to go near to, if the map is further away
     * @returns whether the map moves
     */
    reveal: ({ lat, lon }: Spot, least = 0): boolean => {
      const zoom = Math.max(least, sized().getZoom())
      if (zoom === map.getZoom() && map.getBounds().pad(-0.05).contains([lat, lon])) return false
      if (still) map.setView([lat, lon], zoom)
      else map.flyTo([lat, lon], zoom, { duration: 0.4 })
      return true
    },
    placeAt: (x: number, y: number): Place => {
      const { lat, lng } = map.containerPointToLatLng([x, y])
      return [lng, lat]
    },
    /** Where a place is in the view, in px; without one: its middle. */
    pixelAt: (place: Spot | undefined) => {
      const { x, y } = map.latLngToContainerPoint(place ? [place.lat, place.lon] : map.getCenter())
      return { x, y }
    },
    section: () => visibleSection(map),
  }
}
