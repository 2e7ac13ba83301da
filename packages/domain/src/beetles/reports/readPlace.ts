/** Faults of a typed place. */
export type PlaceProblem = 'half' | 'unreadable' | 'outside'

export type TypedPlace =
  | { status: 'none' }
  | { status: 'ready'; lat: number; lon: number }
  | { status: 'refused'; field: 'lat' | 'lon'; problem: PlaceProblem }

const limits = { lat: 90, lon: 180 } as const
const shape = /^[-+−]?\d{1,3}(?:[.,]\d+)?°?$/

function readDegrees(text: string, limit: number): number | PlaceProblem {
  const typed = text.replaceAll(/\s/g, '')
  if (!shape.test(typed)) return 'unreadable'
  const value = Number(typed.replace(',', '.').replace('−', '-').replace('°', ''))
  return Math.abs(value) > limit ? 'outside' : value
}

/** Latitude and longitude as somebody types them, in degrees with a comma or a point; both or none. */
export function readPlace(typed: { lat: string; lon: string }): TypedPlace {
  const missing = (['lat', 'lon'] as const).filter((field) => typed[field].trim() === '')
  const [empty] = missing
  if (missing.length === 2) return { status: 'none' }
  if (empty) return { status: 'refused', field: empty, problem: 'half' }
  const lat = readDegrees(typed.lat, limits.lat)
  const lon = readDegrees(typed.lon, limits.lon)
  if (typeof lat === 'string') return { status: 'refused', field: 'lat', problem: lat }
  if (typeof lon === 'string') return { status: 'refused', field: 'lon', problem: lon }
  return { status: 'ready', lat, lon }
}
