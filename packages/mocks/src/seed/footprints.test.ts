import { computeFootprints } from '@waldkerf/domain/maps/footprints'
import { expect, test } from 'vitest'
import { storyDay } from './days.ts'
import { seedWorld } from './world.ts'

const { maps, controlPoints } = seedWorld({ today: storyDay, size: 'small' })
const byMap = Map.groupBy(controlPoints, (point) => point.karte_id)
const points = [...byMap].map(([karte_id, all]) => {
  const enabled = all.filter(({ enable }) => enable)
  return {
    karte_id,
    punkte: all.length,
    unvollstaendig: 0,
    mapx: enabled.map(({ mapx }) => mapx),
    mapy: enabled.map(({ mapy }) => mapy),
    pixelx: enabled.map(({ pixelx }) => pixelx),
    pixely: enabled.map(({ pixely }) => pixely),
  }
})

test('every map with points lies in Germany or Austria, with its sheet', async () => {
  const found = (await computeFootprints(maps, points, new AbortController().signal)) ?? []
  expect(found.map(({ id }) => id)).toEqual(maps.filter(({ id }) => byMap.has(id)).map(({ id }) => id))
  expect(found.filter(({ dashed }) => dashed)).toEqual([])
  const places = found.flatMap(({ ring }) => ring)
  expect(places.every(([lon, lat]) => lon > 5.8 && lon < 17.2 && lat > 46.3 && lat < 55.1)).toBe(true)
})

test('what was ended answers nothing', async () => {
  expect(await computeFootprints(maps, points, AbortSignal.abort())).toBeUndefined()
})
