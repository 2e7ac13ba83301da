import { ConflictError } from './ConflictError.ts'
import { mergeFields, pickFields, sameFields } from './mergeFields.ts'
import { repeated } from '../repetition/rounds.ts'
import { CallError } from '../calls/CallError.ts'
import { confirmed } from './confirmed.ts'

export interface MergedSave<Row, Values extends object, Answer> {
  /** The row as it was when editing began; changes are found by comparing with it. */
  base: Row
  /** As it shall be. */
  mine: Values
  /** The edited fields of a row; all others do not matter. */
  toValues: (row: Row) => Values
  /** Stores values over a row's version. @throws ConflictError when that is not the stored one */
  send: (row: Row, values: Values) => Promise<Answer>
  read: () => Promise<Row>
  /** Words for people about a conflict; the gateway's where there are none. */
  message?: string
}

/** Somebody else was faster, in fields that nobody changed here: worth another try. */
const isMerged = (error: unknown) => error instanceof ConflictError && error.stored === undefined

/**
 * Stores edited fields over a row. What somebody else has stored meanwhile in other fields is kept, what they stored in
 * the same ones is for people to choose.
 * @returns the answer, or what was read where the answer was lost
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
 * Brings the stored row along where a change is refused for another version: nothing of it is merged unasked.
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
