/** Why a file cannot be read. */
export type BookProblem =
  | 'suffix'
  | 'content'
  | 'oldExcel'
  | 'weight'
  | 'unpacked'
  | 'range'
  | 'slow'
  | 'broken'
  | 'empty'
  | 'headOnly'
  | 'doubleHead'

export class BookError extends Error {
  override name = 'BookError'
  readonly problem: BookProblem

  constructor(problem: BookProblem) {
    super(problem)
    this.problem = problem
  }
}
