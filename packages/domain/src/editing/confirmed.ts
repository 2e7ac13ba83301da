import { CallError } from '../calls/CallError.ts'

interface Confirmation<Row, Answer> {
  send: () => Promise<Answer>
  /** Reads the row as it is stored now. */
  read: () => Promise<Row>
  /** Whether the row has the sent values. */
  isStored: (row: Row) => boolean
}

/**
 * Makes a change. If its answer is lost, the row is read: if it has the sent values, the change has worked. If reading
 * fails as well, the outcome stays uncertain, and the change may be sent again.
 * @returns the answer, or the row that was read
 * @throws the failure of the change
 */
export async function confirmed<Row, Answer = Row>({
  send,
  read,
  isStored,
}: Confirmation<Row, Answer>): Promise<Row | Answer> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof CallError && error.uncertain)) throw error
    const now = await read().catch(() => {
      throw error
    })
    if (isStored(now)) return now
    throw error
  }
}
