import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Offene Angebote und Rechnungen',
    open: 'Offene Rechnungen',
    openCount: (count: string, one: boolean) => (one ? '1 Rechnung' : `${count} Rechnungen`),
    overdue: (amount: string) => `davon ${amount} überfällig`,
    nothingOverdue: 'nichts davon überfällig',
    kind: 'Stand',
    count: 'Anzahl',
    drafts: 'Angebote im Entwurf',
    sent: 'Angebote beim Kunden',
    accepted: 'Angenommen, nicht abgerechnet',
    invoices: 'Rechnungen in Arbeit',
    note: (day: string) => `Das älteste offene Angebot ist vom ${day}.`,
    empty: 'Nichts offen',
    emptyText: 'Alle Angebote sind entschieden, alle Rechnungen festgeschrieben.',
  },
  async () => (await import('./DocumentsPanel.texts.en.ts')).en,
)
