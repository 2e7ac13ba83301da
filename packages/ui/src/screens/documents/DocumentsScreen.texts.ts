import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import { defineTexts } from '../../i18n/Language.tsx'

const kinds = {
  offers: {
    title: 'Angebote',
    create: 'Neues Angebot',
    loading: 'Die Angebote werden geladen.',
    failed: 'Die Angebote konnten nicht geladen werden',
    empty: { title: 'Noch kein Angebot', text: 'Das erste Angebot entsteht in einer Minute.' },
    nothingFits: { title: 'Kein Angebot passt', text: 'Zu dieser Auswahl gibt es keine Angebote.' },
  },
  invoices: {
    title: 'Rechnungen',
    create: 'Neue Rechnung',
    loading: 'Die Rechnungen werden geladen.',
    failed: 'Die Rechnungen konnten nicht geladen werden',
    empty: { title: 'Noch keine Rechnung', text: 'Eine Rechnung entsteht hier oder aus einem Angebot.' },
    nothingFits: { title: 'Keine Rechnung passt', text: 'Zu dieser Auswahl gibt es keine Rechnungen.' },
  },
} satisfies Record<DocumentListKind, unknown>

export const texts = defineTexts(
  {
    kinds,
    noClient: { title: 'Noch kein Kunde', text: 'Angebote und Rechnungen sind für jemanden: Zuerst kommt der Kunde.' },
    newClient: 'Ersten Kunden anlegen',
    noAmounts: 'Die Beträge konnten nicht geladen werden.',
    sum: 'Summe',
    days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    nobody: 'ohne Kunde',
    parts: { clients: 'Namen der Kunden', payments: 'Zahlungen', chain: 'Zugehörige Dokumente' },
    dueOn: (day: string) => `fällig ${day}`,
    datedOn: (day: string) => `vom ${day}`,
    missing: 'nicht geladen',
    unclear: 'unklar',
    columns: {
      nummer: 'Nummer',
      day: 'Datum',
      supplied: 'Leistung am',
      client: 'Kunde',
      bearbeiter: 'Bearbeitung',
      status: 'Status',
      due: 'Fällig',
      age: 'Alter',
      rate: 'USt-Satz',
      net: 'Netto',
      vat: 'USt',
      gross: 'Brutto',
      open: 'Offen',
      chain: 'Vorgang',
      paid: 'Bezahlt',
    },
    filter: {
      label: 'Liste filtern',
      searchHint: 'Nummer, Kunde, Kürzel …',
      statuses: 'Status',
      bearbeiter: 'Bearbeitung',
      everybody: 'Alle Kürzel',
      from: 'Datum ab',
      to: 'Datum bis',
    },
  },
  async () => (await import('./DocumentsScreen.texts.en.ts')).en,
)
