import { describe, expect, test } from 'vitest'
import {
  committedFacts,
  type Fact,
  type Facts,
  judgeLines,
  type Line,
  readFacts,
  timesGoal,
} from '../../bench/facts.ts'
import { compareFacts } from './held.ts'

const facts = (lines: readonly Fact[]): Facts => ({ Chapter: { when: '2026-12-01', machine: '2 cores', lines } })

/** A chapter of these lines, judged. */
function measured(...lines: readonly Line[]): Facts {
  const { lines: judged, judge } = judgeLines()
  for (const line of lines) judge(line)
  return facts(judged)
}

const usable = (measuredIn: number): Line => ({
  name: 'usable',
  measured: measuredIn,
  limit: 100,
  goal: 1.2,
  scale: 'ratio',
})
const size = (kilobytes: number): Line => ({ name: 'size', measured: kilobytes, goal: 100, scale: 'amount' })

describe('a line that held', () => {
  const committed = measured(usable(110), size(90))

  test('passes where it still does', () => {
    expect(compareFacts(committed, measured(usable(120), size(100)))).toEqual({ lost: [], told: [] })
  })

  test('is told, and passes, within a tenth of its goal', () => {
    const { lost, told } = compareFacts(committed, measured(usable(131), size(109)))
    expect(lost).toEqual([])
    expect(told).toEqual([
      'Chapter: usable held, and misses its goal by 9 %: within a tenth.',
      'Chapter: size held, and misses its goal by 9 %: within a tenth.',
    ])
  })

  test('is lost beyond', () => {
    expect(compareFacts(committed, measured(usable(133), size(112)))).toEqual({
      lost: ['Chapter: usable held, and misses its goal by 11 %.', 'Chapter: size held, and misses its goal by 12 %.'],
      told: [],
    })
  })

  test('is lost where something else went wrong, whatever the figure', () => {
    expect(compareFacts(committed, measured({ ...usable(100), broken: true }, size(90))).lost).toEqual([
      'Chapter: usable held; now something else went wrong.',
    ])
  })

  test('is lost where its figure did not come', () => {
    expect(compareFacts(committed, measured({ ...usable(100), limit: NaN }, size(90))).lost).toHaveLength(1)
  })

  test('is told where it is measured no more', () => {
    expect(compareFacts(committed, measured(size(90)))).toEqual({
      lost: [],
      told: ['Chapter: usable is measured no more.'],
    })
  })
})

test('a line that did not hold is told alone, as bad as it may be', () => {
  expect(compareFacts(measured(usable(130)), measured(usable(500)))).toEqual({
    lost: [],
    told: ['Chapter: usable misses its goal by 317 %; it did not hold before.'],
  })
  expect(compareFacts({}, measured(usable(500))).lost).toEqual([])
  expect(compareFacts(measured(usable(130)), measured(usable(110))).told).toEqual(['Chapter: usable holds now.'])
})

test('times are not compared: they are another machine’s', () => {
  const form = { name: 'form', goal: 100, scale: 'time' } as const
  const [before, now] = [90, 900].map((milliseconds) => measured({ ...form, measured: milliseconds }))
  expect(compareFacts(before!, now!)).toEqual({ lost: [], told: [] })
})

test('a goal may be the least, or nothing at all', () => {
  const share = { name: 'frames', goal: 95, least: true, scale: 'amount' } as const
  expect(timesGoal({ ...share, measured: 96 })).toBe(1)
  expect(timesGoal({ ...share, measured: 50 })).toBeCloseTo(1.9)
  const none = { name: 'errors', goal: 0, scale: 'amount' } as const
  expect([0, 1].map((count) => timesGoal({ ...none, measured: count }))).toEqual([1, Infinity])
  expect(timesGoal({ name: 'blocking', measured: 0, limit: 0, goal: 1, scale: 'ratio' })).toBe(1)
})

test('the committed facts are judged by the same rule', () => {
  const lines = Object.values(readFacts(committedFacts)).flatMap((chapter) => chapter.lines)
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => line.holds !== (!line.broken && timesGoal(line) === 1))).toEqual([])
})
