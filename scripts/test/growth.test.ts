import { expect, test } from 'vitest'
import { grownSteps } from './growth.ts'

const committed = { format: 2, types: 20, lint: 20, unit: 60, stories: 400, e2e: 300 }
const times = (factor: number) =>
  Object.fromEntries(Object.entries(committed).map(([name, cpu]) => [name, cpu * factor]))

test('A step that grew by more than a tenth is named with its figures', () => {
  expect(grownSteps({ ...committed, stories: 460 }, committed)).toEqual([
    'stories has grown by 15 %: 460 CPU s, committed 400 on this machine',
  ])
  expect(grownSteps({ ...committed, stories: 430 }, committed)).toEqual([])
})

test('A slower or faster machine has not grown, and does not hide what has', () => {
  expect(grownSteps(times(1.7), committed)).toEqual([])
  expect(grownSteps({ ...times(0.5), unit: 40 }, committed)).toEqual([
    'unit has grown by 33 %: 40 CPU s, committed 30 on this machine',
  ])
})

test('A tenth of a second, a new step, or fewer than five steps count for nothing', () => {
  expect(grownSteps({ ...committed, format: 2.9 }, committed)).toEqual([])
  expect(grownSteps({ ...committed, pictures: 90 }, committed)).toEqual([])
  expect(grownSteps({ stories: 900, unit: 60 }, committed)).toEqual([])
})
