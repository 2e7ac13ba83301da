import type { StoredDatevSettings } from '@waldkerf/domain/entities/office/settings'
import { type AccountKind, accountKinds } from './accounts.ts'
import type { DatevSettings } from './datevProblems.ts'

/** The settings as typed texts. */
export type DatevField = Exclude<keyof StoredDatevSettings, 'version'>
export type DatevValues = Readonly<Record<DatevField, string>>

export const toDatevValues = ({ version: _version, ...settings }: StoredDatevSettings): DatevValues => ({
  ...settings,
  kontolaenge: String(settings.kontolaenge),
  jahresbeginn: String(settings.jahresbeginn),
})

export type DatevFault = 'berater' | 'mandant' | 'konto' | 'kontoTooLong'

const isAccountField = (field: DatevField): field is AccountKind => accountKinds.some((kind) => kind === field)

/** The error of a field; an empty field has none, even if it is required. The data service has the same rule. */
export function datevFault(field: DatevField, values: DatevValues): DatevFault | undefined {
  const value = values[field].trim()
  if (value === '') return undefined
  if (field === 'berater') return /^[1-9]\d{3,6}$/.test(value) && value !== '1000' ? undefined : 'berater'
  if (field === 'mandant') return /^[1-9]\d{0,4}$/.test(value) ? undefined : 'mandant'
  if (!isAccountField(field)) return undefined
  if (!/^\d{4,8}$/.test(value)) return 'konto'
  return value.length > Number(values.kontolaenge) ? 'kontoTooLong' : undefined
}

export const wrongDatev = (values: DatevValues): DatevField[] =>
  (Object.keys(values) as DatevField[]).filter((field) => datevFault(field, values))

/** Settings without which the tax adviser cannot import the file. */
export const missingDatev = ({ berater, mandant }: Pick<StoredDatevSettings, 'berater' | 'mandant'>) => [
  ...(berater === '' ? (['berater'] as const) : []),
  ...(mandant === '' ? (['mandant'] as const) : []),
]

/** The first day of the business year that a day lies in. */
export function businessYearStart(day: string, month: number): string {
  const begins = `-${String(month).padStart(2, '0')}-01`
  const year = Number(day.slice(0, 4))
  return day.slice(4) >= begins ? `${year}${begins}` : `${year - 1}${begins}`
}

/** The settings for a span that begins on this day. */
export const toDatevSettings = (stored: StoredDatevSettings, from: string): DatevSettings => ({
  adviser: stored.berater,
  client: stored.mandant,
  chart: stored.kontenrahmen,
  accountLength: stored.kontolaenge,
  yearStart: businessYearStart(from, stored.jahresbeginn),
  accounts: Object.fromEntries(accountKinds.map((kind) => [kind, stored[kind]])),
})
