import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FilePoint, newPointsFile, type PointsFile } from './pointsFile.ts'
import { readPoints } from './readPoints.ts'
import { writePoints } from './writePoints.ts'

const newer = `#CRS: PROJCRS["ETRS89 / UTM zone 33N",BASEGEOGCRS["ETRS89",ID["EPSG",4258]],ID["EPSG",25833]]
mapX,mapY,sourceX,sourceY,enable,dX,dY,residual
389000.1130000000121072,5810002.97499999962747097,0.5,-0.25,1,-0.12,0.5,0.51419840528
389937.083,5810221.82600000035017729,4660.5,-60.25,0,1e-3,nan,inf
`
const older = 'mapX,mapY,pixelX,pixelY,enable,dX,dY,residual\r\n4567890.25,5812345.75,+12.50,-3.,1,0,0,0\r\n'

function read(text: string): { file: PointsFile; points: FilePoint[] } {
  const found = readPoints(text)
  if (!found.ok) throw new Error(JSON.stringify(found.problems))
  return found
}
function changed(text: string, change: (point: FilePoint) => FilePoint): string {
  const { file, points } = read(text)
  return writePoints(file, points.map(change))
}

describe('a points file', () => {
  test('of the newer dialect', () => {
    const { file, points } = read(newer)
    expect(file).toMatchObject({ epsg: 25833, separator: ',', columns: 8 })
    expect(points[0]).toEqual({
      nr: 1,
      mapx: 389000.113,
      mapy: 5810002.975,
      pixelx: 0.5,
      pixely: -0.25,
      enable: true,
      dx: -0.12,
      dy: 0.5,
      residual: 0.51419840528,
      row: 0,
    })
    expect(points[1]).toMatchObject({ enable: false, dx: 0.001, dy: null, residual: null })
  })

  test('with tabs, four columns, a misspelt head and a byte order mark', () => {
    const { file, points } = read('\uFEFF#CSR: EPSG:31468\nmapX\tmapY\tpixelX\tpixelY\n\n1\t2\t3\t-4')
    expect(file).toMatchObject({ crs: 'EPSG:31468', epsg: 31468, separator: '\t', columns: 4 })
    expect(points).toMatchObject([{ mapx: 1, pixely: -4, enable: true }])
  })

  test('names every line it cannot read', () => {
    const found = readPoints(`${older}1,2,3\r\n\r\n1,2,x,4\r\n`)
    expect(found.ok ? [] : found.problems.map(({ line }) => line)).toEqual([3, 5])
    expect(readPoints('')).toMatchObject({ ok: false })
  })

  test('whose first line is a point says so', () => {
    expect(readPoints('1,2,3,-4\n5,6,7,-8\n')).toMatchObject({ headIsPoint: true, points: [{ mapx: 5 }] })
  })
})

describe('writing', () => {
  test.each([newer, older, older.trimEnd(), `${older}\r\n\r\n`, 'a,b\n', newer.replaceAll(',1,', ', 1 ,')])(
    'gives an untouched file back',
    (text) => expect(changed(text, (point) => point)).toBe(text),
  )

  test('changes the texts of changed numbers only', () => {
    const text = changed(newer, (point) => ({ ...point, mapx: point.mapx + 1, enable: true, residual: 0.25 }))
    expect(text.split('\n').slice(2, 4)).toEqual([
      '389001.113,5810002.97499999962747097,0.5,-0.25,1,-0.12,0.5,0.25',
      '389938.083,5810221.82600000035017729,4660.5,-60.25,1,1e-3,nan,0.25',
    ])
  })

  test('adds a point in the dialect, and a column to disable one', () => {
    const { file, points } = read('mapX,mapY,pixelX,pixelY\r\n1,2,3,-4')
    const added = { ...points[0], nr: 2, mapx: 0.0000001, enable: false, row: null } as FilePoint
    expect(writePoints(file, [...points, added])).toBe('mapX,mapY,pixelX,pixelY\r\n1,2,3,-4\r\n0.0000001,2,3,-4,0\r\n')
  })

  test('a new file has the newer dialect', () => {
    const point = { nr: 1, mapx: 1.5, mapy: 2, pixelx: 3, pixely: -4, enable: true, dx: null, dy: null, residual: null }
    expect(writePoints(newPointsFile(25832), [{ ...point, row: null }])).toBe(
      '#CRS: EPSG:25832\nmapX,mapY,sourceX,sourceY,enable,dX,dY,residual\n1.5,2,3,-4,1,0,0,0\n',
    )
  })
})

test('every file that can be read comes back byte for byte', () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.constantFrom('1.50', ' 2', '+3', '-.5', '4.', '0001', '-0', '1E5'),
  )
  const anything = fc.constantFrom('', 'nan', ' ', '7', 'x y', '1.0')
  const row = fc
    .tuple(number, number, number, number, fc.array(anything, { maxLength: 6 }))
    .map(([mapx, mapy, x, y, more]) => [mapx, mapy, x, y, ...more])
  const lineBreak = fc.constantFrom('\n', '\r\n', '\n\n', '\r\n \r\n')
  const head = fc.constantFrom('', '\uFEFF', '#CRS: EPSG:25832\n', '#CRS: x\r\n', '\n')
  fc.assert(
    fc.property(
      head,
      fc.constantFrom(',', '\t'),
      fc.array(fc.tuple(row, lineBreak)),
      fc.boolean(),
      (head, separator, rows, ends) => {
        const lines = rows.map(([cells, lineBreak]) => cells.join(separator) + lineBreak).join('')
        const whole = `${head}mapX${separator}mapY\n${lines}`
        const text = ends ? whole : whole.trimEnd()
        expect(changed(text, (point) => point)).toBe(text)
      },
    ),
    { numRuns: 300 },
  )
})
