import { settingsLimits, type SettingsField, type SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import type { RefObject } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { RowField } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm, type RowFormActions, type RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'
import { Section } from '../SettingsScreen.styles.ts'
import { texts } from '../SettingsScreen.texts.ts'
import type { SettingsActions, SettingsState } from '../settingsTypes.ts'
import { PictureField } from './PictureField.tsx'
import { findProblem, wrongFields } from './problems.ts'

export interface OfficeFormProps {
  form: RowFormState<SettingsValues>
  /** Where its fields stand. */
  place: RefObject<HTMLDivElement | null>
  pictureUrl: SettingsState['pictureUrl']
  actions: RowFormActions<SettingsValues>
  addPicture: SettingsActions['addPicture']
}

const sections = {
  firm: ['firma', 'inhaber', 'strasse', 'plz', 'ort'],
  tax: ['steuernummer', 'ust_id', 'handelsregister'],
  contact: ['ansprechpartner', 'telefon', 'email'],
  bank: ['kontoinhaber', 'iban', 'bic', 'bank', 'zahlungsziel_tage'],
} as const satisfies Record<string, readonly SettingsField[]>

/** Where the one field stands that is longer than the others. */
const wide: Partial<Record<keyof typeof sections, 'first' | 'last'>> = { firm: 'first', tax: 'last' }

/** The office as every document shows it, stored together. */
export function OfficeForm({ form, place, pictureUrl, actions, addPicture }: OfficeFormProps) {
  const t = useTexts(texts)
  return (
    <Card title={t.office}>
      <div ref={place}>
        <RowForm
          form={form}
          actions={actions}
          wrong={wrongFields(form.values).map((field) => t.fields[field])}
          open={{ ...t.form, names: t.fields }}
        >
          {(Object.keys(sections) as (keyof typeof sections)[]).map((section) => (
            <Section key={section}>
              <legend>{t.sections[section]}</legend>
              <Fields data-wide={wide[section]}>
                {sections[section].map((field) => (
                  <SettingsInput key={field} field={field} form={form} actions={actions} />
                ))}
              </Fields>
            </Section>
          ))}
          <Section>
            <legend>{t.sections.look}</legend>
            <PictureField
              label={t.fields.logo}
              name={form.values.logo}
              url={pictureUrl}
              addPicture={addPicture}
              onChange={(logo) => actions.change({ logo })}
            />
          </Section>
        </RowForm>
      </div>
    </Card>
  )
}

interface SettingsInputProps extends Pick<OfficeFormProps, 'form' | 'actions'> {
  field: SettingsField
}

const types: Partial<Record<SettingsField, 'tel' | 'email'>> = { telefon: 'tel', email: 'email' }

function SettingsInput({ field, form, actions }: SettingsInputProps) {
  const t = useTexts(texts)
  const problem = findProblem(field, form.values[field])
  const hints: Partial<Record<SettingsField, string>> = {
    ansprechpartner: t.hints.ansprechpartner,
    kontoinhaber: t.hints.kontoinhaber,
    handelsregister: t.hints.handelsregister,
    zahlungsziel_tage: t.hints.zahlungsziel,
  }
  return (
    <RowField
      form={form}
      actions={actions}
      field={field}
      label={t.fields[field]}
      // An IBAN is typed in groups of four.
      most={settingsLimits[field] + (field === 'iban' ? 8 : 0)}
      hint={hints[field]}
      error={problem && t.wrong[problem]}
      input={{
        type: types[field] ?? 'text',
        ...(field === 'zahlungsziel_tage' && { inputMode: 'numeric' }),
      }}
    />
  )
}
