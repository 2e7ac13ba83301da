import { expect, test } from 'vitest'
import { fit } from '../solver/fit.ts'
import type { FitPoint, TransformType } from '../solver/types.ts'
import { readWorldFile, worldFileName, writeWorldFile } from './worldFile.ts'

const points: FitPoint[] = [
  [0, 0],
  [14_000, 0],
  [14_000, -9000],
  [0, -9000],
].map(([x = 0, y = 0], at) => {
  const [mapx, mapy] = [4_567_890 + 0.25 * x - 0.03125 * y, 5_812_345 + 0.03125 * x + 0.25 * y]
  return { nr: at + 1, pixelx: x, pixely: y, mapx, mapy, enable: true }
})

function written(type: TransformType): string | null {
  const found = fit(type, points)
  if (!found.ok) throw new Error(found.message.en)
  return writeWorldFile(found)
}

test('a world file says what the fit says, from the middle of the first pixel', () => {
  const text = written('helmert') ?? ''
  const numbers = text.trim().split('\n').map(Number)
  for (const [at, wanted] of [0.25, 0.03125, 0.03125, -0.25, 4_567_890.140_625, 5_812_344.890_625].entries()) {
    expect(numbers[at]).toBeCloseTo(wanted, 8)
  }
  const read = readWorldFile(text)
  if (!read.ok) throw new Error(read.message.en)
  for (const { pixelx, pixely, mapx, mapy } of points) {
    const [east, north] = read.forward([pixelx, pixely])
    expect(Math.hypot(east - mapx, north - mapy)).toBeLessThan(1e-6)
  }
})

test('a transformation that is not affine has none', () => {
  expect(written('projective')).toBeNull()
  expect(written('tps')).toBeNull()
})

test.each(['', '1\n2\n3', '1\n0\n0\n-1\nx\n2', '0\n0\n0\n0\n1\n2'])('%j is no world file', (text) => {
  expect(readWorldFile(text)).toMatchObject({ ok: false })
})

test('a world file may have decimal commas', () => {
  expect(readWorldFile('0,5\r\n0\r\n0\r\n-0,5\r\n389000,25\r\n5810000,25\r\n')).toMatchObject({ ok: true })
})

test.each([
  ['Blatt 7.tif', 'Blatt 7.tfw'],
  ['a.b/scan.jpeg', 'a.b/scan.jgw'],
  ['scan.PNG', 'scan.PGw'],
  ['a.b/scan', 'a.b/scan.wld'],
])('%s has %s', (scan, name) => expect(worldFileName(scan)).toBe(name))
