import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isLong } from '@waldkerf/domain/testing/isLong'
import { fit } from '../solver/fit.ts'
import { type FitPoint, leastPoints, type Position, type TransformType } from '../solver/types.ts'
import { plainOptions } from './scriptOrder.ts'
import { scriptText } from './scriptText.ts'

const installed = spawnSync('gdalwarp', ['--version']).status === 0
const reason = 'gdalwarp is not installed: no script is run'
if (!installed) console.warn(reason)
const sheet = { width: 1400, height: 1000 }
const files = { input: "Blatt 7 'Süd'.pgm", temporary: '-gcp 1.tif', output: '$HOME `x`.tif' }
const marks: Position[] = [
  [200.5, -150.5],
  [1200.5, -180.5],
  [700.5, -500.5],
  [240.5, -820.5],
]
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waldkerf-gdal-'))
  writeFileSync(path.join(folder, files.input), scan())
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach((context) => context.skip(!installed, reason))

// The tests start programs, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const allTypes = Object.keys(leastPoints) as TransformType[]

describe.each([
  [25833, 389_000, 5_810_000, isLong ? allTypes : (['helmert', 'projective', 'tps'] as const)],
  // Official order northing, easting: the points are easting, northing all the same.
  [31468, 4_567_890, 5_812_345, isLong ? allTypes : (['polynomial2'] as const)],
])('GDAL runs the script unchanged in EPSG:%i', (epsg, east, north, types) => {
  test.each(types)('%s, and lands where the fit does', (type) => {
    const points = samplePoints(type, east, north)
    const found = fit(type, points)
    const options = { ...plainOptions, worldFile: true, compression: 'DEFLATE' as const }
    const script = scriptText({ type, points, epsg, sheet, files, options })
    if (!found.ok || !script.ok) throw new Error('no fit or no script')
    rmSync(path.join(folder, files.output), { force: true })
    execFileSync('sh', ['-c', script.text], { cwd: folder, stdio: 'pipe' })
    // A projective grid is exact to 0.02 pixels, which are 0.2 m here.
    const nearly = type === 'projective' ? 0.005 : 1e-6
    const wanted = marks.map(found.forward)
    for (const [at, [gotEast = NaN, gotNorth = NaN]] of parsePlaces(script.text).entries()) {
      const [wantedEast, wantedNorth] = wanted[at] ?? [NaN, NaN]
      expect(Math.hypot(gotEast - wantedEast, gotNorth - wantedNorth)).toBeLessThan(nearly)
    }
    const beside = wanted.map(([x, y]): Position => [x + 3, y])
    expect(valuesAt([...wanted, ...beside])).toEqual([...marks.map(() => '255'), ...marks.map(() => '0')])
  })
})

test.each(isLong ? (['polynomial1', 'tps'] as const) : (['tps'] as const))(
  '%s on a slanted band: the script’s grid lands where the preview does',
  (type) => {
    const points = Array.from({ length: 16 }, (_, at): FitPoint => {
      const [along, across] = [(at - 7.5) / 15, 0.03 * (((at * 7) % 16) / 15 - 0.5)]
      const [x, y] = [700 + 850 * (along - across), -500 - 640 * (along + across)]
      const bend = 0.05 * Math.sin(at * 2)
      return {
        nr: at + 1,
        pixelx: x,
        pixely: y,
        mapx: 389_000 + 0.2 * x + bend,
        mapy: 5_810_000 + 0.2 * y,
        enable: true,
      }
    })
    const found = fit(type, points)
    const script = scriptText({ type, points, epsg: 25833, sheet, files, options: plainOptions })
    if (!found.ok || !script.ok) throw new Error('no fit or no script')
    rmSync(path.join(folder, files.output), { force: true })
    execFileSync('sh', ['-c', script.text], { cwd: folder, stdio: 'pipe' })
    const input = marks.map(found.forward).map(([east, north]) => `${east} ${north}\n`).join('') // prettier-ignore
    const back = execFileSync('gdaltransform', ['-i', '-tps', `./${files.temporary}`], { cwd: folder, input })
    for (const [at, line] of String(back).trim().split('\n').entries()) {
      const [column = NaN, row = NaN] = line.split(' ').map(Number)
      const [x, y] = marks[at] ?? [NaN, NaN]
      // With the points themselves GDAL's spline is off by a thousand pixels.
      expect(Math.hypot(column - x, row + y)).toBeLessThan(0.5)
    }
  },
)

/** A black scan with white marks of 9 pixels a side. */
function scan(): Buffer {
  const pixels = Buffer.alloc(sheet.width * sheet.height)
  for (const [x, y] of marks) {
    for (let row = -4; row <= 4; row += 1) {
      const start = (Math.floor(-y) + row) * sheet.width + Math.floor(x) - 4
      pixels.fill(255, start, start + 9)
    }
  }
  return Buffer.concat([Buffer.from(`P5 ${sheet.width} ${sheet.height} 255\n`), pixels])
}

/** A turned, slightly bent sheet of 0.2 m a pixel; for `linear` it is not turned. */
function samplePoints(type: TransformType, east: number, north: number): FitPoint[] {
  const turn = type === 'linear' ? 0 : 0.03
  return Array.from({ length: 16 }, (_, at) => {
    const [x, y] = [(at % 4) * 460, -Math.floor(at / 4) * 330]
    const bend = 0.1 * Math.sin(at * 7)
    const mapx = east + 0.2 * x - turn * y + bend
    return { nr: at + 1, pixelx: x, pixely: y, mapx, mapy: north + turn * x + 0.2 * y - bend, enable: true }
  })
}

/** Where GDAL puts the marks, through the points and the option that the script names. */
function parsePlaces(text: string): number[][] {
  const options = /-tps|-order \d/.exec(text)?.[0].split(' ') ?? []
  const input = marks.map(([x, y]) => `${x} ${-y}\n`).join('')
  const places = execFileSync('gdaltransform', [...options, `./${files.temporary}`], { cwd: folder, input })
  return String(places)
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number))
}

/** The warped scan's values at places of the map. */
function valuesAt(places: readonly Position[]): string[] {
  const input = places.map(([east, north]) => `${east} ${north}\n`).join('')
  const found = execFileSync('gdallocationinfo', ['-valonly', '-geoloc', files.output], { cwd: folder, input })
  return String(found).trim().split('\n')
}
