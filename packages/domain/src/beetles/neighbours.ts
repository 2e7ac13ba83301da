import { daysBetween } from '../dates/days.ts'
import type { Beetle } from '../entities/beetles/beetles.ts'

/** Another record near by: how far, and how many days later (negative: earlier) it was found. */
export interface Neighbour {
  beetle: Beetle
  km: number
  days: number
}

/** The limits of near by. A swarm flies a few hundred metres; wind and timber carry it some kilometres. */
export interface Nearness {
  km: number
  days: number
}

export const nearness: Nearness = { km: 5, days: 14 }

const earthRadius = 6_371.0088
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in km; latitude and longitude in degrees. */
export function kilometresBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const dLat = radians(b.lat - a.lat)
  const dLon = radians(b.lon - a.lon)
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** The day a record counts for: when the beetle was found, else when it was reported. */
const recordDay = ({ fund_datum, gemeldet_am }: Beetle) => fund_datum ?? gemeldet_am.slice(0, 10)

type Placed = Beetle & { lat: number; lon: number }
const isPlaced = (beetle: Beetle): beetle is Placed => beetle.lat !== null && beetle.lon !== null

/**
 * The records near by in space and time, the nearest first. None for a record without a place.
 * @param all may be many: latitudes out of range are sorted out before any distance is computed
 */
export function findNeighbours(beetle: Beetle, all: readonly Beetle[], near: Nearness = nearness): Neighbour[] {
  if (!isPlaced(beetle)) return []
  const day = recordDay(beetle)
  // A degree of latitude is nowhere shorter than 110.5 km.
  const latitudes = near.km / 110.5
  return all
    .flatMap((other): Neighbour[] => {
      if (other.id === beetle.id || !isPlaced(other) || Math.abs(other.lat - beetle.lat) > latitudes) return []
      const km = kilometresBetween(beetle, other)
      const days = daysBetween(day, recordDay(other))
      return km <= near.km && Math.abs(days) <= near.days ? [{ beetle: other, km, days }] : []
    })
    .toSorted((a, b) => a.km - b.km || Math.abs(a.days) - Math.abs(b.days) || a.beetle.id - b.beetle.id)
}

/** Records of one day within so many km are of one find, or the same one. */
const samePlace = 0.1

/** How many of the neighbours were found at the record's place on its day. */
export const countSame = (neighbours: readonly Neighbour[]): number =>
  neighbours.filter(({ km, days }) => days === 0 && km <= samePlace).length

/** How many of the neighbours are published and of the species. */
export const countConfirmed = (neighbours: readonly Neighbour[], art: number): number =>
  neighbours.filter(({ beetle }) => beetle.status === 'published' && beetle.art === art).length
