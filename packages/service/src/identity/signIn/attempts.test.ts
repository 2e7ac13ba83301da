import { expect, test } from 'vitest'
import { countAttempts } from './attempts.ts'

const right = () => Promise.resolve('somebody')
const wrong = () => Promise.resolve(undefined)
const broken = () => Promise.reject(new Error('database'))

function attempts() {
  const clock = { now: 0 }
  return { clock, ...countAttempts(() => clock.now) }
}

test('the ninth wrong password for an account within a minute is not even looked at', async () => {
  const { clock, attempt } = attempts()
  for (let i = 0; i < 8; i += 1) expect(await attempt('a', `10.0.0.${i}`, wrong)).toBe('wrong')
  const looked: string[] = []
  const look = () => {
    looked.push('a')
    return wrong()
  }
  expect(await attempt('a', '10.0.0.9', look)).toBe('tooMany')
  expect(looked).toEqual([])
  expect(await attempt('b', '10.0.0.9', wrong)).toBe('wrong')
  clock.now = 60_001
  expect(await attempt('a', '10.0.0.9', wrong)).toBe('wrong')
})

test('one address cannot go through all accounts', async () => {
  const { attempt } = attempts()
  for (let i = 0; i < 60; i += 1) expect(await attempt(`account ${i}`, 'here', wrong)).toBe('wrong')
  expect(await attempt('another', 'here', wrong)).toBe('tooMany')
})

test('signing in rightly costs nothing, one after the other or all at once', async () => {
  const { attempt } = attempts()
  for (let i = 0; i < 100; i += 1) expect(await attempt('a', 'here', right)).toEqual({ account: 'somebody' })
  const together = await Promise.all(Array.from({ length: 100 }, () => attempt('a', 'here', right)))
  expect(new Set(together.map((outcome) => JSON.stringify(outcome)))).toEqual(new Set(['{"account":"somebody"}']))
})

test('of wrong passwords sent at once no more than eight are checked', async () => {
  const { attempt } = attempts()
  let looked = 0
  const look = async () => {
    looked += 1
    await Promise.resolve()
    return undefined
  }
  const outcomes = await Promise.all(Array.from({ length: 30 }, () => attempt('a', 'here', look)))
  expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(8)
  expect(looked).toBe(8)
})

test('a check that fails counts neither as right nor as wrong', async () => {
  const { attempt } = attempts()
  for (let i = 0; i < 9; i += 1) await expect(attempt('a', 'here', broken)).rejects.toThrow('database')
  expect(await attempt('a', 'here', right)).toEqual({ account: 'somebody' })
})
