import type { SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import type { SettingsField } from '@waldkerf/domain/officeSettings/settingsValues'
import { defineTexts } from '../../i18n/Language.tsx'

const fields = {
  firma: 'Firma',
  inhaber: 'Inhaberin, Inhaber oder Leitung',
  ansprechpartner: 'Ansprechperson für Rückfragen',
  strasse: 'Straße und Hausnummer',
  plz: 'PLZ',
  ort: 'Ort',
  steuernummer: 'Steuernummer',
  ust_id: 'USt-IdNr.',
  handelsregister: 'Handelsregister',
  telefon: 'Telefon',
  email: 'E-Mail',
  kontoinhaber: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  zahlungsziel_tage: 'Zahlungsziel in Tagen',
  logo: 'Logo',
} satisfies Record<SettingsField, string>

const parts = {
  name: 'Name der Firma',
  address: 'Anschrift',
  taxNumber: 'Steuernummer oder USt-IdNr.',
  contact: 'Ansprechperson',
  phone: 'Telefonnummer',
  email: 'E-Mail-Adresse',
  bank: 'Bankverbindung',
} satisfies Record<SettingsPart, string>

/** Sentences of the rules that ask for more than a filled field. */
const rules: Record<string, string> = {
  'BR-CO-09': 'Die USt-IdNr. ist ungültig',
  'BR-DE-27': 'Die Telefonnummer ist unvollständig',
  'BR-DE-28': 'Die E-Mail-Adresse ist ungültig',
  'BR-DE-19': 'Die IBAN ist ungültig',
  'BR-DE-3': 'Der Ort fehlt',
  'BR-DE-4': 'Die PLZ ist ungültig',
  'WK-STREET': 'Die Straße fehlt',
  'WK-BIC': 'Die BIC ist ungültig',
}

export const texts = defineTexts(
  {
    title: 'Einstellungen',
    tabs: {
      office: 'Büro',
      texts: 'Textbausteine',
      templates: 'Vorlagen',
      people: 'Kürzel und Unterschriften',
      datev: 'Steuerberatung',
      operation: 'Betrieb',
    },
    loading: 'Die Einstellungen werden geladen.',
    failed: 'Die Einstellungen konnten nicht geladen werden',
    fields,
    sections: {
      firm: 'Firma',
      tax: 'Steuer und Register',
      contact: 'Kontakt',
      bank: 'Bank und Zahlung',
      look: 'Erscheinungsbild',
    },
    hints: {
      ansprechpartner: 'Leer: Inhaberin, Inhaber oder Leitung',
      kontoinhaber: 'Leer: die Firma',
      handelsregister: 'Gericht und Nummer, wie sie auf dem Brief stehen',
      zahlungsziel: 'Daraus folgt das Fälligkeitsdatum jeder Rechnung.',
    },
    wrong: {
      iban: 'Die Prüfziffer passt nicht. Bitte vergleichen Sie die IBAN mit dem Kontoauszug.',
      bic: 'Eine BIC hat 8 oder 11 Zeichen.',
      ust_id: 'Eine deutsche USt-IdNr. ist DE und neun Ziffern.',
      email: 'Das ist keine E-Mail-Adresse.',
      plz: 'Eine Postleitzahl hat fünf Ziffern.',
      term: 'Bitte geben Sie ganze Tage ein, von 0 bis 365.',
    },
    missing: {
      title: 'E-Rechnung',
      complete: 'Alles da: Rechnungen dieses Büros können E-Rechnungen werden.',
      intro: 'Damit Rechnungen gültige E-Rechnungen werden, fehlt noch:',
      parts,
      rules,
      publicOnly: 'nur für öffentliche Auftraggeber',
    },
    series: {
      title: 'Nummernkreise',
      hint: 'Nummern werden je Jahr automatisch und lückenlos vergeben.',
      none: 'Noch ist keine Nummer vergeben.',
      kinds: { AN: 'Angebote', RE: 'Rechnungen' },
      last: 'Letzte Nummer',
      year: 'Jahr',
      kind: 'Reihe',
    },
    picture: {
      choose: 'Bild wählen …',
      remove: 'Entfernen',
      none: 'Kein Bild',
      hint: 'PNG oder JPEG, höchstens 500 kB.',
      tooLarge: 'Das Bild ist zu groß: höchstens 500 kB.',
      tooManyPixels: 'Das Bild ist zu groß: höchstens 40 Millionen Bildpunkte.',
      damaged: 'Das Bild ist beschädigt und lässt sich nicht lesen.',
      wrongType: 'Bitte wählen Sie ein PNG oder ein JPEG.',
      alternative: 'Das gewählte Bild',
    },
  },
  async () => (await import('./SettingsScreen.texts.en.ts')).en,
)
