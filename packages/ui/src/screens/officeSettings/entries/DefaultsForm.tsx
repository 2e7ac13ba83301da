import { columnNames, numberLimits, textLengths } from '@waldkerf/domain/entities/columns'
import { discountColumns } from '@waldkerf/domain/entities/documents/discount'
import { defaultColumns } from '@waldkerf/domain/entities/office/settings'
import type { DefaultValues } from '@waldkerf/domain/officeSettings/defaultValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { isTooLong, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm, type RowFormActions, type RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'
import { NumberField } from '@waldkerf/ui/parts/NumberField/NumberField'
import { BeyondTerm } from '@waldkerf/ui/screens/documentEditor/side/BeyondTerm'
import { TextArea } from '@waldkerf/ui/parts/TextArea/TextArea'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { texts } from '../SettingsScreen.texts.ts'

export interface DefaultsFormProps {
  form: RowFormState<DefaultValues>
  actions: RowFormActions<DefaultValues>
  /** Days until payment; undefined until it is known. */
  term?: number | undefined
  /** Over the form: offers unsaved text of an earlier visit. */
  draft?: ReactNode
}

const Hint = styled.p`
  padding-bottom: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

/** Sentences want width: two beside one another at most. */
const Texts = styled(Fields)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
`

/** Numbers want none. */
const Numbers = styled(Fields)`
  max-width: 480px;
`

const fields = columnNames(defaultColumns)
const most = textLengths(defaultColumns).rechnung_zuerl
const discounts = ['skonto_prozent', 'skonto_tage'] as const

/** Skonto of new offers and invoices, and the texts that they begin and end with. Documents that exist keep theirs. */
export function DefaultsForm({ form, actions, term, draft }: DefaultsFormProps) {
  const { entries: all, form: words } = useTexts(texts)
  const t = all.defaults
  const isLong = (field: (typeof fields)[number]) => isTooLong(form.values[field], most)
  return (
    <Card title={t.title}>
      {draft}
      <Hint>{t.about}</Hint>
      <RowForm
        form={form}
        actions={actions}
        wrong={fields.filter(isLong).map((field) => t.fields[field])}
        open={{ ...words, names: t.fields }}
      >
        <Texts>
          {fields.map((field) => (
            <RowPlace key={field} form={form} actions={actions} field={field} label={t.fields[field]}>
              <TextArea
                label={t.fields[field]}
                rows={5}
                error={isLong(field) ? all.tooLong(most) : undefined}
                value={form.values[field]}
                onChange={({ target }) => actions.change({ [field]: target.value })}
              />
            </RowPlace>
          ))}
        </Texts>
        <Numbers>
          {discounts.map((field) => (
            <RowPlace key={field} form={form} actions={actions} field={field} label={t.fields[field]}>
              <NumberField
                {...numberLimits(discountColumns[field])}
                fault={t.faults[field]}
                label={t.fields[field]}
                value={form.values[field]}
                onChange={(value) => actions.change({ [field]: value })}
              />
            </RowPlace>
          ))}
          <BeyondTerm
            terms={{ skonto_prozent: form.values.skonto_prozent || '0', skonto_tage: Number(form.values.skonto_tage) }}
            term={term}
          />
        </Numbers>
      </RowForm>
    </Card>
  )
}
