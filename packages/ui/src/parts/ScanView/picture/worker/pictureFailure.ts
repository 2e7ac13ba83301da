import type { PictureProblem } from '../pictureMessages.ts'

/** Inside the worker: why the picture cannot be shown. */
export class PictureFailure extends Error {
  override name = 'PictureFailure'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}
