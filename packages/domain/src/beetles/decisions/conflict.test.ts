import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conflictsOf, isOvertaken, merge, proposedSides, type ReviewValues } from './conflict.ts'

const base: ReviewValues = { status: 'new', art: 1, message: '' }

describe('a conflict with another expert', () => {
  it('names the fields that differ, and which both have changed', () => {
    const mine = { ...base, status: 'published' }
    const theirs = { status: 'query', art: 2, message: '' }
    expect(conflictsOf(base, mine, theirs)).toEqual([
      { field: 'status', base: 'new', mine: 'published', theirs: 'query', clash: true },
      { field: 'art', base: 1, mine: 1, theirs: 2, clash: false },
    ])
  })

  it('proposes each side’s own change, and the stored one where both changed', () => {
    const mine = { ...base, status: 'published', message: 'Danke' }
    const theirs = { status: 'query', art: 2, message: '' }
    const sides = proposedSides(conflictsOf(base, mine, theirs))
    expect(sides).toEqual({ status: 'theirs', art: 'theirs', message: 'mine' })
    expect(merge(mine, theirs, sides)).toEqual({ status: 'query', art: 2, message: 'Danke' })
  })
})

const values = fc.record({
  status: fc.constantFrom('new', 'query', 'published'),
  art: fc.integer({ min: 1, max: 3 }),
  message: fc.constantFrom('', 'Danke', 'Wo?'),
})

describe('merging', () => {
  it('keeps a change that only one side made, whichever it was', () => {
    fc.assert(
      fc.property(values, values, (start, changed) => {
        const mineAlone = proposedSides(conflictsOf(start, changed, start))
        expect(merge(changed, start, mineAlone)).toEqual(changed)
        const theirsAlone = proposedSides(conflictsOf(start, start, changed))
        expect(merge(start, changed, theirsAlone)).toEqual(changed)
        expect(isOvertaken(start, start, changed)).toBe(conflictsOf(start, start, changed).length > 0)
      }),
    )
  })

  it('with what came through of one’s own decision is none, whatever part of it did', () => {
    fc.assert(
      fc.property(values, values, fc.subarray(['status', 'art', 'message'] as const), (start, mine, stored) => {
        const half = { ...start, ...Object.fromEntries(stored.map((field) => [field, mine[field]])) }
        expect(isOvertaken(start, mine, half)).toBe(false)
      }),
    )
  })

  it('to one side alone is that side', () => {
    fc.assert(
      fc.property(values, values, (mine, theirs) => {
        expect(merge(mine, theirs, { status: 'mine', art: 'mine', message: 'mine' })).toEqual(mine)
        expect(merge(mine, theirs, {})).toEqual(theirs)
      }),
    )
  })
})
