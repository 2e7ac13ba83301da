import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPasted } from './paste.ts'

const east = 389_000.25
const north = 5_810_002.5
const place = { mapx: east, mapy: north, pixelx: null, pixely: null, enable: true }
const pair = { ...place, pixelx: 12.5, pixely: -7 }

describe('pasted points', () => {
  test.each([
    ['a spreadsheet', '389000,25\t5810002,5\t12,5\t-7', pair],
    ['a German CSV file', 'Nr;Rechtswert [m];Hochwert [m];Spalte;Zeile\r\nA;389.000,25;5.810.002,5;12,5;-7', pair],
    ['an English CSV file', 'name,northing,easting\nA1,5810002.5,389000.25', place],
    ['a points file', 'mapX,mapY,sourceX,sourceY,enable,dX,dY,residual\n389000.25,5810002.5,12.5,-7,1,0,0,0', pair],
    ['two numbers in a line', '389000,25 5810002,5', place],
    ['a name and two numbers', 'A1\t389 000,25\t5 810 002,5', place],
    ['names without pixels yet', 'E;N;px;py\n389000,25;5810002,5;;', place],
    ['quoted cells', '"389000.25","5810002.5"', place],
    ['a flag at the end', '389000.25,5810002.5,12.5,-7,0', { ...pair, enable: false }],
    ['a name in front', 'P 7;389000,25;5810002,5;12,5;-7', pair],
  ])('%s', (_, text, point) => expect(readPasted(text)).toEqual({ points: [point], problems: [] }))

  test('lines that cannot be read are named and the others taken', () => {
    const found = readPasted('389000,25;5810002,5;12,5;-7\n\n389000,25;;12,5;-7\n389000,25;5810002,5;oben;-7')
    expect(found.points).toEqual([pair])
    expect(found.problems.map(({ line }) => line)).toEqual([3, 4])
  })

  test.each(['Rechtswert;Spalte\n1;2', 'hallo', '7'])('columns that cannot be told: %j', (text) => {
    expect(readPasted(text)).toMatchObject({ points: [], problems: [{ line: 1 }] })
  })

  test('nothing is nothing', () => expect(readPasted(' \n\n')).toEqual({ points: [], problems: [] }))

  test('what a German spreadsheet shows comes back', () => {
    const value = fc.integer({ min: -999_999_999, max: 999_999_999 }).map((thousandths) => thousandths / 1000)
    const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3, useGrouping: false })
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value, value), { minLength: 1 }), (rows) => {
        const text = rows.map((row) => row.map((number) => german.format(number)).join('\t')).join('\r\n')
        const points = rows.map(([mapx, mapy, pixelx, pixely]) => ({ mapx, mapy, pixelx, pixely, enable: true }))
        expect(readPasted(text).points).toEqual(points.map((point) => withoutMinusZero(point)))
      }),
    )
  })
})

function withoutMinusZero<Values extends object>(values: Values): Values {
  return JSON.parse(JSON.stringify(values)) as Values
}

test('any text is read or its lines are named, and a long one takes no time', () => {
  const piece = fc.constantFrom('1', '-2,5', '3.4', '1.000', ';', ',', '\t', ' ', '\n', 'x', '"', 'Hochwert', 'E', "'")
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { points, problems } = readPasted(pieces.join(''))
      const written = pieces
        .join('')
        .split('\n')
        .filter((line) => line.trim() !== '')
      expect(points.length + problems.length).toBeLessThanOrEqual(written.length)
      expect(points.every(({ mapx, mapy }) => Number.isFinite(mapx + mapy))).toBe(true)
    }),
  )
  expect(readPasted(`${'1'.repeat(50_000)}x`).points).toEqual([])
})
