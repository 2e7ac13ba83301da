import type { DocumentDefaults } from '@waldkerf/domain/entities/office/documentDefaults'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { isTooLong, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm, type RowFormActions, type RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import type { ReactNode } from 'react'
import { texts } from './entries.texts.ts'

export type DefaultTexts = Omit<DocumentDefaults, 'version'>

export interface DefaultsFormProps {
  form: RowFormState<DefaultTexts>
  actions: RowFormActions<DefaultTexts>
  /** Over the form: offers unsaved text of an earlier visit. */
  draft?: ReactNode
}

const fields = ['angebot_anschreiben', 'angebot_zuerl', 'rechnung_anschreiben', 'rechnung_zuerl'] as const
const most = 9_000

/** The texts that new offers and invoices begin and end with. Documents that exist keep theirs. */
export function DefaultsForm({ form, actions, draft }: DefaultsFormProps) {
  const all = useTexts(texts)
  const t = all.defaults
  const isLong = (field: (typeof fields)[number]) => isTooLong(form.values[field], most)
  return (
    <Card title={t.title}>
      {draft}
      <p>{t.about}</p>
      <RowForm form={form} actions={actions} invalid={fields.some(isLong)}>
        <Fields>
          {fields.map((field) => (
            <RowPlace key={field} form={form} actions={actions} field={field} label={t.fields[field]}>
              <TextArea
                label={t.fields[field]}
                rows={4}
                error={isLong(field) ? all.tooLong(most) : undefined}
                value={form.values[field]}
                onChange={({ target }) => actions.change({ [field]: target.value })}
              />
            </RowPlace>
          ))}
        </Fields>
      </RowForm>
    </Card>
  )
}
