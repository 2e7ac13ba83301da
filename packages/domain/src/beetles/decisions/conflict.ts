import type { Beetle } from '../../entities/beetles.ts'

/** What a review can change of a record. */
export const reviewFields = ['status', 'art', 'message'] as const
export type ReviewField = (typeof reviewFields)[number]
export type ReviewValues = Pick<Beetle, ReviewField>

/** Whose value a field gets. */
export type Side = 'mine' | 'theirs'

/** A field that somebody changed since the review began; `clash`: both did, to different ends. */
export interface FieldConflict {
  field: ReviewField
  base: string | number
  mine: string | number
  theirs: string | number
  clash: boolean
}

/**
 * Field by field, what differs between the own review and what another expert stored meanwhile.
 * @param base as it was when the review began
 */
export function conflictsOf(base: ReviewValues, mine: ReviewValues, theirs: ReviewValues): FieldConflict[] {
  return reviewFields.flatMap((field) => {
    if (mine[field] === theirs[field]) return []
    const clash = mine[field] !== base[field] && theirs[field] !== base[field]
    return [{ field, base: base[field], mine: mine[field], theirs: theirs[field], clash }]
  })
}

/** What is proposed: each side's own change; where both changed a field, the stored one, which people have seen. */
export const proposedSides = (conflicts: readonly FieldConflict[]): Partial<Record<ReviewField, Side>> =>
  Object.fromEntries(conflicts.map(({ field, base, theirs }) => [field, theirs === base ? 'mine' : 'theirs'] as const))

/** The merged values: each field from its chosen side; fields without a conflict are the same on both. */
export function merge(
  mine: ReviewValues,
  theirs: ReviewValues,
  sides: Partial<Record<ReviewField, Side>>,
): ReviewValues {
  const sideOf = (field: ReviewField) => (sides[field] === 'mine' ? mine : theirs)
  return { status: sideOf('status').status, art: sideOf('art').art, message: sideOf('message').message }
}

/**
 * Whether another expert changed what a review is about. What is stored as it was decided is no contradiction: mostly it
 * is one's own, of a decision that came through by half or whose answer was lost.
 */
export const isOvertaken = (base: ReviewValues, mine: ReviewValues, theirs: ReviewValues): boolean =>
  reviewFields.some((field) => theirs[field] !== base[field] && theirs[field] !== mine[field])
