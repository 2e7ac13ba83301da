import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readImageSize } from '@waldkerf/domain/beetles/pictures/imageSize'
import { seedSheets } from '@waldkerf/mocks/seed/world'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedScan } from './seedScan.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waldkerf-scan-'))
})
afterEach(() => rm(folder, { recursive: true }))

const smallest = seedSheets('small').toSorted((one, other) => one.sheet.width - other.sheet.width)[0]!.map

test('a demo map’s sheet is drawn into its folder, whole and alone', async () => {
  const own = path.join(folder, '28')
  await seedScan('small')(own, smallest)
  expect(await readdir(own)).toEqual(['original.png'])
  const bytes = await readFile(path.join(own, 'original.png'))
  expect(readImageSize(Uint8Array.from(bytes).buffer)).toEqual({ width: smallest.width, height: smallest.height })
})

test.each(['small', 'large'] as const)('in the %s world every sheet is as large as its map', (size) => {
  const sheets = seedSheets(size)
  expect(sheets.length).toBeGreaterThan(0)
  for (const { map, sheet } of sheets) {
    expect([map.id, sheet.width, sheet.height]).toEqual([map.id, map.width, map.height])
  }
})

test('a map that somebody else has made has none, nor one whose scan was replaced', async () => {
  await seedScan('small')(folder, { ...smallest, id: 4_711 })
  await seedScan('small')(folder, { ...smallest, width: 100 })
  expect(await readdir(folder)).toEqual([])
})
