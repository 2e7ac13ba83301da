import { mergeFields, pickFields, sameFields } from '@waldkerf/domain/editing/mergeFields'
import type { RowFormActions, RowFormState, RowValues } from '@waldkerf/ui/parts/RowForm/RowForm'
import { useMemo, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { isOutdated, messageOf } from '../api/errors.ts'
import { confirmed } from '../data/confirmed.ts'
import { fieldsShape } from '../drafts/mergeDrafts.ts'
import { useDraft } from '../drafts/useDraft.ts'
import { settling, useUnsaved } from '../unsaved/unsaved.ts'

export interface RowFormOptions<Row extends { version: number }, T extends RowValues> {
  /** As it is stored. */
  row: Row
  valuesOf: (row: Row) => T
  /** Stores values over the row they began from. @throws ApiError 412 when somebody else was faster */
  save: (base: Row, values: T) => Promise<unknown>
  /** The row as it is stored now. */
  reread: () => Promise<Row>
  /** Whose draft it is, and of what; it has the fields that were changed. `names` must not change between renders. */
  draft: {
    user: string
    entity: string
    schema: GenericSchema<unknown, Partial<T>>
    names: Readonly<Record<keyof T & string, string>>
  }
  /** What people call it while it is not stored. */
  unsaved: string
}

interface Typed<Row, T> {
  /** The row that the typing began from: what was changed is told from it. */
  base: Row
  values: T
  /** Stored by somebody else in the fields that were changed here too. */
  theirs: Partial<T>
}

interface Outcome {
  state: 'idle' | 'saving' | 'saved'
  problem?: string
}

const fieldsOf = <T extends RowValues>(values: T) => Object.keys(values) as (keyof T & string)[]

const trimmed = <T extends RowValues>(values: T) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])) as T

const changedFields = <T extends RowValues>(stored: T, values: T) =>
  pickFields(
    values,
    fieldsOf(values).filter((field) => values[field] !== stored[field]),
  )

/** Where one's own value still differs from the one that was stored meanwhile. */
function undecided<T extends RowValues>({ theirs, values }: Pick<Typed<unknown, T>, 'theirs' | 'values'>): Partial<T> {
  const open = fieldsOf(values).filter((field) => theirs[field] !== undefined && theirs[field] !== values[field])
  return pickFields(theirs, open)
}

/**
 * What is typed over a stored row: kept as a draft, guarded as unsaved work, merged field by field with what somebody
 * else has stored meanwhile. Only what both have changed is asked.
 */
export function useRowForm<Row extends { version: number }, T extends RowValues>(options: RowFormOptions<Row, T>) {
  const { row, valuesOf, save, reread, unsaved } = options
  const { schema, names, ...subject } = options.draft
  const [typed, setTyped] = useState<Typed<Row, T>>()
  const [{ state, problem }, setOutcome] = useState<Outcome>({ state: 'idle' })
  const stored = useMemo(() => valuesOf(row), [row, valuesOf])
  const values = typed?.values ?? stored
  const changed = typed !== undefined && !sameFields(trimmed(values), stored)
  useUnsaved(changed ? unsaved : undefined)
  const draft = useDraft<Partial<T>>({
    subject: { ...subject, version: row.version },
    value: useMemo(() => (changed ? changedFields(stored, values) : undefined), [changed, stored, values]),
    schema,
    shape: useMemo(() => fieldsShape<Partial<T>>(names), [names]),
    onRestore: (restored) =>
      setTyped((now) => {
        const last = now ?? { base: row, values: stored, theirs: {} }
        return { ...last, values: { ...last.values, ...restored } }
      }),
  })

  const discard = () => {
    setTyped(undefined)
    setOutcome({ state: 'idle' })
    draft.onSaved()
  }

  const saved = (base: Row, mine: T) =>
    confirmed({
      send: () => save(base, mine),
      read: reread,
      isStored: (now) => sameFields(valuesOf(now), mine),
    })

  /** Stores what can be brought together. @returns what has to be decided first */
  async function saveMerged(base: Row, mine: T): Promise<Typed<Row, T> | undefined> {
    try {
      await saved(base, mine)
      return undefined
    } catch (error) {
      if (!isOutdated(error)) throw error
    }
    const theirs = await reread()
    const { merged, conflicts } = mergeFields(valuesOf(base), mine, valuesOf(theirs))
    if (conflicts.length === 0) {
      await saved(theirs, merged)
      return undefined
    }
    return { base: theirs, values: merged, theirs: pickFields(valuesOf(theirs), conflicts) }
  }

  const submit = async ({ base, values: sent }: Typed<Row, T>) => {
    setOutcome({ state: 'saving' })
    try {
      const open = await saveMerged(base, trimmed(sent))
      setOutcome({ state: open ? 'idle' : 'saved' })
      // What was typed while it was on its way stays.
      setTyped((now) => open ?? (now?.values === sent ? undefined : now))
      if (!open) draft.onSaved()
    } catch (error) {
      setOutcome({ state: 'idle', problem: messageOf(error) })
    }
  }

  /** The answer was lost and could not be asked for; by now what was sent has turned out to be stored. */
  const arrived = problem !== undefined && typed !== undefined && !changed
  const form: RowFormState<T> = {
    values,
    changed,
    saving: state === 'saving',
    saved: state === 'saved' || arrived,
    theirs: typed ? undecided(typed) : {},
    problem: arrived ? undefined : problem,
  }
  const actions: RowFormActions<T> = {
    change(part) {
      setTyped((now) => {
        const last = now ?? { base: row, values: stored, theirs: {} }
        return { ...last, values: { ...last.values, ...part } }
      })
      setOutcome({ state: 'idle' })
    },
    save: () => typed && void settling.during(unsaved, submit(typed)),
    discard,
  }
  return { form, actions, draftBar: draft.bar }
}
