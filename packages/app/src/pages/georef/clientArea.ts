import type { ClientExtent } from '@waldkerf/domain/entities/clients'
import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'

/** In degrees: how far from a client's other maps another one may lie. */
const room = 0.75
/** In degrees: an extent wider than this does not tell where another map lies. */
const widest = 2.5

/**
 * The area in which a map of this client must lie, by the other maps; needed to distinguish two UTM zones, whose
 * coordinates look alike. Null if unknown.
 */
export function clientArea(extent: ClientExtent | null | undefined): Area | null {
  if (!extent) return null
  const { epsg, minx, miny, maxx, maxy } = extent
  if (epsg === null || minx === null || miny === null || maxx === null || maxy === null) return null
  const place = converter(epsg, 4326)
  if (!place) return null
  const corners = [place([minx, miny]), place([maxx, miny]), place([minx, maxy]), place([maxx, maxy])]
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)]
  const area = {
    west: Math.min(...lons) - room,
    east: Math.max(...lons) + room,
    south: Math.min(...lats) - room,
    north: Math.max(...lats) + room,
  }
  const isNarrow = area.east - area.west < widest && area.north - area.south < widest
  return isNarrow ? area : null
}
