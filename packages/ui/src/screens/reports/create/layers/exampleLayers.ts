import { makeArea, type OwnLayer } from '@waldkerf/domain/places/layers/ownLayer'

const [south, west, side] = [48.13, 11.57, 0.006]

/** Compartments of a forest in a grid: '11 a' to '13 c'. */
export const exampleLayer = (): OwnLayer => ({
  key: 'revier',
  name: 'revier-forstenried.gpkg',
  areas: [11, 12, 13].flatMap((row, down) =>
    ['a', 'b', 'c'].map((part, right) => {
      const [x, y] = [west + right * side * 1.5, south + down * side]
      const ring = [x, y, x + side * 1.4, y, x + side * 1.5, y + side, x, y + side, x, y]
      return makeArea(`${row} ${part}`, [Float64Array.from(ring)])
    }),
  ),
})

const corners = [
  [11, 48],
  [11.01, 48],
  [11.01, 48.01],
  [11, 48],
]

/** A GeoJSON file with one compartment. */
export const exampleGeoJson = (epsg?: number): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    ...(epsg && { crs: { type: 'name', properties: { name: `urn:ogc:def:crs:EPSG::${epsg}` } } }),
    features: [
      {
        type: 'Feature',
        properties: { Abteilung: 12, Unterabteilung: 'b' },
        geometry: { type: 'Polygon', coordinates: [corners] },
      },
    ],
  })
