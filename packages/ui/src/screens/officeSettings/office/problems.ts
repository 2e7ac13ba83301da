import { isBic, isEmail, isIban, isVatId } from '@waldkerf/domain/office/eInvoice/rules/formats'
import {
  isTerm,
  settingsFields,
  settingsLimits,
  type SettingsField,
  type SettingsValues,
} from '@waldkerf/domain/officeSettings/settingsValues'
import { isTooLong } from '@waldkerf/ui/parts/RowForm/RowField'

/** Fields whose form is known; the word names the sentence that says what is wrong. */
const checks = {
  iban: isIban,
  bic: (text: string) => isBic(text.replaceAll(/\s/g, '')),
  ust_id: (text: string) => isVatId(text.replaceAll(/\s/g, '')),
  email: isEmail,
  plz: (text: string) => /^\d{5}$/.test(text.trim()),
} as const satisfies Partial<Record<SettingsField, (text: string) => boolean>>

type Checked = keyof typeof checks
export type SettingsProblem = Checked | 'term'

const isChecked = (field: SettingsField): field is Checked => field in checks

/** A field's fault; an empty field has none, though it may be missing. */
export function findProblem(field: SettingsField, value: string): SettingsProblem | undefined {
  if (field === 'zahlungsziel_tage') return isTerm(value) ? undefined : 'term'
  if (value.trim() === '' || !isChecked(field)) return undefined
  return checks[field](value) ? undefined : field
}

/** Fields whose values would be refused, or would make every later invoice wrong. */
export const wrongFields = (values: SettingsValues): SettingsField[] =>
  settingsFields.filter(
    (field) => isTooLong(bareLength(field, values[field]), settingsLimits[field]) || findProblem(field, values[field]),
  )

/** Account numbers are stored without their blanks. */
export const bareLength = (field: SettingsField, value: string): string =>
  field === 'iban' || field === 'bic' ? value.replaceAll(/\s/g, '') : value
