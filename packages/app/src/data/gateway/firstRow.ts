import { ApiError } from '@waldkerf/app/platform/errors/errors'

/**
 * The row of an answer that has at most one.
 * @throws ApiError 404 without a row: it is gone or not visible, and a PATCH has changed nothing
 */
export async function firstRow<Row>(answer: Promise<readonly Row[]>): Promise<Row> {
  const [row] = await answer
  if (!row) throw new ApiError('http', { status: 404 })
  return row
}
