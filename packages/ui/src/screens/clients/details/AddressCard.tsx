import { isBlank } from '@waldkerf/domain/texts/blank'
import { clientLimits, type ClientField, genders } from '@waldkerf/domain/clients/clientValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Card } from '@waldkerf/ui/parts/Card/Card'
import { Sub } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { isTooLong, RowField, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm } from '@waldkerf/ui/parts/RowForm/RowForm'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { texts } from './client.texts.ts'
import type { ClientActions, ClientState } from './clientTypes.ts'

export interface AddressCardProps {
  form: ClientState['form']
  actions: ClientActions['form']
}

const address = ['name', 'name_zusatz', 'strasse', 'plz', 'ort'] as const
const contact = ['ap_vorname', 'ap_nachname', 'ap_tel'] as const

/** Address and contact person, stored together. */
export function AddressCard({ form, actions }: AddressCardProps) {
  const t = useTexts(texts)
  const isNameless = isBlank(form.values.name)
  const invalid =
    isNameless || [...address, ...contact].some((name) => isTooLong(form.values[name], clientLimits[name]))
  const field = (name: ClientField) => (
    <RowField
      key={name}
      form={form}
      actions={actions}
      field={name}
      label={t.fields[name]}
      most={clientLimits[name]}
      error={name === 'name' && isNameless ? t.address.noName : undefined}
      input={{ required: name === 'name', type: name === 'ap_tel' ? 'tel' : 'text' }}
    />
  )
  return (
    <Card title={t.address.title}>
      <RowForm form={form} actions={actions} invalid={invalid}>
        <Fields>{address.map(field)}</Fields>
        <Sub>{t.address.contact}</Sub>
        <Fields>
          <GenderField form={form} actions={actions} />
          {contact.map(field)}
        </Fields>
      </RowForm>
    </Card>
  )
}

/** How the contact person is addressed; a stored value that is not known stays a choice. */
function GenderField({ form, actions }: AddressCardProps) {
  const t = useTexts(texts)
  const { ap_gender: value } = form.values
  const genderWord = (gender: string) => t.genders[gender] ?? gender
  return (
    <RowPlace form={form} actions={actions} field="ap_gender" label={t.fields.ap_gender} formatValue={genderWord}>
      <Select
        label={t.fields.ap_gender}
        value={value}
        onChange={(event) => actions.change({ ap_gender: event.target.value })}
      >
        {[...new Set(['', ...genders, value])].map((gender) => (
          <option key={gender} value={gender}>
            {genderWord(gender)}
          </option>
        ))}
      </Select>
    </RowPlace>
  )
}
