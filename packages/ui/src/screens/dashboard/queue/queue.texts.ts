import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const queueTexts = defineTexts(
  {
    title: 'Offene Prüfungen nach Alter',
    age: 'Wartezeit',
    recent: 'Heute und gestern',
    days: (from: number, to: number) => `${from} bis ${to} Tage`,
    longer: (from: number) => `mehr als ${from} Tage`,
    row: (age: string, count: string) => `${age}: ${count === '1' ? '1 Meldung' : `${count} Meldungen`}`,
    waiting: 'Rückfragen ohne Antwort zählen mit.',
    empty: 'Keine offene Prüfung',
    emptyText: 'Alle Meldungen sind entschieden.',
    oldestTitle: 'Als Nächstes zu prüfen',
    daysOpen: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
    today: 'heute',
    unknownState: 'Ohne Ort',
  },
  async () => (await import('./queue.texts.en.ts')).queueEn,
)
