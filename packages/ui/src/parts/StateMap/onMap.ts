import type { Area } from '@waldkerf/domain/georef/coordinates/systems'

/** The projection of the outlines (Lambert conformal conic), fitted to them within three units of the view box. */
const cone = { n: 0.7906, meridian: 10.5143, radius: 8428.12, left: 238.5, top: -3376.65 } as const

const radians = Math.PI / 180

/** Where a place (WGS 84, degrees) lies in the view box of the map. */
export function onMap(lat: number, lon: number): readonly [x: number, y: number] {
  const distance = cone.radius * Math.tan(Math.PI / 4 + (lat * radians) / 2) ** -cone.n
  const angle = cone.n * (lon - cone.meridian) * radians
  return [cone.left + distance * Math.sin(angle), cone.top + distance * Math.cos(angle)]
}

/** The corners of an area, 'x,y' each, a little smaller than it is, so that its neighbours stay apart. */
export function corners({ west, south, east, north }: Area): string[] {
  const across = (east - west) * 0.06
  const up = (north - south) * 0.06
  return [
    onMap(south + up, west + across),
    onMap(south + up, east - across),
    onMap(north - up, east - across),
    onMap(north - up, west + across),
  ].map((corner) => corner.map((at) => at.toFixed(1)).join())
}
