import type { Position } from '@waldkerf/domain/entities/documents/positions'
import { isUnclear } from '@waldkerf/domain/office/editor/unclear'
import { refuse } from '../gateway/problem.ts'

/** Nothing is fixed or sent while a number of it cannot be read. @throws Problem 409 */
export function requireClear(positions: readonly Position[]): void {
  if (positions.some(isUnclear)) throw refuse('unclear')
}
