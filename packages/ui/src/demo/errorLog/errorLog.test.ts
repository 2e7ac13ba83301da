import { expect, test } from 'vitest'
import { describeThrown, errorCount, kindOfRejection, logged, type LoggedError, errorReport } from './errorLog.ts'

const error = (message: string) => ({ kind: 'script' as const, message, stack: '', path: '/error-log/log' })

test('a repeated error is counted and moves to the front', () => {
  const log = ['a', 'b', 'a'].reduce<LoggedError[]>((before, message) => logged(before, error(message)), [])
  expect(log.map(({ message, count }) => [message, count])).toEqual([
    ['a', 2],
    ['b', 1],
  ])
  expect(errorCount(log)).toBe(3)
})

test('keeps the newest fifty errors', () => {
  const log = Array.from({ length: 80 }).reduce<LoggedError[]>(
    (before, _, index) => logged(before, error(`${index}`)),
    [],
  )
  expect([log.length, log[0]?.message]).toEqual([50, '79'])
})

test('anything can be thrown', () => {
  expect(describeThrown(new TypeError('x'))).toMatchObject({ message: 'TypeError: x' })
  expect(describeThrown('text').message).toBe('text')
  expect(describeThrown(undefined).message).toBe('Unknown')
})

test('a report contains no queries of addresses', () => {
  const log = logged([], { ...error('a'), stack: 'at f (https://waldkerf.test/x.js?user=anna:1:2)' })
  expect(errorReport(log)).not.toContain('anna')
})

test('a report contains no readable e-mail addresses', () => {
  expect(errorReport(logged([], error('anna@waldkerf.test is unknown')))).toContain('…@… is unknown')
})

test('a failed request is told apart from other rejections', () => {
  expect(kindOfRejection(new TypeError('Failed to fetch'))).toBe('network')
  expect(kindOfRejection(new TypeError('x is undefined'))).toBe('promise')
  expect(kindOfRejection('text')).toBe('promise')
})
