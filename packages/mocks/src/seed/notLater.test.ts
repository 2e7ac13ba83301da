import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notLater } from './notLater.ts'
import { seedWorld } from './world.ts'

const today = '2026-11-20'
const world = seedWorld({ today, size: 'small' })
/** All instants with a time zone in the data. */
const instants = (given: object) => JSON.stringify(given).match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00/g) ?? []

const isEarlier = (row: { gemeldet_am: string }) => row.gemeldet_am < today

test('whenever the first start is, nothing is dated later', () => {
  // From midnight in Berlin on.
  fc.assert(
    fc.property(fc.integer({ min: 60, max: 24 * 60 * 60 }), (seconds) => {
      const now = new Date(Date.parse('2026-11-19T23:00:00Z') + seconds * 1_000)
      const late = instants(notLater(world, { today, now })).filter((time) => Date.parse(time) > now.getTime())
      expect(late).toEqual([])
    }),
    { numRuns: 20 },
  )
})

test('what was first stays first, and other days stay as they were', () => {
  const { beetles, conversation } = notLater(world, { today, now: new Date('2026-11-20T02:00:00Z') })
  expect(world.beetles.some(({ gemeldet_am }) => gemeldet_am > '2026-11-20T02')).toBe(true)
  expect(beetles.map(({ gemeldet_am }) => gemeldet_am)).toEqual(
    beetles.map(({ gemeldet_am }) => gemeldet_am).toSorted(),
  )
  const reported = new Map(beetles.map(({ id, gemeldet_am }) => [id, gemeldet_am]))
  expect(conversation.filter(({ kaefer_id: id, zeit }) => zeit < (reported.get(id) ?? ''))).toEqual([])
  expect(beetles.filter(isEarlier)).toEqual(world.beetles.filter(isEarlier))
})

test('from noon on it is the world that stories know', () => {
  expect(notLater(world, { today, now: new Date('2026-11-20T11:00:00Z') })).toBe(world)
})
