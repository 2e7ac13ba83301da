import { readPlace } from './readPlace.ts'

/** `48,51 11,90`, `48.51, 11.90`, `48.51;11.90`: latitude and longitude in one text; undefined for any other. */
export function readCoordinates(text: string): { lat: number; lon: number } | undefined {
  // A comma parts the two only where none of them is a number's.
  const parts = text.trim().split(text.includes('.') ? /[\s,;]+/ : /[\s;]+|,\s+/)
  const [lat = '', lon = ''] = parts
  const place = parts.length === 2 ? readPlace({ lat, lon }) : undefined
  return place?.status === 'ready' ? { lat: place.lat, lon: place.lon } : undefined
}
