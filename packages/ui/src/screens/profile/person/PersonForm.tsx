import { isPhone } from '@waldkerf/domain/office/eInvoice/rules/formats'
import { personFields, personLimits, tooLong } from '@waldkerf/domain/profile/person'
import { useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { RowField } from '@waldkerf/ui/parts/RowForm/RowField'
import { RowForm } from '@waldkerf/ui/parts/RowForm/RowForm'
import type { PersonActions, PersonFormState } from '../profileTypes.ts'
import { texts } from '../ProfileScreen.texts.ts'
import { styled } from 'styled-components'
import { space } from '@waldkerf/ui/theme/tokens'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space(4)};

  @media (width < 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export interface PersonFormProps {
  form: PersonFormState
  actions: PersonActions
}

/** Lets browsers fill in the person's data by themselves. */
const autoComplete = { first_name: 'given-name', last_name: 'family-name', phone: 'tel', berufsgruppe: 'off' } as const

/** Of a whole name one half is missing. */
const isHalf = (name: string, other: string) => name.trim() === '' && other.trim() !== ''

/** Name, phone and profession, each stored when it is left, as everything on the page; values that somebody else stored meanwhile are shown, to choose from. */
export function PersonForm({ form, actions }: PersonFormProps) {
  const t = useTexts(texts).person
  const list = useId()
  const { first_name, last_name, phone } = form.values
  // Nothing is refused: what is stored already has to stay storable.
  const hints = {
    first_name: isHalf(first_name, last_name) ? t.nameDoubt.first_name : undefined,
    last_name: isHalf(last_name, first_name) ? t.nameDoubt.last_name : undefined,
    phone: phone.trim() === '' || isPhone(phone) ? t.phoneHint : t.phoneDoubt,
    berufsgruppe: t.professionHint,
  }
  return (
    <Card title={t.title}>
      <RowForm
        form={form}
        actions={actions}
        wrong={tooLong(form.values).map((field) => t.fields[field])}
        conflict={t.conflict}
        bySelf={t.bySelf}
      >
        <Fields>
          {personFields.map((field) => (
            <RowField
              key={field}
              form={form}
              actions={actions}
              field={field}
              label={t.fields[field]}
              most={personLimits[field]}
              hint={hints[field]}
              input={{
                type: field === 'phone' ? 'tel' : 'text',
                autoComplete: autoComplete[field],
                list: field === 'berufsgruppe' ? list : undefined,
              }}
            />
          ))}
          <datalist id={list}>
            {Object.values(t.professions).map((profession) => (
              <option key={profession}>{profession}</option>
            ))}
          </datalist>
        </Fields>
      </RowForm>
    </Card>
  )
}
