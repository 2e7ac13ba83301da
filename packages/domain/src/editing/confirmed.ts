import { CallError } from '../calls/CallError.ts'

interface Confirmation<Row, Answer> {
  send: () => Promise<Answer>
  /** Reads the row as it is stored now. */
  read: () => Promise<Row>
  /** Whether that is what was sent. */
  isStored: (row: Row) => boolean
}

/**
 * Makes a change. Where its answer is lost, what is stored is read before anything is said: a change that came through has
 * worked. What cannot be read either is as uncertain as before, and the change may be sent again.
 * @returns the answer, or what was read
 * @throws what the change failed with
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
