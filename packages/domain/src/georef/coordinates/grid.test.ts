import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Position } from '../solver/types.ts'
import { converter } from './convert.ts'
import { type Grid, readGrid } from './grid.ts'
import { findSystem } from './systems.ts'
import { ntv2 } from './testing/ntv2.ts'

const area = { west: 10, south: 50, east: 11, north: 51 }
const data = ntv2(area, (longitude, latitude) => [-3 - (latitude - 50) / 4, 4 + (longitude - 10) / 4])
const inside: Position = [4_400_000.5, 5_600_000.25]
const outside: Position = [4_600_000.5, 5_600_000.25]

function readTestGrid(bytes: ArrayBuffer): Grid {
  const read = readGrid('Probe 1', 'DHDN', bytes)
  if (!read.ok) throw new Error(read.message.en)
  return read.grid
}

function convert(from: number, to: number, position: Position, grids: Grid[] = []): Position {
  return converter(from, to, grids)?.(position) ?? [NaN, NaN]
}

test('inside the grid its shift counts, in both directions', () => {
  const grids = [readTestGrid(data)]
  const [longitude, latitude] = convert(31468, 4326, inside, grids)
  const [plainLongitude, plainLatitude] = convert(31468, 4326, inside)
  expect(Math.hypot(longitude - plainLongitude, latitude - plainLatitude)).toBeGreaterThan(1e-6)
  const [east, north] = convert(4326, 31468, [longitude, latitude], grids)
  expect(Math.hypot(east - inside[0], north - inside[1])).toBeLessThan(1e-4)
})

test('outside the grid and at its rim the seven parameters count, without a word on the console', () => {
  const log = vi.spyOn(console, 'log')
  const grids = [readTestGrid(data)]
  expect(convert(31468, 4326, outside, grids)).toEqual(convert(31468, 4326, outside))
  for (const corner of [
    [10, 50],
    [11, 51],
    [10.999, 50.5],
    [10.5, 50.001],
  ] as const) {
    expect(convert(4326, 31468, corner, grids).every(Number.isFinite)).toBe(true)
  }
  expect(convert(31468, 4326, [NaN, 0], grids)).toEqual([NaN, NaN])
  expect(log).not.toHaveBeenCalled()
})

test('a grid leaves other datums alone', () => {
  const place: Position = [400_000, 400_000]
  expect(convert(31287, 4326, place, [readTestGrid(data)])).toEqual(convert(31287, 4326, place))
  expect(convert(31468, 31467, inside, [readTestGrid(data)])).toEqual(convert(31468, 31467, inside))
})

test.each([
  ['nothing', new ArrayBuffer(0)],
  ['something else', new ArrayBuffer(4096)],
  ['half a grid', data.slice(0, 900)],
])('%s is no grid', (_, bytes) => {
  expect(readGrid('x', 'DHDN', bytes)).toMatchObject({ ok: false })
})

test('PROJ reads the same out of the grid', (context) => {
  context.skip(spawnSync('cs2cs').error !== undefined, 'cs2cs is not installed')
  const folder = mkdtempSync(path.join(tmpdir(), 'waldkerf-grid-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'probe.gsb')
  writeFileSync(file, new Uint8Array(data))
  const definition = findSystem(31468)?.definition.replace(/\+towgs84=\S+/, `+nadgrids=${file}`) ?? ''
  const options = ['-f', '%.12f', ...definition.split(' '), '+to', '+proj=longlat', '+datum=WGS84']
  const [x = NaN, y = NaN] = String(execFileSync('cs2cs', options, { input: inside.join(' ') }))
    .split(/\s+/)
    .map(Number)
  const [longitude, latitude] = convert(31468, 4326, inside, [readTestGrid(data)])
  expect(Math.hypot(longitude - x, latitude - y) * 111_320).toBeLessThan(1e-4)
})
