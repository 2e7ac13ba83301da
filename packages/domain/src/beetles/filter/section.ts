import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'
import type { Area } from '@waldkerf/domain/georef/coordinates/systems'

/** A section of the map as text: west, south, east, north in degrees, four decimals (ten metres). */
export const writeSection = ({ west, south, east, north }: Area): string =>
  [west, south, east, north].map((degrees) => String(Number(degrees.toFixed(4)))).join()

/** The reverse; undefined for what is no section. */
export function readSection(text: string): Area | undefined {
  const numbers = text.split(',')
  if (numbers.length !== 4 || !numbers.every((number) => /^-?\d{1,3}(\.\d{1,6})?$/.test(number))) return undefined
  const [west = 0, south = 0, east = 0, north = 0] = numbers.map(Number)
  const isOnEarth = Math.max(Math.abs(west), Math.abs(east)) <= 180 && Math.max(Math.abs(south), Math.abs(north)) <= 90
  return isOnEarth && west < east && south < north ? { west, south, east, north } : undefined
}

/** The records that lie in a section of the map; those without coordinates lie nowhere. */
export const inSection = (beetles: readonly Beetle[], { west, south, east, north }: Area): Beetle[] =>
  beetles.filter(
    ({ lat, lon }) => lat !== null && lon !== null && lat >= south && lat <= north && lon >= west && lon <= east,
  )
