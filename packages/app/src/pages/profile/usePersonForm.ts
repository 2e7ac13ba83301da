import { pickFields, sameFields } from '@waldkerf/domain/editing/mergeFields'
import type { User } from '@waldkerf/domain/entities/users'
import { personFields, personOf, type PersonField, type PersonValues, trimmed } from '@waldkerf/domain/profile/person'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts as formTexts } from '@waldkerf/ui/screens/profile/person/PersonForm.texts'
import type { PersonActions, PersonFormState } from '@waldkerf/ui/screens/profile/ProfileScreen'
import { useMemo, useState } from 'react'
import { object, partial, string } from 'valibot'
import { messageOf } from '../../api/errors.ts'
import { PersonConflict } from '../../data/profile/profile.ts'
import { fieldsShape } from '../../drafts/mergeDrafts.ts'
import { useDraft } from '../../drafts/useDraft.ts'
import { settling, useUnsaved } from '../../unsaved/unsaved.ts'
import { texts } from './profile.texts.ts'

/** The fields that were changed. */
const schema = partial(object({ first_name: string(), last_name: string(), phone: string(), berufsgruppe: string() }))

const changedFields = (stored: PersonValues, values: PersonValues): Partial<PersonValues> =>
  Object.fromEntries(
    personFields.filter((field) => values[field] !== stored[field]).map((field) => [field, values[field]]),
  )

interface Typed {
  /** The row that the typing began from: what was changed is told from it. */
  base: User
  values: PersonValues
  /** Stored by somebody else in the fields that were changed here too. */
  theirs: Partial<PersonValues>
}

interface Outcome {
  state: 'idle' | 'saving' | 'saved'
  problem?: string
}

/** Where one's own value still differs from the one that was stored meanwhile. */
const undecided = ({ theirs, values }: Typed) =>
  Object.fromEntries(
    personFields.flatMap((field) => {
      const stored = theirs[field]
      return stored === undefined || stored === values[field] ? [] : [[field, stored]]
    }),
  )

/**
 * What is typed of the own data: kept as a draft, guarded as unsaved work, merged with what was stored meanwhile.
 * @param save stores values over the row they began from @throws PersonConflict
 */
export function usePersonForm(user: User, save: (base: User, values: PersonValues) => Promise<void>) {
  const t = useTexts(texts)
  const [typed, setTyped] = useState<Typed>()
  const [{ state, problem }, setOutcome] = useState<Outcome>({ state: 'idle' })
  const stored = useMemo(() => personOf(user), [user])
  const values = typed?.values ?? stored
  const changed = typed !== undefined && !sameFields(trimmed(values), personOf(user))
  useUnsaved(changed ? t.unsaved : undefined)
  const { fields } = useTexts(formTexts)
  const shape = useMemo(() => fieldsShape<Partial<PersonValues>>(fields), [fields])
  const draft = useDraft({
    subject: { user: user.email, entity: 'profile', version: user.version },
    value: useMemo(() => (changed ? changedFields(stored, values) : undefined), [changed, stored, values]),
    schema,
    shape,
    onRestore: (restored) =>
      setTyped((now) => {
        const { base, theirs, values: before } = now ?? { base: user, theirs: {}, values: personOf(user) }
        return { base, theirs, values: { ...before, ...restored } }
      }),
  })

  const change = (field: PersonField, value: string) => {
    setTyped((now) => {
      const { base, theirs, values: before } = now ?? { base: user, theirs: {}, values: personOf(user) }
      return { base, theirs, values: { ...before, [field]: value } }
    })
    setOutcome({ state: 'idle' })
  }
  const discard = () => {
    setTyped(undefined)
    setOutcome({ state: 'idle' })
    draft.onSaved()
  }
  const submit = async ({ base, values: sent }: Typed) => {
    setOutcome({ state: 'saving' })
    try {
      await save(base, trimmed(sent))
      // What was typed while it was on its way stays.
      setTyped((now) => (now?.values === sent ? undefined : now))
      draft.onSaved()
      setOutcome({ state: 'saved' })
    } catch (error) {
      if (!(error instanceof PersonConflict)) return setOutcome({ state: 'idle', problem: messageOf(error) })
      const { theirs, merge } = error
      setTyped({ base: theirs, values: merge.merged, theirs: pickFields(personOf(theirs), merge.conflicts) })
      setOutcome({ state: 'idle' })
    }
  }

  /** The answer was lost and could not be asked for; by now what was sent has turned out to be stored. */
  const arrived = problem !== undefined && typed !== undefined && !changed
  const form: PersonFormState = {
    values,
    changed,
    saving: state === 'saving',
    saved: state === 'saved' || arrived,
    theirs: typed ? undecided(typed) : {},
    problem: arrived ? undefined : problem,
  }
  const actions: PersonActions = {
    change,
    discard,
    save: () => typed && void settling.during(t.unsaved, submit(typed)),
  }
  return { form, actions, draftBar: draft.bar }
}
