import { describe, expect, test } from 'vitest'
import { isGreen, isRed, readJournal, remaining, standIn, buildTable } from './journal.ts'
import type { LongRun } from './runs.ts'

const run = (name: string): LongRun => ({ name, cores: 1, commands: [], minutes: 1, proves: '', shortTests: [] })
const runs = ['first', 'second', 'third'].map(run)

const line = (name: string, passed: number, failed: number) =>
  `${JSON.stringify({ name, passed, failed, skipped: 0, seconds: 5 })}\n`

const left = (text: string) => remaining(runs, readJournal(text), []).map(({ name }) => name)

describe('an interrupted run', () => {
  test('goes on with runs that are not green: failed, interrupted, or not begun', () => {
    expect(left('')).toEqual(['first', 'second', 'third'])
    expect(left(line('first', 3, 0) + line('second', 2, 1))).toEqual(['second', 'third'])
    expect(left(line('first', 3, 0) + line('second', 0, 0))).toEqual(['second', 'third'])
    expect(left(line('second', 2, 1) + line('second', 3, 0))).toEqual(['first', 'third'])
  })

  test('ignores a line that was cut off', () => {
    const [whole, cut] = [line('first', 3, 0), line('second', 3, 0)]
    expect(readJournal(whole + cut.slice(0, -3))).toEqual(readJournal(whole))
    expect(readJournal(whole)).toHaveLength(1)
  })
})

test('a name takes that run alone, also when it was green; another name is refused', () => {
  const entries = readJournal(line('first', 3, 0))
  expect(remaining(runs, entries, ['first'])).toEqual([runs[0]])
  expect(() => remaining(runs, entries, ['fourth'])).toThrow('There are first, second, third.')
})

test('the table has the outcome of the last attempt, and how many there were', () => {
  const entries = readJournal(line('first', 2, 1) + line('second', 4, 0) + line('first', 3, 0))
  expect(standIn(entries, 'first')).toMatchObject({ last: { failed: 0 }, attempts: 2 })
  expect(buildTable(runs, entries).split('\n').slice(2)).toEqual([
    '| first | 3 | 0 | 0 | 5 | 2 |',
    '| second | 4 | 0 | 0 | 5 | 1 |',
    '| third | – | – | – | – | 0 |',
  ])
})

test('a run that this machine has no program for is neither green nor red, and is taken again', () => {
  const sum = { passed: 0, failed: 0, skipped: 1, seconds: 1 }
  expect([isGreen(sum), isRed(sum)]).toEqual([false, false])
  expect([{ passed: 0 }, { passed: 1, failed: 1 }].map((part) => isRed({ ...sum, skipped: 0, ...part }))).toEqual([
    true,
    true,
  ])
  expect(left(`${JSON.stringify({ name: 'first', ...sum })}\n`)).toEqual(['first', 'second', 'third'])
})
