import { expect, test } from 'vitest'
import { countAttempts } from './attempts.ts'

function attempts() {
  const clock = { now: 0 }
  return { clock, count: countAttempts(() => clock.now) }
}

test('the ninth wrong password for an account within a minute is not even looked at', () => {
  const { clock, count } = attempts()
  for (let i = 0; i < 8; i += 1) expect(count.begin('a', `10.0.0.${i}`)).toBe(true)
  expect(count.begin('a', '10.0.0.9')).toBe(false)
  expect(count.begin('b', '10.0.0.9')).toBe(true)
  clock.now = 60_001
  expect(count.begin('a', '10.0.0.9')).toBe(true)
})

test('one address cannot go through all accounts', () => {
  const { count } = attempts()
  for (let i = 0; i < 60; i += 1) expect(count.begin(`account ${i}`, 'here')).toBe(true)
  expect(count.begin('another', 'here')).toBe(false)
})

test('signing in rightly costs nothing', () => {
  const { count } = attempts()
  for (let i = 0; i < 100; i += 1) {
    expect(count.begin('a', 'here')).toBe(true)
    count.succeed('a', 'here')
  }
})
