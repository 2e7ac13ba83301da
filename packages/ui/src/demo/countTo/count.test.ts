import { expect, test } from 'vitest'
import { countAt, countDefaults, countProblems, countSnippet, countText } from './count.ts'

test('it starts at the start, ends at the end, and counts down too', () => {
  expect(countAt(countDefaults, 0)).toBe(0)
  expect(countAt(countDefaults, 4_000)).toBe(2017)
  const down = { ...countDefaults, start: 100, end: 0 }
  expect(countAt(down, 0)).toBe(100)
  expect(countAt(down, 2_000)).toBeLessThan(50)
})

test('the first half of the time does most of the way', () => {
  expect(countAt(countDefaults, 2_000)).toBeGreaterThan(1_900)
})

test.each([
  [{}, 1_234_567, '1.234.567 Käfer'],
  [{ decimals: 2, separator: ',', prefix: '€ ', suffix: '' }, 1234.5, '€ 1,234.50'],
  [{ separator: '' }, -2017, '−2017 Käfer'],
])('%j', (change, value, text) => {
  expect(countText({ ...countDefaults, ...change }, value)).toBe(text)
})

test('the snippet is the JSX to write for these settings', () => {
  expect(countSnippet({ ...countDefaults, prefix: '"' })).toBe(
    String.raw`<CountTo start={0} end={2017} duration={4000} decimals={0} separator={"."} prefix={"\""} suffix={" Käfer"} />`,
  )
})

test.each([
  [{ decimals: 21 }, 'decimals'],
  [{ decimals: 1.5 }, 'decimals'],
  [{ separator: '0' }, 'separator'],
] as const)('%j is refused', (change, problem) => {
  expect([...countProblems({ ...countDefaults, ...change })]).toEqual([problem])
})
