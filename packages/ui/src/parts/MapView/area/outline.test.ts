import { describe, expect, it } from 'vitest'
import { drawnOutline, extended, type Spot, svgPath } from './outline.ts'

const drawn = (tool: 'box' | 'lasso', spots: readonly Spot[]) =>
  spots.reduce<readonly Spot[]>((line, spot) => extended(tool, line, spot), [])

const way: Spot[] = [
  [10, 10],
  [60, 12],
  [61, 13],
  [62, 80],
  [10, 70],
]

describe('a box', () => {
  it('has the corners of where it began and where it ended', () => {
    expect(svgPath(drawnOutline('box', drawn('box', way)))).toBe('')
    expect(svgPath(drawnOutline('box', drawn('box', way.slice(0, 4))))).toBe('M10 10L62 10L62 80L10 80Z')
  })
})

describe('a lasso', () => {
  it('follows the hand, but not its trembling', () => {
    expect(drawnOutline('lasso', drawn('lasso', way))).toEqual([way[0], way[1], way[3], way[4]])
  })
  it('encloses nothing with a click', () => {
    expect(drawnOutline('lasso', drawn('lasso', way.slice(0, 2)))).toEqual([])
    expect(drawnOutline('lasso', [])).toEqual([])
  })
})
