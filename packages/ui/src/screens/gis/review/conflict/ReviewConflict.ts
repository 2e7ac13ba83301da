import type { Beetle } from '@waldkerf/domain/entities/beetles'

/** A review was not stored, since somebody else changed the record meanwhile. */
export class ReviewConflict extends Error {
  /** The record as it is stored now. */
  readonly theirs: Beetle

  constructor(theirs: Beetle) {
    super('The record was changed by somebody else')
    this.name = 'ReviewConflict'
    this.theirs = theirs
  }
}
