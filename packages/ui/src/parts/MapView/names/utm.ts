/** Universal Transverse Mercator on GRS80, after Krüger's series to the fourth order: better than a millimetre in a zone. */

const axis = 6_378_137
const flattening = 1 / 298.257222101
const centreScale = 0.9996
const falseEasting = 500_000
const radians = Math.PI / 180

const n = flattening / (2 - flattening)
const radius = (axis / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64)
const eccentricity = Math.sqrt(flattening * (2 - flattening))
const toGrid = [
  n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3,
  (13 / 48) * n ** 2 - (3 / 5) * n ** 3,
  (61 / 240) * n ** 3,
]
const toSphere = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3,
  (1 / 48) * n ** 2 + (1 / 15) * n ** 3,
  (17 / 480) * n ** 3,
]
const toLatitude = [2 * n - (2 / 3) * n ** 2 - 2 * n ** 3, (7 / 3) * n ** 2 - (8 / 5) * n ** 3, (56 / 15) * n ** 3]

/** The zone of a longitude: 32 from 6° to 12° east. */
export const utmZone = (lon: number) => Math.floor(lon / 6) + 31

const meridian = (zone: number) => (zone * 6 - 183) * radians

/** Easting and northing in metres. */
export function toUtm(zone: number, [lon, lat]: readonly [number, number]): [east: number, north: number] {
  const [sine, turn] = [Math.sin(lat * radians), lon * radians - meridian(zone)]
  const conformal = Math.sinh(Math.atanh(sine) - eccentricity * Math.atanh(eccentricity * sine))
  const [xi, eta] = [Math.atan2(conformal, Math.cos(turn)), Math.atanh(Math.sin(turn) / Math.hypot(1, conformal))]
  let [east, north] = [eta, xi]
  for (const [at, part] of toGrid.entries()) {
    const times = 2 * (at + 1)
    east += part * Math.cos(times * xi) * Math.sinh(times * eta)
    north += part * Math.sin(times * xi) * Math.cosh(times * eta)
  }
  return [falseEasting + centreScale * radius * east, centreScale * radius * north]
}

/** Longitude and latitude in degrees. */
export function fromUtm(zone: number, [east, north]: readonly [number, number]): [lon: number, lat: number] {
  const [xi, eta] = [north / (centreScale * radius), (east - falseEasting) / (centreScale * radius)]
  let [across, up] = [eta, xi]
  for (const [at, part] of toSphere.entries()) {
    const times = 2 * (at + 1)
    up -= part * Math.sin(times * xi) * Math.cosh(times * eta)
    across -= part * Math.cos(times * xi) * Math.sinh(times * eta)
  }
  const chi = Math.asin(Math.sin(up) / Math.cosh(across))
  const lat = toLatitude.reduce((sum, part, at) => sum + part * Math.sin(2 * (at + 1) * chi), chi)
  return [(meridian(zone) + Math.atan2(Math.sinh(across), Math.cos(up))) / radians, lat / radians]
}
