import type { WeightedStatus } from '@waldkerf/domain/forecast/outlook'
import { defineTexts } from '../../i18n/Language.tsx'

const likelihood = {
  entwurf: 'Entwürfe',
  versendet: 'Versendete Angebote',
  angenommen: 'Angenommene Angebote',
} satisfies Record<WeightedStatus, string>

/** Kinds that are known; others keep their own names. */
const kinds: Record<string, string> = { einnahme: 'Einnahmen', ausgabe: 'Ausgaben' }

export const texts = defineTexts(
  {
    title: 'Prognose',
    loading: 'Die Prognose wird geladen.',
    failed: 'Die Prognose konnte nicht geladen werden',
    partFailed: 'Das konnte nicht geladen werden.',
    retry: 'Neu laden',
    kinds,
    figures: {
      income: 'Erwartet in zwölf Monaten',
      offers: 'davon aus Angeboten',
      invoices: 'Offene Rechnungen',
      invoicesNote: 'netto, mit denen in Arbeit',
      expenses: 'Ausgaben',
      month: 'Dieser Monat',
    },
    outlook: {
      title: 'Ausblick nach Monat und Art',
      month: 'Monat',
      invoices: 'Rechnungen',
      offers: 'Angebote, gewichtet',
      balance: 'Saldo',
      note: (days: string, term: string) =>
        `Netto. Was von Rechnungen offen ist, nach Fälligkeit (${term} Tage), Überfälliges heute. Angebote ${days} Tage nach ihrem Datum, mit Zahlungsziel.`,
      thousand: (amount: string) => `${amount} T€`,
      more: 'Weitere Arten',
    },
    assumptions: {
      title: 'Was wäre, wenn',
      hint: 'Wie wahrscheinlich aus Angeboten Aufträge werden, und wie spät Kunden zahlen.',
      likelihood,
      delay: 'Zahlung später als vereinbart',
      percent: (value: string) => `${value} %`,
      days: (value: string) => (value === '1' ? '1 Tag' : `${value} Tage`),
      reset: 'Zurücksetzen',
      effect: (amount: string) => `${amount} gegenüber der Grundannahme`,
    },
    plan: {
      title: 'Plan und Ist',
      month: 'Monat',
      planned: 'Geplante Einnahmen',
      actual: 'In Rechnung gestellt',
      difference: 'Abweichung',
      note: 'Netto, nach Rechnungsdatum.',
    },
    entries: {
      title: 'Einträge',
      add: 'Neuer Eintrag',
      edit: 'Eintrag ändern',
      day: 'Datum',
      kind: 'Art',
      amount: 'Betrag',
      sum: 'Saldo',
      kindHint: 'einnahme, ausgabe oder eigene Worte; leer: Andere',
      amountHint: 'Netto, zum Beispiel 1.234,50',
      remove: 'Löschen',
      empty: { title: 'Noch kein Eintrag', text: 'Erfassen Sie, was Sie erwarten: Datum, Art und Betrag.' },
      noAmount: 'Bitte geben Sie einen Betrag ein.',
      wrongAmount: (isOffered: boolean) =>
        isOffered ? 'Das ist nicht eindeutig.' : 'Das ist kein Betrag mit höchstens zwei Nachkommastellen.',
      tooLong: (most: number) => `Höchstens ${most} Zeichen.`,
    },
  },
  async () => (await import('./ForecastScreen.texts.en.ts')).en,
)
