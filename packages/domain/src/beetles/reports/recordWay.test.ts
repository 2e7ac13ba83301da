import { expect, test } from 'vitest'
import { recordWay } from './recordWay.ts'

const reported = '2026-11-01T08:00:00Z'
const change = (from: string, to: string, zeit: string) => ({
  zeit,
  wer: null,
  aenderungen: { status: [from, to] as [string, string] },
})
const short = (
  status: string,
  changes: Parameters<typeof recordWay>[1] = [],
  beantwortet = false,
  entries: Parameters<typeof recordWay>[2] = [],
) =>
  recordWay({ status, gemeldet_am: reported, beantwortet }, changes, entries).map(
    ({ step, state, at }) => `${step} ${state} ${at?.slice(0, 10) ?? '-'}`,
  )

test('what was just reported has its review and its decision ahead', () => {
  expect(short('new')).toEqual(['reported now 2026-11-01', 'in_review next -', 'decision next -'])
})

test('a question stands on the way once it was asked, with the day of the last one', () => {
  const changes = [
    change('in_review', 'query', '2026-11-09T10:00:00Z'),
    change('new', 'in_review', '2026-11-08T10:00:00Z'),
    change('query', 'new', '2026-11-04T10:00:00Z'),
    change('new', 'query', '2026-11-03T10:00:00Z'),
  ]
  expect(short('query', changes)).toEqual([
    'reported done 2026-11-01',
    'in_review done 2026-11-08',
    'query now 2026-11-09',
    'decision next -',
  ])
  expect(short('published', [change('query', 'published', '2026-11-10T10:00:00Z'), ...changes]).at(-1)).toBe(
    'published done 2026-11-10',
  )
})

test('an answered question waits for its review, in the same place', () => {
  expect(short('query', [change('new', 'query', '2026-11-03T10:00:00Z')], true)).toEqual([
    'reported done 2026-11-01',
    'answered now -',
    'decision next -',
  ])
})

test('what the history does not know has the day of its words', () => {
  const question = { von_melder: false, zeit: '2026-11-03T10:00:00Z' }
  const answer = { von_melder: true, zeit: '2026-11-05T10:00:00Z' }
  expect(short('query', [], false, [question])[1]).toBe('query now 2026-11-03')
  expect(short('query', [], true, [question, answer])[1]).toBe('answered now 2026-11-05')
  expect(short('rejected', [], false, [question, answer]).at(-1)).toBe('rejected done 2026-11-03')
})

test('a review that nobody noted is not told of', () => {
  expect(short('rejected', [change('new', 'rejected', '2026-11-02T10:00:00Z')])).toEqual([
    'reported done 2026-11-01',
    'rejected done 2026-11-02',
  ])
})

test('a status that is not known leaves the way as it is', () => {
  expect(short('archiv')).toEqual(['reported done 2026-11-01', 'decision next -'])
})
