/** The projection of the outlines (Lambert conformal conic), fitted to them within three units of the view box. */
const cone = { n: 0.7906, meridian: 10.5143, radius: 8428.12, left: 238.5, top: -3376.65 } as const

const radians = Math.PI / 180

/** Where a place (WGS 84, degrees) lies in the view box of the map. */
export function onMap(lat: number, lon: number): readonly [x: number, y: number] {
  const distance = cone.radius * Math.tan(Math.PI / 4 + (lat * radians) / 2) ** -cone.n
  const angle = cone.n * (lon - cone.meridian) * radians
  return [cone.left + distance * Math.sin(angle), cone.top + distance * Math.cos(angle)]
}
