import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FitPoint, Mapping } from '../solver/types.ts'
import { digitSlip } from './digits.ts'
import { plausibilityFindings } from './findings.ts'
import { measureSheet, type SheetRecord, parsePaperSize } from './measures.ts'
import { zoneFindings } from '../workplace/assessment.ts'

/** A0 at 300 dpi, 1 : 2500. */
const sheet: SheetRecord = {
  epsg: 25833,
  size: { width: 14_043, height: 9933 },
  din: 'A0',
  resolution: 300,
  scale: 2500,
}
const metresPerPixel = (2500 * 0.0254) / 300

function samplePoints(mapping: Mapping): FitPoint[] {
  return Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [1000 + (at % 3) * 6000, -800 - Math.floor(at / 3) * 4000]
    const [mapx, mapy] = mapping([x, y])
    return { nr: at + 1, pixelx: x, pixely: y, mapx, mapy, enable: true }
  })
}
function turned(degrees: number, step = metresPerPixel): Mapping {
  const [a, b] = [step * Math.cos((degrees * Math.PI) / 180), step * Math.sin((degrees * Math.PI) / 180)]
  return ([x, y]) => [389_000 + a * x - b * y, 5_810_000 + b * x + a * y]
}
const upright = samplePoints(turned(0))

function reasons(points: FitPoint[], changes: Partial<SheetRecord> = {}) {
  return plausibilityFindings('polynomial1', points, { ...sheet, ...changes }).map(({ reason }) => reason)
}
function germanFindings(points: FitPoint[], changes: Partial<SheetRecord> = {}) {
  return plausibilityFindings('polynomial1', points, { ...sheet, ...changes }).map(({ message }) => message.de)
}

test('a sheet is measured: scale, rotation, size on the ground', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -179, max: 179, noNaN: true }),
      fc.integer({ min: 200, max: 10_000 }),
      (angle, scale) => {
        const step = (scale * 0.0254) / 300
        const found = measureSheet(samplePoints(turned(angle, step)), sheet)
        expect(found?.rotation).toBeCloseTo(angle, 6)
        expect(found?.scale).toBeCloseTo(scale, -1)
        expect(found?.metresPerPixel).toBeCloseTo(step, 9)
        expect(found?.ground?.width).toBeCloseTo(14_043 * step, 4)
        expect(found?.affine?.stretch).toBeCloseTo(1, 8)
        expect(found?.affine?.shear).toBeCloseTo(0, 6)
      },
    ),
  )
})

test('Web Mercator is brought back to metres on the ground', () => {
  const north = 6_800_000
  const points = upright.map((point) => ({ ...point, mapy: point.mapy + north - 5_810_000 }))
  const found = measureSheet(points, { ...sheet, epsg: 3857 })
  // 52.0° north at that northing.
  expect((found?.metresPerPixel ?? 0) / metresPerPixel).toBeCloseTo(Math.cos((52.0 * Math.PI) / 180), 2)
})

describe('findings', () => {
  test('a good sheet has none', () => expect(reasons(upright)).toEqual([]))
  test('nothing recorded, nothing to compare', () => {
    expect(reasons(upright, { size: null, din: '', resolution: null, scale: null })).toEqual([])
    expect(plausibilityFindings('helmert', upright.slice(0, 1), sheet)).toEqual([])
  })

  test('a scale that the points contradict is shown beside it', () => {
    expect(germanFindings(upright, { scale: 5000 })).toEqual([
      'Maßstab: nach den Punkten etwa 1:2.500, laut Karte 1:5.000.',
    ])
  })

  test('resolution and proportions are compared with the paper', () => {
    expect(germanFindings(upright, { resolution: 150 })).toEqual([
      'Auflösung: nach Blattformat etwa 300 dpi, laut Karte 150 dpi.',
    ])
    expect(reasons(upright, { din: '', resolution: 20, scale: null })).toEqual(['resolution'])
    expect(reasons(upright, { din: '500 x 500 mm', scale: null, resolution: null })).toEqual(['sheetSize'])
  })

  test('a turned, stretched or sheared sheet is told', () => {
    expect(reasons(samplePoints(turned(30)))).toEqual(['rotation'])
    expect(reasons(samplePoints(([x, y]) => [389_000 + 0.22 * x, 5_810_000 + 0.2 * y]))).toEqual(['stretch'])
    expect(reasons(samplePoints(([x, y]) => [389_000 + 0.21 * x + 0.01 * y, 5_810_000 + 0.21 * y]))).toEqual(['shear'])
  })

  test('linear on a turned sheet names Helmert', () => {
    const found = plausibilityFindings('linear', samplePoints(turned(120)), sheet)
    expect(found.find(({ reason }) => reason === 'slope')?.message.de).toContain('Helmert')
  })

  test('a fold is told', () => {
    const points = upright.map((point) => (point.nr === 5 ? { ...point, mapx: point.mapx + 3000 } : point))
    expect(plausibilityFindings('tps', points, sheet).map(({ reason }) => reason)).toContain('folded')
    expect(plausibilityFindings('tps', upright, sheet)).toEqual([])
  })
})

describe('a mirrored sheet', () => {
  test('has rows that count downwards', () => {
    expect(reasons(upright.map((point) => ({ ...point, pixely: -point.pixely })))[0]).toBe('rows')
  })
  test('has swapped axes', () => {
    const swapped = upright.map((point) => ({ ...point, mapx: point.mapy, mapy: point.mapx }))
    expect(reasons(swapped)[0]).toBe('swapped')
  })
  test('is a reversed scan', () => {
    expect(reasons(samplePoints(([x, y]) => turned(0)([-x, y])))[0]).toBe('mirrored')
  })
})

test('swapped digits of a typed number are found', () => {
  const typed = (mapy: number) => upright.map((point) => (point.nr === 4 ? { ...point, mapy } : point))
  expect(digitSlip(4, typed(5_809_884))).toMatchObject({ column: 'mapy', read: 5_809_884, meant: 5_808_984 })
  expect(digitSlip(4, typed(5_880_984))).toMatchObject({ meant: 5_808_984 })
  expect(digitSlip(4, typed(5_809_613.4))).toBeNull()
  expect(digitSlip(4, upright)).toBeNull()
  expect(digitSlip(4, upright.slice(2, 5))).toBeNull()
})

test('points in another zone are found together', () => {
  const other = upright.map((point) => (point.nr > 7 ? { ...point, mapx: 3_512_000, mapy: 5_800_000 } : point))
  expect(zoneFindings(25833, other)).toMatchObject([{ points: [8, 9], epsg: 31467, swapped: false }])
})

test.each([
  ['A0', { short: 841, long: 1189 }],
  ['DIN A 1 quer', { short: 594, long: 841 }],
  ['din a3', { short: 297, long: 420 }],
  ['2A0', { short: 1189, long: 1682 }],
  ['900 x 600 mm', { short: 600, long: 900 }],
  ['594×841', { short: 594, long: 841 }],
  ['A10', null],
  ['Rolle', null],
  ['', null],
])('paper %j', (din, paper) => expect(parsePaperSize(din)).toEqual(paper))

test('one digit typed wrong turns the sheet over, but is no matter of rows or axes', () => {
  const slipped = upright.map((point) => (point.nr === 9 ? { ...point, mapx: point.mapx - 90_000 } : point))
  expect(reasons(slipped)).not.toContain('rows')
  expect(reasons(upright.map((point) => ({ ...point, pixely: -point.pixely })))).toContain('rows')
})

test('numbers are written as each language writes them', () => {
  const points = upright.map((point) => (point.nr === 5 ? { ...point, mapx: 394_081.75 } : point))
  const message = digitSlip(5, points)?.message
  expect(message?.de).toMatch(/Rechtswert 394081,75 .*; 390481,75 würde passen/)
  expect(message?.en).toMatch(/easting 394081\.75 .*; 390481\.75 would fit/)
})
