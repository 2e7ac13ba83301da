import { expect, test } from 'vitest'
import { areaName } from './areaName.ts'
import { mostBytes } from './layerProblem.ts'
import { areaNameAt, areasExtent, type OwnArea, type OwnLayer } from './ownLayer.ts'
import { packageFile } from './packageFile.testing.ts'
import { readLayer } from './readLayer.ts'
import { readColumns } from './sqlite.ts'

const layer = (areas: readonly OwnArea[]): OwnLayer => ({ key: 'a', name: 'forst', areas })

async function areasIn(file: Blob | string | object): Promise<readonly OwnArea[]> {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  const read = await readLayer(file instanceof Blob ? file : new Blob([text]))
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return read.areas
}
const problem = async (file: Blob | string | object) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  const read = await readLayer(file instanceof Blob ? file : new Blob([text]))
  return 'problem' in read ? read.problem : undefined
}

const square = (x: number, y: number, side: number): [number, number][] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
  [x, y],
]
const feature = (properties: object, coordinates: unknown, type = 'Polygon') => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
})
const collection = (...features: object[]) => ({ type: 'FeatureCollection', features })

test('GeoJSON: areas with holes and several parts, each with its name in the middle of the largest', async () => {
  const areas = await areasIn(
    collection(
      feature({ ABT: 12, UABT: 'b' }, [square(11, 48, 0.01), square(11.004, 48.004, 0.002)]),
      feature({ Name: 'Abt. 13' }, [[square(11.02, 48, 0.001)], [square(11.03, 48, 0.01)]], 'MultiPolygon'),
      feature({}, [11, 48], 'Point'),
    ),
  )
  expect(areas.map(({ name }) => name)).toEqual(['12 b', '13'])
  expect(areas[1]?.lon).toBeCloseTo(11.035, 9)
  const layers = [layer(areas)]
  expect(areaNameAt(layers, 48.002, 11.002)).toBe('12 b')
  expect(areaNameAt(layers, 48.005, 11.005)).toBeUndefined()
  expect(areaNameAt(layers, 48.0005, 11.0205)).toBe('13')
  expect(areaNameAt(layers, 49, 11)).toBeUndefined()
  expect(areasExtent(areas)).toEqual({ west: 11, east: 11.04, south: 48, north: 48.01 })
})

const crs = (name: string) => ({ type: 'name', properties: { name } })

test('GeoJSON of an older program may name its system', async () => {
  const [area] = await areasIn({
    ...collection(feature({}, [square(691_607, 5_334_760, 100)])),
    crs: crs('urn:ogc:def:crs:EPSG::25832'),
  })
  expect([area?.lat, area?.lon]).toEqual([expect.closeTo(48.138, 3), expect.closeTo(11.576, 3)])
  const known = { ...collection(feature({}, [square(11, 48, 1)])), crs: crs('urn:ogc:def:crs:OGC:1.3:CRS84') }
  expect(await areasIn(known)).toHaveLength(1)
})

test.each([
  [25832, 691_607, 5_334_760],
  [3044, 691_607, 5_334_760],
  [25833, 245_400, 5_337_500],
  [31468, 4_468_500, 5_333_300],
  [4258, 11.57, 48.13],
])('GeoPackage: EPSG:%i', async (epsg, x, y) => {
  const side = epsg === 4258 ? 0.01 : 1_000
  const columns = { Abt: 'INTEGER', 'U,Abt': 'TEXT(3)', UAbt: 'TEXT' }
  const file = packageFile([{ epsg, columns, rows: [{ rings: [square(x, y, side)], values: [12, 'x', 'b'] }] }])
  const [area] = await areasIn(file)
  expect(area).toMatchObject({ name: '12 b', lat: expect.closeTo(48.14, 1), lon: expect.closeTo(11.57, 1) })
})

test.each([512, 4_096, 65_536])(
  'GeoPackage: thousands of rows, and one over many pages of %i bytes',
  async (pageSize) => {
    const round = Array.from({ length: 4_000 }, (_, at) => {
      const angle = (at / 3_999) * 2 * Math.PI
      return [11 + Math.cos(angle) / 100, 48 + Math.sin(angle) / 100] as const
    })
    const rows = Array.from({ length: 3_000 }, (_, at) => ({
      rings: [square(11 + at / 1_000, 50, 0.0005)],
      values: [`Name ${at}`],
    }))
    const columns = { label: 'TEXT' }
    const file = packageFile([{ epsg: 4326, columns, rows: [...rows, { rings: [round], values: ['rund'] }] }], pageSize)
    const areas = await areasIn(file)
    expect(areas).toHaveLength(3_001)
    expect(areas[2_999]?.name).toBe('Name 2999')
    expect(areaNameAt([layer(areas)], 48, 11)).toBe('rund')
    expect(areaNameAt([layer(areas)], 50.0002, 11.0002)).toBe('Name 0')
  },
)

test('the columns of a table are read from what made it', () => {
  const sql = `CREATE TABLE "a b" ("fid" INTEGER NOT NULL PRIMARY KEY, "x ""y""" DECIMAL(3, 2) DEFAULT 'a,b',
    [z] INT -- , w
    , \`q\` INTEGER, CONSTRAINT c UNIQUE (z, q))`
  expect(readColumns(sql).map(({ name }) => name)).toEqual(['fid', 'x "y"', 'z', 'q'])
  expect(readColumns(sql).filter(({ isKey }) => isKey)).toMatchObject([{ name: 'fid' }])
  expect(readColumns('create table t (a text, b integer, primary key ("b"))')).toMatchObject([{}, { isKey: true }])
  expect(readColumns('create table t (b int primary key)')).toEqual([{ name: 'b', isKey: false }])
})

const gpx = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Gerät">${inside}</gpx>\n`
const way = (places: readonly (readonly [number, number])[]) =>
  `<trkseg>${places.map(([lon, lat]) => `<trkpt lat="${lat}" lon='${lon}'><ele>1</ele></trkpt>`).join('')}</trkseg>`

test('GPX: waypoints, and the area that a track encloses', async () => {
  const areas = await areasIn(
    gpx(`<wpt lat="48.1" lon="11.5"><ele>500</ele><name>K&#228;ferbaum &amp; Co</name></wpt><wpt lat="48" lon="11"/>
      <trk><name><![CDATA[Abteilung <7>]]></name>${way(square(11, 48, 0.01))}${way([
        [12, 48],
        [12, 49],
      ])}</trk>`),
  )
  expect(areas.map(({ name, rings }) => [name, rings.length])).toEqual([
    ['Abteilung <7>', 1],
    ['Käferbaum & Co', 0],
    ['', 0],
  ])
  expect(areaNameAt([layer(areas)], 48.005, 11.005)).toBe('Abteilung <7>')
})

test.each([
  [{ ABT: '7', UABT: null, NAME: 'Buchwald' }, '7'],
  [{ Abt_Bez: 'Abteilung 12 b' }, '12 b'],
  [{ abt: '', Label: ' XII 3 a0 ' }, 'XII 3 a0'],
  [{ fid: 3, Flaeche: 4.5 }, ''],
])('%j is called %j', (properties, name) => expect(areaName(properties)).toBe(name))

test('bad input says what is wrong with it', async () => {
  expect(await problem(new Blob([new Uint8Array(50_000_000)]))).toEqual({ code: 'tooLarge', bytes: 50_000_000 })
  expect(mostBytes).toBeLessThan(50_000_000)
  expect(await problem('')).toEqual({ code: 'kind' })
  expect(await problem('<kml></kml>')).toEqual({ code: 'kind' })
  expect(await problem('{"type": "Feat')).toEqual({ code: 'broken' })
  expect(await problem(collection(feature({}, [[['a', 1]]])))).toEqual({ code: 'broken' })
  expect(await problem('{}')).toEqual({ code: 'noAreas' })
  expect(await problem(collection(feature({}, [11, 48], 'Point')))).toEqual({ code: 'noAreas' })
  expect(await problem(collection(feature({}, [square(691_607, 5_334_760, 9)])))).toEqual({
    code: 'outside',
    epsg: 4326,
  })
  expect(
    await problem(
      gpx(
        way([
          [11, 48],
          [12, 48],
        ]),
      ),
    ),
  ).toEqual({ code: 'noWaypoints' })
  expect(await problem('<gpx><wpt lat="48" lon="11">')).toEqual({ code: 'broken' })
  expect(await problem(packageFile([{ epsg: 2_180, rows: [{ rings: [square(1, 1, 1)] }] }]))).toEqual({
    code: 'system',
    epsg: 2_180,
  })
  expect(await problem(packageFile([]))).toEqual({ code: 'noAreas' })
  const corner = Array.from({ length: 400_001 }, (): [number, number] => [11, 48])
  expect(await problem(collection(feature({}, [corner])))).toEqual({ code: 'tooMany' })
})

test('a GeoPackage that ends too early, or is overwritten, is damaged and nothing else', async () => {
  const whole = packageFile([{ epsg: 4326, rows: Array.from({ length: 400 }, () => ({ rings: [square(11, 48, 1)] })) }])
  const bytes = new Uint8Array(await whole.arrayBuffer())
  for (const share of [0.1, 0.5, 0.9]) {
    const part = bytes.slice(0, bytes.length * share)
    expect(await problem(new Blob([part]))).toEqual({ code: 'broken' })
  }
  for (let at = 16; at < bytes.length; at += 997) {
    const torn = bytes.slice()
    torn.fill(255, at, at + 40)
    const read = await readLayer(new Blob([torn]))
    expect('problem' in read || read.areas.length <= 401).toBe(true)
  }
})
