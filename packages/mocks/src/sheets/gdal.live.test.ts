import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { plainOptions } from '@waldkerf/domain/georef/script/scriptOrder'
import { scriptText } from '@waldkerf/domain/georef/script/scriptText'
import { fit } from '@waldkerf/domain/georef/solver/fit'
import { isLong } from '@waldkerf/domain/testing/isLong'
import type { TransformType } from '@waldkerf/domain/georef/solver/types'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MapSheet } from '../seed/maps/maps.ts'
import { onScan, type Spot } from '../seed/maps/sheet.ts'
import { storyDay } from '../seed/days.ts'
import { seedSheets, seedWorld } from '../seed/world.ts'
import { sheetPng } from './drawSheet.ts'

const installed = spawnSync('gdalwarp', ['--version']).status === 0
const reason = 'gdalwarp is not installed: no script is run'
if (!installed) console.warn(reason)

const world = seedWorld({ today: storyDay, size: 'small' })
const sheets = new Map(seedSheets('small').map((sheet) => [sheet.map.id, sheet]))
const files = { input: 'blatt.png', temporary: 'blatt_gcp.tif', output: 'blatt_georef.tif' }
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waldkerf-sheets-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach((context) => context.skip(!installed, reason))

// The tests start programs, which takes long on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

/** Maps of different fits: points nearly in line with a grid in the script, and a spline; in a long run more types. */
test.each(isLong ? [1, 4, 5, 6, 10, 28] : [1, 28])(
  'map %i: gdalwarp puts the drawn marks where the preview does',
  async (id) => {
    const { map, sheet, marks } = sheets.get(id) as MapSheet
    const points = world.controlPoints.filter(({ karte_id }) => karte_id === id)
    const type = map.georef_typ as TransformType
    const found = fit(type, points)
    const size = { width: sheet.width, height: sheet.height }
    const script = scriptText({ type, points, epsg: map.epsg, sheet: size, files, options: plainOptions })
    if (!found.ok || !script.ok) throw new Error('no fit or no script')
    for (const name of Object.values(files)) rmSync(path.join(folder, name), { force: true })
    writeFileSync(path.join(folder, files.input), await sheetPng({ map, sheet, marks }))
    execFileSync('sh', ['-c', script.text], { cwd: folder, stdio: 'pipe' })

    const places = marks.map((mark) => {
      const [column, row] = onScan(sheet, mark)
      return found.forward([column, -row])
    })
    for (const [at, place] of places.entries()) {
      const away = darkMiddle(place, sheet.metresPerPixel)
      expect(away, `mark ${at + 1}`).toBeLessThan(1)
    }
  },
)

/** Width of the window around a mark, in pixels: its dot, without the ring. */
const reach = 3

/** Distance of the dark dot on the warped sheet from a place, in pixels of the scan. */
function darkMiddle([east, north]: Spot, metresPerPixel: number): number {
  const spots = Array.from({ length: (2 * reach + 1) ** 2 }, (_, at): Spot => {
    const across = 2 * reach + 1
    return [(at % across) - reach, Math.floor(at / across) - reach]
  })
  const input = spots.map(([x, y]) => `${east + x * metresPerPixel} ${north - y * metresPerPixel}\n`).join('')
  const read = execFileSync('gdallocationinfo', ['-valonly', '-geoloc', files.output], { cwd: folder, input })
  const values = String(read).trim().split('\n').map(Number)
  const darkness = values.map((value) => (value >> 5 === 0 ? (value >> 2) & 7 : 0))
  const sum = darkness.reduce((total, dark) => total + dark, 0)
  const middle = ([0, 1] as const).map(
    (axis) => darkness.reduce((total, dark, at) => total + dark * (spots[at]?.[axis] ?? 0), 0) / sum,
  )
  return Math.hypot(...middle)
}
