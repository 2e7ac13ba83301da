import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chosenFields, differingFields } from '@waldkerf/domain/editing/mergeFields'
import { isOvertaken, proposedSides, type ReviewValues } from './conflict.ts'

const base: ReviewValues = { status: 'new', art: 1, message: '' }

describe('a conflict with another expert', () => {
  const mine = { ...base, status: 'published', message: 'Danke' }
  const theirs = { status: 'query', art: 2, message: '' }

  it('names the fields that differ, and which both have changed', () => {
    expect(differingFields(base, { ...base, status: 'published' }, theirs)).toEqual([
      { field: 'status', changedBy: 'both' },
      { field: 'art', changedBy: 'theirs' },
    ])
  })

  it('proposes each side’s own change, and the stored one where both changed', () => {
    const sides = proposedSides(differingFields(base, mine, theirs))
    expect(sides).toEqual({ status: 'theirs', art: 'theirs', message: 'mine' })
    expect(chosenFields(mine, theirs, sides)).toEqual({ status: 'query', art: 2, message: 'Danke' })
  })
})

const values: fc.Arbitrary<ReviewValues> = fc.record({
  status: fc.constantFrom('new', 'query', 'published'),
  art: fc.integer({ min: 1, max: 3 }),
  message: fc.constantFrom('', 'Danke', 'Wo?'),
})

describe('what is proposed', () => {
  it('keeps a change that only one side made, whichever it was', () => {
    fc.assert(
      fc.property(values, values, (start, changed) => {
        const mineAlone = proposedSides(differingFields(start, changed, start))
        expect(chosenFields(changed, start, mineAlone)).toEqual(changed)
        const theirsAlone = proposedSides(differingFields(start, start, changed))
        expect(chosenFields(start, changed, theirsAlone)).toEqual(changed)
        expect(isOvertaken(start, start, changed)).toBe(differingFields(start, start, changed).length > 0)
      }),
    )
  })

  it('is no conflict with what came through of one’s own decision, whatever part of it did', () => {
    fc.assert(
      fc.property(values, values, fc.subarray(['status', 'art', 'message'] as const), (start, mine, stored) => {
        const half = { ...start, ...Object.fromEntries(stored.map((field) => [field, mine[field]])) }
        expect(isOvertaken(start, mine, half)).toBe(false)
      }),
    )
  })
})
