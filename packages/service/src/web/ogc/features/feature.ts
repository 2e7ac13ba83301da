import type { Box } from '../parameters.ts'

/** GeoJSON (RFC 7946), WGS 84 with longitude first. */
export interface Feature {
  type: 'Feature'
  id: number | string
  geometry: { type: 'Point' | 'Polygon'; coordinates: unknown } | null
  properties: Readonly<Record<string, string | number | boolean | null>>
}

/** A feature with its place in the order of its collection. */
export interface Placed {
  key: string
  feature: Feature
}

/** Condition on a column in the data service's form. */
export const equals = (column: string, value: string | number): string =>
  `${column}=eq.${encodeURIComponent(String(value))}`

/** From a day to a day, as far as they are given. */
export const between = (column: string, from: string | undefined, to: string | undefined): string[] => [
  ...(from === undefined ? [] : [`${column}=gte.${from}`]),
  ...(to === undefined ? [] : [`${column}=lte.${to}`]),
]

/** Points in a box; those without a place are in none. */
export const inBox = ({ west, south, east, north }: Box): string[] => [
  `lat=gte.${degrees(south)}`,
  `lat=lte.${degrees(north)}`,
  ...(west <= east
    ? [`lon=gte.${degrees(west)}`, `lon=lte.${degrees(east)}`]
    : [`or=(lon.gte.${degrees(west)},lon.lte.${degrees(east)})`]),
]

/** A plus in an address would be a space. */
const degrees = (value: number) => encodeURIComponent(value)
