import { ConflictError } from './ConflictError.ts'
import { mergeFields, pickFields, sameFields } from './mergeFields.ts'
import { repeated } from '../repetition/rounds.ts'
import { CallError } from '../calls/CallError.ts'
import { confirmed } from './confirmed.ts'

export interface MergedSave<Row, Values extends object, Answer> {
  /** The row as it was when editing began; changes are found by comparing with it. */
  base: Row
  /** The edited values. */
  mine: Values
  /** The edited fields of a row; all others do not matter. */
  toValues: (row: Row) => Values
  /** Stores values over a row's version. @throws ConflictError when that is not the stored one */
  send: (row: Row, values: Values) => Promise<Answer>
  read: () => Promise<Row>
  /** A conflict's message for people; by default the gateway's. */
  message?: string
}

/** Somebody else stored other fields first, so the change is sent again over the new row. */
const isMerged = (error: unknown) => error instanceof ConflictError && error.stored === undefined

/**
 * Stores edited fields over a row. Changes that others stored meanwhile in other fields are kept; for the same fields
 * people must choose.
 * @returns the answer, or the row that was read because the answer was lost
 * @throws ConflictError with the stored row, CallError
 */
export async function saveMerged<Row, Values extends object, Answer = Row>({
  base,
  mine,
  toValues,
  send,
  read,
  message,
}: MergedSave<Row, Values, Answer>): Promise<Row | Answer> {
  let [row, values] = [base, mine]
  const attempt = async () => {
    try {
      const isStored = (now: Row) => sameFields(values, toValues(now))
      return await confirmed({ send: () => send(row, values), read, isStored })
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
      const stored = await read()
      const { merged, conflicts } = mergeFields(toValues(base), mine, toValues(stored))
      if (conflicts.length > 0) throw new ConflictError(message ?? error.message, stored)
      ;[row, values] = [stored, merged]
      throw error
    }
  }
  // The first repetition follows at once with the row just read; later ones wait, since somebody else keeps saving too.
  return repeated(attempt, isMerged, { firstPause: 0 })
}

/**
 * Changes of the entries of a list that is read as a whole.
 * @param all the entries as they are stored
 * @returns a change; it throws ConflictError with the entry, CallError 404 when that is gone
 */
export const mergedUpdate =
  <Entry extends object, Values extends object>(
    all: () => Promise<readonly Entry[]>,
    isSame: (one: Entry, other: Entry) => boolean,
    send: (entry: Entry, values: Values) => Promise<Entry>,
  ) =>
  (base: Entry, mine: Values): Promise<Entry> =>
    saveMerged<Entry, Values>({
      base,
      mine,
      toValues: (entry) => pickFields(entry, Object.keys(mine) as (keyof Entry)[]) as unknown as Values,
      send,
      async read() {
        const now = (await all()).find((entry) => isSame(entry, base))
        if (!now) throw new CallError('', 'http', { status: 404 })
        return now
      },
    })

/**
 * Adds the stored row to the error of a change that is refused for another version, without merging anything.
 * @throws ConflictError with the stored row; any other failure as it is
 */
export async function withStored<Row>(change: Promise<void>, read: () => Promise<Row>): Promise<void> {
  try {
    await change
  } catch (error) {
    if (error instanceof ConflictError) throw new ConflictError(error.message, await read())
    throw error
  }
}
