import { type BeetleFilter, emptyBeetleFilter } from '@waldkerf/domain/beetles/filter/beetleFilter'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAddress, writeAddress } from './gisAddress.ts'

const degrees = (from: number, to: number) => fc.integer({ min: from * 1e4, max: to * 1e4 }).map((value) => value / 1e4)
const days = fc.constantFrom('', '2026-05-01', '2024-02-29')
const withOrWithout = fc.constantFrom('', 'with', 'without')
const filters: fc.Arbitrary<BeetleFilter> = fc.record({
  status: fc.uniqueArray(fc.constantFrom('new', 'in_review', 'query', 'published', 'rejected')),
  art: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
  bundesland: fc.string(),
  search: fc.string(),
  from: days,
  to: days,
  week: fc.constantFrom('', '2026-W21', '2026-W53'),
  age: fc.constantFrom('', '0-1', '31-'),
  pictures: withOrWithout,
  place: withOrWithout,
  mine: fc.constantFrom('', 'reported', 'edited'),
  answered: fc.constantFrom('', 'answered'),
  imported: fc.option(fc.uuid(), { nil: '' }),
  order: fc.constantFrom('', 'queue'),
  section: fc.option(
    fc.record({ west: degrees(5, 9), south: degrees(46, 49), east: degrees(10, 15), north: degrees(50, 55) }),
    { nil: undefined },
  ),
})

const views = fc.constantFrom('table' as const, 'pictures' as const, undefined)

test('what is written is read back', () => {
  fc.assert(
    fc.property(filters, fc.option(fc.integer({ min: 1 }), { nil: undefined }), views, (filter, selectedId, view) => {
      const address = new URLSearchParams(writeAddress(filter, selectedId, view).toString())
      expect(readAddress(address)).toEqual({ filter, selectedId, view, ignored: [] })
    }),
  )
})

test('an empty filter leaves an empty address', () => {
  expect(writeAddress(emptyBeetleFilter).toString()).toBe('')
})

test.each([
  'art=x',
  'meldung=-1',
  'meldung=0',
  'von=2026-02-30',
  'week=2025-W53',
  'age=7-2',
  'bild=vielleicht',
  'ansicht=globus',
  'ort=toString',
  'eigene=1',
  'ausschnitt=1',
  'ausschnitt=12,48,11,49',
  'ausschnitt=5,46,15,99',
  'import=1',
  'status=,',
])('%s is ignored, and said so', (part) => {
  const read = readAddress(new URLSearchParams(part))
  expect(read).toEqual({ filter: emptyBeetleFilter, selectedId: undefined, view: undefined, ignored: [part] })
})

test('parts without a value ask nothing', () => {
  expect(readAddress(new URLSearchParams('art=&status=&von=')).ignored).toEqual([])
})
