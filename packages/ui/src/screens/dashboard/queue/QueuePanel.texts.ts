import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Offene Prüfungen nach Alter',
    age: 'Wartet seit',
    recent: 'Heute und gestern',
    days: (from: number, to: number) => `${from} bis ${to} Tagen`,
    longer: (from: number) => `mehr als ${from} Tagen`,
    waiting: (count: string, oldest: number) =>
      oldest === 0
        ? `${count} Meldungen warten, alle von heute`
        : `${count} Meldungen warten, die älteste seit ${oldest === 1 ? 'einem Tag' : `${oldest} Tagen`}`,
    row: (age: string, count: string) => `${age}: ${count} Meldungen`,
    empty: 'Keine offene Prüfung',
    emptyText: 'Alle Meldungen sind entschieden.',
    oldestTitle: 'Am längsten offen',
    daysOpen: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
    today: 'heute',
    unknownState: 'Ohne Ort',
  },
  async () => (await import('./QueuePanel.texts.en.ts')).en,
)
