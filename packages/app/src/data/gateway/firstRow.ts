import { ApiError } from '@waldkerf/app/platform/errors/errors'

/**
 * The row of an answer that has one at most.
 * @throws ApiError 404 where there is none: it is gone or not visible, and a PATCH has touched nothing
 */
export async function firstRow<Row>(answer: Promise<readonly Row[]>): Promise<Row> {
  const [row] = await answer
  if (!row) throw new ApiError('http', { status: 404 })
  return row
}
