import { differingFields, type FieldDifference, type Sides } from '@waldkerf/domain/editing/mergeFields'
import type { Beetle } from '@waldkerf/domain/entities/beetles/beetles'

/** The columns that a review can change of a record. */
export type ReviewValues = Pick<Beetle, 'status' | 'art' | 'message'>
export type ReviewField = keyof ReviewValues

/** Picks from a record the columns that a review can change. */
export const reviewValues = ({ status, art, message }: ReviewValues): ReviewValues => ({ status, art, message })

/** Proposes the side that changed a field; where both did, the stored value, which people have already seen. */
export const proposedSides = (differing: readonly FieldDifference<ReviewValues>[]): Sides<ReviewValues> =>
  Object.fromEntries(
    differing.map(({ field, changedBy }) => [field, changedBy === 'mine' ? 'mine' : 'theirs'] as const),
  )

/**
 * Whether another expert changed the subject of a review. Stored values equal to the decision are no conflict: mostly they
 * come from the same decision, which was stored in part or whose answer was lost.
 */
export const isOvertaken = (base: ReviewValues, mine: ReviewValues, theirs: ReviewValues): boolean =>
  differingFields(reviewValues(base), reviewValues(mine), reviewValues(theirs)).some(
    ({ changedBy }) => changedBy !== 'mine',
  )
