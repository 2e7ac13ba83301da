import type { SurveyMap } from '@waldkerf/domain/entities/maps'

/** A column was not stored, since somebody else changed it meanwhile. */
export class MapConflict extends Error {
  override name = 'MapConflict'
  /** The map as it is stored now. */
  readonly theirs: SurveyMap

  /** @param message for people */
  constructor(theirs: SurveyMap, message: string) {
    super(message)
    this.theirs = theirs
  }
}
