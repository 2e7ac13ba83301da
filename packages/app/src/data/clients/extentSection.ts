import type { ClientExtent } from '@waldkerf/domain/entities/clients'
import { converter } from '@waldkerf/domain/georef/coordinates/convert'
import type { Section } from '@waldkerf/ui/parts/MapView/MapView'

const wgs84 = 4326

/**
 * An extent in degrees, around all four corners, because grids are rotated against each other. Null for none or an
 * unknown system.
 */
export function toSection({ epsg, minx, miny, maxx, maxy }: ClientExtent): Section | null {
  if (epsg === null || minx === null || miny === null || maxx === null || maxy === null) return null
  const convert = converter(epsg, wgs84)
  if (!convert) return null
  const corners = [convert([minx, miny]), convert([minx, maxy]), convert([maxx, miny]), convert([maxx, maxy])]
  const [lons, lats] = [corners.map(([lon]) => lon), corners.map(([, lat]) => lat)]
  const section = {
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  }
  return Object.values(section).every(Number.isFinite) ? section : null
}
