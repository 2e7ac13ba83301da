import { isBlank } from '@waldkerf/domain/texts/blank'
import { clientLimits, type ClientField, genders } from '@waldkerf/domain/clients/clientValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Sub } from '@waldkerf/ui/parts/DetailPage/DetailPage'
import { isTooLong, RowField, RowPlace } from '@waldkerf/ui/parts/RowForm/RowField'
import { Fields, RowForm } from '@waldkerf/ui/parts/RowForm/RowForm'
import { Select } from '@waldkerf/ui/parts/Select/Select'
import { usePostcodeFault } from '@waldkerf/ui/screens/clients/country/CountrySelect'
import { clientTexts } from '@waldkerf/ui/screens/clients/ClientsScreen.texts'
import type { ClientActions, ClientState } from '../clientTypes.ts'
import { mailWords } from '@waldkerf/ui/parts/DetailPage/mailWords'
import { FactsCard } from '@waldkerf/ui/parts/FactsCard/FactsCard'

export interface AddressCardProps {
  form: ClientState['form']
  /** Of the client, in two letters; '' until it is known. */
  country: string
  /** Whom one writes to; '' where nobody is known, undefined until it is known. */
  email: string | undefined
  actions: ClientActions['form']
  /** The form opens at the line that is to be filled in or shortened. */
  isLedTo?: boolean | undefined
  onLed?: (() => void) | undefined
}

const address = ['name', 'name_zusatz', 'strasse', 'plz', 'ort'] as const
const contact = ['ap_vorname', 'ap_nachname', 'ap_tel'] as const

/** A line of the address that is missing, or else the longest one. */
function doubtfulField(values: AddressCardProps['form']['values']): ClientField {
  const needed = address.filter((name) => name !== 'name_zusatz')
  const longest = [...address, ...contact].toSorted((one, other) => values[other].length - values[one].length)
  return needed.find((name) => isBlank(values[name])) ?? longest[0] ?? 'name'
}

/** Address and contact person, stored together. */
export function AddressCard({ form, country, email, actions, isLedTo, onLed }: AddressCardProps) {
  const t = useTexts(clientTexts)
  const isNameless = isBlank(form.values.name)
  const faults: Partial<Record<ClientField, string>> = {
    name: isNameless ? t.address.noName : undefined,
    // Stored all the same: the country stands in another form.
    plz: usePostcodeFault(form.values.plz, country),
  }
  const wrong = [...address, ...contact].filter(
    (name) => (name === 'name' && isNameless) || isTooLong(form.values[name], clientLimits[name]),
  )
  const field = (name: ClientField) => (
    <RowField
      key={name}
      form={form}
      actions={actions}
      field={name}
      label={t.fields[name]}
      most={clientLimits[name]}
      error={faults[name]}
      input={{ required: name === 'name', type: name === 'ap_tel' ? 'tel' : 'text' }}
    />
  )
  const { values } = form
  const salutation = values.ap_gender === '' ? '' : (t.genders[values.ap_gender] ?? values.ap_gender)
  const facts = [
    [t.address.contact, words(salutation, values.ap_vorname, values.ap_nachname)],
    [t.fields.ap_tel, wayTo(`tel:${values.ap_tel.replaceAll(/[^+\d]/g, '')}`, values.ap_tel)],
    // Its line is there before it is.
    [t.recipients.email, email === undefined ? '\u00A0' : wayTo(`mailto:${email}`, email)],
    [t.address.where, lines(values.name, values.name_zusatz, values.strasse, words(values.plz, values.ort))],
  ] as const
  return (
    <FactsCard
      title={t.address.title}
      form={form}
      facts={facts}
      leadTo={isLedTo ? doubtfulField(values) : undefined}
      onLed={onLed}
    >
      <RowForm form={form} actions={actions} wrong={wrong.map((name) => t.fields[name])}>
        <Fields>{address.map(field)}</Fields>
        <Sub>{t.address.contact}</Sub>
        <Fields>
          <GenderField form={form} actions={actions} />
          {contact.map(field)}
        </Fields>
      </RowForm>
    </FactsCard>
  )
}

/** No page of ours: a router would take it for one. */
const wayTo = (address: string, text: string) =>
  text && <a href={address}>{text.includes('@') ? mailWords(text) : text}</a>

const words = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(' ')
const lines = (...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join('\n')

/** How the contact person is addressed; a stored value that is not known stays a choice. */
function GenderField({ form, actions }: Pick<AddressCardProps, 'form' | 'actions'>) {
  const t = useTexts(clientTexts)
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
