import { createStore } from '../store/store.ts'
import { ConflictError } from './ConflictError.ts'
import { chosenFields, mergeFields, pickFields, type Sides } from './mergeFields.ts'

/** `conflict`: nothing was stored, since others stored something else in the same fields. */
export type EditStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict'

/** Values as they are typed over a row. */
export interface Typed<Row, Values> {
  /** The row as it was when typing began; changes are found by comparing with it. */
  base: Row
  mine: Values
}

export interface EditSnapshot<Row, Values> {
  status: EditStatus
  /** Undefined while nothing is typed. */
  typed: Typed<Row, Values> | undefined
  /** Values stored by others in fields that were changed here too, while the own value differs. */
  theirs: Partial<Values>
  /** Why the last try has not worked. */
  error: unknown
}

export interface RecordRules<Row, Values> {
  /** The edited fields of a row. */
  toValues: (row: Row) => Values
  /** Normalises values for storing, such as trimming blanks. */
  tidy?: (values: Values) => Values
}

/**
 * Stores values over the row they began with. @returns the row as it is stored then, where the answer has it
 * @throws ConflictError with the stored row when both sides changed the same fields
 */
export type SaveRecord<Row, Values> = (base: Row, mine: Values) => Promise<Row | undefined>

/**
 * A record that is being edited. It is stored by one request at a time, and nothing typed is lost, whether the request
 * succeeds or fails. Text typed meanwhile is compared with the row that the request has stored.
 */
export function createRecordEdit<Row, Values extends object>({
  toValues,
  tidy = (values) => values,
}: RecordRules<Row, Values>) {
  type Snapshot = EditSnapshot<Row, Values>
  const untouched: Snapshot = { status: 'idle', typed: undefined, theirs: {}, error: undefined }
  const { snapshot, subscribe, set } = createStore(untouched)
  /** All values that others stored in a conflict, kept because a choice may be changed. */
  let asked: Partial<Values> = {}
  let running: { sent: Values; end: Promise<void> } | undefined

  /** The values stored by others that still differ from the own ones. */
  function undecided(mine: Values | undefined): Partial<Values> {
    const fields = Object.keys(asked) as (keyof Values)[]
    return mine
      ? pickFields(
          asked as Values,
          fields.filter((field) => asked[field] !== mine[field]),
        )
      : {}
  }

  function show(part: Omit<Partial<Snapshot>, 'theirs'>) {
    const next = { ...snapshot(), ...part }
    set({ ...next, theirs: undecided(next.typed?.mine) })
  }

  function stored(sent: Values, answer: Row | undefined) {
    const { typed } = snapshot()
    asked = {}
    if (!typed || typed.mine === sent) return show({ ...untouched, status: 'saved' })
    const next = answer && { base: answer, mine: mergeFields(sent, typed.mine, toValues(answer)).merged }
    show({ ...untouched, typed: next ?? typed })
  }

  /** A 412 leads to the state `conflict`: the screen asks which value is right, mostly in `parts/ConflictPanel`. */
  function failed(error: unknown) {
    const theirs = error instanceof ConflictError ? (error as ConflictError<Row>).stored : undefined
    const { typed } = snapshot()
    if (theirs === undefined || !typed) return show({ status: 'failed', error })
    const { base, mine } = typed
    const { merged, conflicts } = mergeFields(toValues(base), tidy(mine), toValues(theirs))
    asked = pickFields(toValues(theirs), conflicts)
    show({ status: conflicts.length > 0 ? 'conflict' : 'idle', typed: { base: theirs, mine: merged }, error })
  }

  async function attempt({ base, mine }: Typed<Row, Values>, save: SaveRecord<Row, Values>) {
    show({ status: 'saving', error: undefined })
    try {
      stored(mine, await save(base, tidy(mine)))
    } catch (error) {
      failed(error)
    }
  }

  /** @returns the state afterwards */
  async function save(send: SaveRecord<Row, Values>): Promise<Snapshot> {
    if (running) {
      const { sent, end } = running
      await end
      const { typed, status } = snapshot()
      // The same values are not sent again unasked.
      return typed && typed.mine !== sent && status !== 'conflict' ? save(send) : snapshot()
    }
    const { typed } = snapshot()
    if (!typed) return snapshot()
    running = { sent: typed.mine, end: attempt(typed, send) }
    await running.end
    running = undefined
    return snapshot()
  }

  function change(row: Row, part: Partial<Values>) {
    const { base, mine } = snapshot().typed ?? { base: row, mine: toValues(row) }
    const typed = { base, mine: { ...mine, ...part } }
    const isOpen = Object.keys(undecided(typed.mine)).length > 0
    show({ status: running ? 'saving' : isOpen ? 'conflict' : 'idle', typed, error: undefined })
  }

  return {
    subscribe,
    snapshot,
    /** @param row as it is stored, where nothing is typed yet */
    change,
    save,
    /** Ends a conflict: each field gets the value of its side, the stored one where none is named. */
    resolve(sides: Sides<Values>) {
      const { typed, theirs } = snapshot()
      if (!typed) return
      const own = pickFields(typed.mine, Object.keys(theirs) as (keyof Values)[])
      asked = {}
      const mine = { ...typed.mine, ...chosenFields(own, theirs, sides) }
      show({ status: 'idle', typed: { ...typed, mine }, error: undefined })
    },
    discard() {
      asked = {}
      show(untouched)
    },
  }
}

export type RecordEdit<Row, Values extends object> = ReturnType<typeof createRecordEdit<Row, Values>>
