import type { OfficeSettings } from '../entities/office/settings.ts'

/** Fields that one call stores (`w_set_buero`), and the most characters each takes. */
export const settingsLimits = {
  firma: 200,
  inhaber: 200,
  ansprechpartner: 200,
  strasse: 200,
  plz: 10,
  ort: 100,
  steuernummer: 50,
  ust_id: 20,
  handelsregister: 100,
  telefon: 50,
  email: 254,
  kontoinhaber: 70,
  iban: 34,
  bic: 11,
  bank: 100,
  zahlungsziel_tage: 3,
  /** Name of a picture. */
  logo: 64,
} as const
export type SettingsField = keyof typeof settingsLimits
export type SettingsValues = Readonly<Record<SettingsField, string>>

export const settingsFields = Object.keys(settingsLimits) as SettingsField[]

/** Most days until an invoice is due. */
const longestTerm = 365

export const settingsValues = (office: OfficeSettings): SettingsValues =>
  Object.fromEntries(settingsFields.map((field) => [field, String(office[field])])) as SettingsValues

/** Account and bank numbers are stored without the blanks that make them readable. */
const bare = (text: string) => text.replaceAll(/\s/g, '').toUpperCase()

/** As it is stored. */
export const storableSettings = (values: SettingsValues): SettingsValues => ({
  ...values,
  iban: bare(values.iban),
  bic: bare(values.bic),
  ust_id: bare(values.ust_id),
})

/** 'DE89370400440532013000' → 'DE89 3704 0044 0532 0130 00' */
export const readableIban = (iban: string): string => bare(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')

export const isTerm = (days: string): boolean => /^\d{1,3}$/.test(days.trim()) && Number(days) <= longestTerm
