import type { Message } from '../message.ts'
import type { Mapping, Position } from '../solver/types.ts'
import { converter } from './convert.ts'
import { type Area, type CoordinateSystem, findSystem, systems } from './systems.ts'

/**
 * A likely mistake in a position. `swapped`: northing before easting; `epsg`: the system it fits, the map's own
 * if only the order is wrong, null if none does.
 */
export type MixUp = { swapped: boolean; epsg: number | null; message: Message }

/** In degrees: zones are used past their border with the next one, but not past the country. */
const tolerance = { longitude: 1.5, latitude: 0.2 }
const outside = {
  de: 'Die Koordinaten liegen außerhalb von Deutschland und Österreich.',
  en: 'The coordinates lie outside Germany and Austria.',
}
const wrongZone = { de: 'Zone passt nicht', en: 'The zone does not fit' }

/**
 * Finds mixed-up zones, systems and axes in a position, easting before northing. Null if it fits its system, or if
 * that is not shipped. `near` narrows the search to a known neighbourhood (a client's area): only that tells apart
 * two zones whose eastings look alike.
 */
export function findMixUp(epsg: number, position: Position, near: Area | null = null): MixUp | null {
  const own = findSystem(epsg)
  if (!own || fits(own, position, near)) return null
  const turned: Position = [position[1], position[0]]
  if (fits(own, turned, near)) {
    return {
      swapped: true,
      epsg,
      message: { de: 'Rechtswert und Hochwert sind vertauscht.', en: 'Easting and northing are swapped.' },
    }
  }
  const others = systems.toSorted((one, other) => strangeness(own, one) - strangeness(own, other))
  for (const [tried, swapped] of [
    [position, false],
    [turned, true],
  ] as const) {
    const other = others.find((system) => fits(system, tried, near))
    if (other) return { swapped, epsg: other.epsg, message: meant(own, other, position, swapped) }
  }
  return { swapped: false, epsg: null, message: isOfZone(own, position) ? outside : zoneMessage(own, position) }
}

function fits(system: CoordinateSystem, position: Position, near: Area | null): boolean {
  if (!isOfZone(system, position)) return false
  const [longitude, latitude] = geographicBy(system.epsg)(position)
  const { west, south, east, north } = near ?? system.area
  const more = near ? { longitude: 0, latitude: 0 } : tolerance
  const isAcross = longitude >= west - more.longitude && longitude <= east + more.longitude
  return isAcross && latitude >= south - more.latitude && latitude <= north + more.latitude
}

const mappings = new Map<number, Mapping>()

/** Cached, since parsing a definition takes longer than using it, and each point tries most systems. */
function geographicBy(epsg: number): Mapping {
  const kept = mappings.get(epsg) ?? converter(epsg, 4326) ?? (() => [NaN, NaN] as const)
  mappings.set(epsg, kept)
  return kept
}

/** The likelier mistake is a system of the same datum, then one of the same strip. */
function strangeness(own: CoordinateSystem, other: CoordinateSystem): number {
  const apart = Math.abs(own.area.west + own.area.east - other.area.west - other.area.east)
  return apart + (own.datum === other.datum ? 0 : 1000)
}

function isOfZone({ zone }: CoordinateSystem, [east]: Position): boolean {
  return !zone || (east >= zone[0] && east < zone[1])
}

function meant(own: CoordinateSystem, other: CoordinateSystem, position: Position, swapped: boolean): Message {
  const zone = isOfZone(own, position) ? null : zoneMessage(own, position)
  return {
    de: `${zone ? `${zone.de} ` : ''}Die Koordinaten passen zu EPSG:${other.epsg} (${other.label.de})${swapped ? ', vertauscht' : ''}.`,
    en: `${zone ? `${zone.en} ` : ''}The coordinates fit EPSG:${other.epsg} (${other.label.en})${swapped ? ', swapped' : ''}.`,
  }
}

function zoneMessage({ zone, epsg }: CoordinateSystem, [east]: Position): Message {
  const digits = String(zone?.[0] ?? '').replace(/0+$/, '')
  const shown = String(Math.trunc(east))
  return {
    de: `${wrongZone.de}: In EPSG:${epsg} beginnt der Rechtswert mit ${digits}, hier steht ${shown}.`,
    en: `${wrongZone.en}: in EPSG:${epsg} the easting begins with ${digits}, here it is ${shown}.`,
  }
}
