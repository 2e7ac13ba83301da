import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: (count: string, one: boolean) => (one ? 'Feld einer Karte ändern' : `Feld von ${count} Karten ändern`),
    field: 'Feld',
    ready: (count: string, one: boolean) =>
      one ? 'Eine Karte bekommt den neuen Wert.' : `${count} Karten bekommen den neuen Wert.`,
    choose: 'Geben Sie den neuen Wert ein. Ein geleertes Feld löscht den bisherigen.',
    none: 'Keine der gewählten Karten ändert sich dadurch.',
    unchanged: (count: string) => `${count} ausgelassen: haben diesen Wert schon`,
    replaced: (count: string) => `${count} verlieren damit einen anderen Wert.`,
    start: (count: string, one: boolean) => (one ? 'Eine Karte ändern' : `${count} Karten ändern`),
    progress: 'Karten ändern',
    results: 'Ergebnis je Karte',
  },
  async () => (await import('./bulk.texts.en.ts')).en,
)
