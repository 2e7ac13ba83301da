import { describe, expect, it } from 'vitest'
import { ageScale } from './ageScale.ts'
import { contrast } from './contrast.ts'
import { contrastPairs } from './contrastPairs.ts'
import { type ColorName, dark, light } from './meaning.ts'
import { colorDistance } from './themedSeries.ts'

describe('contrast', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#007d40', 5.24],
    ['#767676', '#ffffff', 4.54],
  ])('of %s and %s is %f', (a, b, ratio) => {
    expect(contrast(a, b)).toBeCloseTo(ratio, 1)
    expect(contrast(b, a)).toBe(contrast(a, b))
  })
})

const rows = contrastPairs.flatMap(({ least, front, back }) =>
  front.flatMap((name) => back.map((ground): [ColorName, ColorName, number] => [name, ground, least])),
)

describe.each([
  ['light', light],
  ['dark', dark],
])('every pair of the %s theme', (_mode, colors) => {
  it.each(rows)('%s on %s reaches %f', (front, ground, least) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(least)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the ages of money in the %s theme', (mode, colors) => {
  const grounds = ['page', 'surface', 'raised', 'hover', 'selected'] as const
  it.each(grounds)('are marks on %s, each stronger than the one before', (ground) => {
    const ratios = ageScale[mode].map((tone) => contrast(tone, colors[ground]))
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3)
    expect(ratios).toEqual(ratios.toSorted((a, b) => a - b))
  })
  it('are told from each other', () => {
    const tones: readonly string[] = ageScale[mode]
    const distances = tones.flatMap((tone, place) => tones.slice(place + 1).map((older) => colorDistance(tone, older)))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(0.1)
  })
})
