import type { OfficePart, SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const parts = {
  name: 'Name der Firma',
  address: 'Anschrift',
  taxNumber: 'Steuernummer oder USt-IdNr.',
  contact: 'Ansprechperson',
  phone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
  bank: 'Bankverbindung',
} satisfies Record<SettingsPart, string>

const states = { done: 'vorhanden', missing: 'fehlt', wrong: 'prüfen' } satisfies Record<OfficePart['state'], string>

/** Sentences of the rules that ask for more than a filled field. */
const rules: Record<string, string> = {
  'BR-CO-26': 'Eine der beiden Nummern fehlt',
  'BR-CO-09': 'Die USt-IdNr. ist ungültig',
  'BR-DE-27': 'Die Telefonnummer ist unvollständig',
  'BR-DE-28': 'Die E-Mail-Adresse ist ungültig',
  'BR-50': 'Die IBAN fehlt',
  'BR-DE-19': 'Die IBAN ist ungültig',
  'BR-DE-3': 'Der Ort fehlt',
  'BR-DE-4': 'Die PLZ fehlt oder ist ungültig',
  'WK-STREET': 'Die Straße fehlt',
  'WK-BIC': 'Die BIC ist ungültig',
}

export const texts = defineTexts({ parts, states, rules }, async () => (await import('./checklist.texts.en.ts')).en)
