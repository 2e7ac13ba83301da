import { personFields, personLimits, tooLong } from '@waldkerf/domain/profile/person'
import { type FormEvent, useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import type { PersonActions, PersonFormState } from '../profileTypes.ts'
import { Fields, Foot, Form } from './PersonForm.styles.ts'
import { texts } from './PersonForm.texts.ts'
import { PersonInput } from './PersonInput.tsx'

export interface PersonFormProps {
  form: PersonFormState
  actions: PersonActions
}

/** Name, phone and profession, saved together; what somebody else stored meanwhile is shown and chosen from. */
export function PersonForm({ form, actions }: PersonFormProps) {
  const t = useTexts(texts)
  const list = useId()
  const { values, changed, saving, saved, theirs, problem } = form
  const long = tooLong(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (changed && !saving && long.length === 0) actions.save()
  }
  return (
    <Card title={t.title}>
      <Form noValidate onSubmit={submit}>
        <div role="alert">
          {problem !== undefined && <Bar tone="warning" icon="warning" message={problem} />}
          {Object.keys(theirs).length > 0 && <Bar tone="warning" icon="warning" message={t.conflict} />}
        </div>
        <Fields>
          {personFields.map((field) => (
            <PersonInput
              key={field}
              field={field}
              value={values[field]}
              theirs={theirs[field]}
              error={long.includes(field) ? t.tooLong(personLimits[field]) : undefined}
              list={list}
              onChange={(value) => actions.change(field, value)}
            />
          ))}
          <datalist id={list}>
            {Object.values(t.professions).map((profession) => (
              <option key={profession}>{profession}</option>
            ))}
          </datalist>
        </Fields>
        <Foot>
          <output>{changed ? t.unsaved : saved ? t.saved : ''}</output>
          {changed && !saving && (
            <Button variant="quiet" onClick={actions.discard}>
              {t.discard}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={saving} disabled={!changed || long.length > 0}>
            {t.save}
          </Button>
        </Foot>
      </Form>
    </Card>
  )
}
