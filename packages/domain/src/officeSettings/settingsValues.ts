import { columnNames, factsAbout, textLengths } from '../entities/columns.ts'
import { officeColumns, type OfficeSettings } from '../entities/office/settings.ts'

/** Fields that one call stores (`w_set_buero`), and the most characters each takes. */
export const settingsLimits = { ...textLengths(officeColumns), zahlungsziel_tage: 3 }
export type SettingsField = keyof typeof officeColumns
export type SettingsValues = Readonly<Record<SettingsField, string>>

export const settingsFields = columnNames(officeColumns)

export const settingsValues = (office: OfficeSettings): SettingsValues =>
  Object.fromEntries(settingsFields.map((field) => [field, String(office[field])])) as SettingsValues

/** Account and bank numbers are stored without the blanks that make them readable. */
const bare = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

/** Normalises the values for storing. */
export const storableSettings = (values: SettingsValues): SettingsValues => ({
  ...values,
  iban: bare(values.iban),
  bic: bare(values.bic),
  ust_id: bare(values.ust_id),
})

/** 'DE89370400440532013000' → 'DE89 3704 0044 0532 0130 00' */
export const readableIban = (iban: string): string => bare(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')

export function isTerm(days: string): boolean {
  const facts = factsAbout(officeColumns.zahlungsziel_tage)
  return /^\d{1,3}$/.test(days.trim()) && facts.kind === 'count' && Number(days) <= facts.most
}
