import { personFields, personLimits } from '@waldkerf/domain/profile/person'
import type { User } from '@waldkerf/domain/entities/users/users'
import { type FormEvent, useEffect, useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { mailWords } from '@waldkerf/ui/parts/DetailPage/mailWords'
import { Failure, Line, useAttempt } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { FactsCard } from '@waldkerf/ui/parts/FactsCard/FactsCard'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { texts, userTexts } from '@waldkerf/ui/screens/users/UsersScreen.texts'
import type { PersonFields, UserActions } from '../userTypes.ts'
import { Fields } from './cards.styles.ts'

export interface PersonCardProps {
  user: User
  /** Nobody has signed in with it: there is no day of registration. */
  isInvited?: boolean | undefined
  actions: Pick<UserActions, 'save' | 'onTyping'>
}

/** Typed values that differ from the stored ones; all other fields follow the stored row. */
function useFields(user: User) {
  const [typed, setTyped] = useState<Partial<PersonFields>>({})
  const changed = personFields.filter((name) => typed[name] !== undefined && typed[name] !== user[name])
  const shownValue = (name: keyof PersonFields) => typed[name] ?? user[name]
  const whole = Object.fromEntries(
    personFields.map((name) => [name, shownValue(name).trim()]),
  ) as unknown as PersonFields
  return {
    isTyping: changed.length > 0,
    whole,
    shownValue,
    type: (name: keyof PersonFields, value: string) => setTyped((last) => ({ ...last, [name]: value })),
    reset: () => setTyped({}),
    /** Text typed while these were being sent stays. */
    stored: (sent: PersonFields) =>
      setTyped((last) =>
        Object.fromEntries(
          personFields.flatMap((name) => (last[name]?.trim() === sent[name] ? [] : [[name, last[name]]])),
        ),
      ),
  }
}

/** A person's data, to be read; what may be corrected opens as a form. */
export function PersonCard({ user, isInvited, actions }: PersonCardProps) {
  const t = useTexts(userTexts).person
  const professions = useTexts(texts).filter.parts.profession.words
  const { day } = useFormat()
  const fields = useFields(user)
  const { busy, error, attempt } = useAttempt()
  const [isSaved, setSaved] = useState(false)
  const { isTyping } = fields
  const { onTyping } = actions
  useEffect(() => onTyping(isTyping), [onTyping, isTyping])
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const sent = fields.whole
    if (!isTyping || !(await attempt('save', () => actions.save(sent)))) return
    fields.stored(sent)
    setSaved(true)
  }
  const labels = { first_name: t.firstName, last_name: t.lastName, phone: t.phone, berufsgruppe: t.profession }
  const facts = [
    [
      t.email,
      // No page of ours: a router would take it for one.
      <a key="email" href={`mailto:${user.email}`}>
        {mailWords(user.email)}
      </a>,
    ],
    [
      t.phone,
      user.phone && (
        <a key="phone" href={`tel:${user.phone.replaceAll(/[^+\d]/g, '')}`}>
          {user.phone}
        </a>
      ),
    ],
    [t.profession, professions[user.berufsgruppe] ?? user.berufsgruppe],
    [t.gender, t.genders[user.geschlecht] ?? user.geschlecht],
    [t.birth, user.geb ? day(user.geb) : ''],
    [t.registered, user.reg_date && !isInvited ? day(user.reg_date) : ''],
  ] as const
  const hasFailed = error !== undefined
  const form = {
    changed: isTyping,
    saving: busy !== undefined,
    // The answer failed, but the row shows that the values were stored.
    saved: isSaved || (hasFailed && !isTyping),
    theirs: {},
    problem: hasFailed && isTyping ? error : undefined,
  }
  return (
    <FactsCard title={t.title} form={form} facts={facts}>
      <form onSubmit={(event) => void onSubmit(event)}>
        <Fields>
          {personFields.map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              maxLength={personLimits[name]}
              value={fields.shownValue(name)}
              onChange={(event) => {
                fields.type(name, event.target.value)
                setSaved(false)
              }}
            />
          ))}
        </Fields>
        {form.problem !== undefined && <Failure role="alert">{form.problem}</Failure>}
        <Line>
          <Button type="submit" variant="primary" disabled={!isTyping} busy={busy !== undefined}>
            {t.save}
          </Button>
          {isTyping && (
            <Button variant="quiet" onClick={fields.reset}>
              {t.discard}
            </Button>
          )}
        </Line>
      </form>
    </FactsCard>
  )
}
