/** A larger file would take a phone's memory. */
export const mostBytes = 25 * 2 ** 20

/** Reasons why a file cannot be shown on the map. */
export type Problem =
  | { code: 'kind' | 'broken' | 'noAreas' | 'noWaypoints' | 'tooMany' | 'notKept' | 'notLoaded' }
  | { code: 'tooLarge'; bytes: number }
  /** The product does not know the coordinate system; `epsg` if it has a number. */
  | { code: 'system'; epsg: number | undefined }
  /** Its numbers are no places in the system that it names. */
  | { code: 'outside'; epsg: number | undefined }

export class LayerProblem extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}
