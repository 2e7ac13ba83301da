import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    firstTodos: {
      traps: 'Fallen leeren',
      report: 'Bericht schreiben',
      call: 'Försterei anrufen',
      map: 'Karte prüfen',
      offer: 'Angebot nachfassen',
      photos: 'Fotos sortieren',
      plan: 'Begang planen',
      keys: 'Schlüssel zurückgeben',
    },
  },
  async () => (await import('./todos.texts.en.ts')).en,
)
