import type { FormEvent, ReactNode } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '../Bar/Bar.tsx'
import { Button } from '../Button/Button.tsx'
import type { RowFormActions, RowFormState, RowValues } from './RowField.tsx'
import { Foot, Form } from './RowForm.styles.ts'
import { texts } from '../parts.texts.ts'

export type { RowFormActions, RowFormState, RowValues } from './RowField.tsx'
export { Fields } from './RowForm.styles.ts'

export interface RowFormProps<T extends RowValues> {
  form: RowFormState<T>
  actions: Pick<RowFormActions<T>, 'save' | 'discard'>
  /** Names of the fields whose values cannot be stored; each of them says why. */
  wrong?: readonly string[]
  /** How a conflict is told, where the record has a name of its own. */
  conflict?: string
  children: ReactNode
}

/** Fields that are stored together, the result of storing, and values that somebody else stored meanwhile. Enter saves. */
export function RowForm<T extends RowValues>({ form, actions, wrong = [], conflict, children }: RowFormProps<T>) {
  const t = useTexts(texts).rowForm
  const { changed, saving, saved, theirs, problem } = form
  const invalid = wrong.length > 0
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (changed && !saving && !invalid) actions.save()
  }
  return (
    <Form noValidate onSubmit={onSubmit}>
      <div role="alert">
        {problem !== undefined && <Bar tone="warning" icon="warning" message={problem} />}
        {Object.keys(theirs).length > 0 && <Bar tone="warning" icon="warning" message={conflict ?? t.conflict} />}
      </div>
      {children}
      <Foot>
        <output>{invalid ? t.wrong(wrong.join(', ')) : changed ? t.unsaved : saved ? t.saved : ''}</output>
        {changed && !saving && (
          <Button variant="quiet" onClick={actions.discard}>
            {t.discard}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={saving} disabled={!changed || invalid}>
          {t.save}
        </Button>
      </Foot>
    </Form>
  )
}
