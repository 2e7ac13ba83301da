import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    hint: (total: string) => `${total} Meldungen: Die Karte zeigt Zusammenfassungen, die Liste jeweils einen Teil.`,
    pages: 'Teile der Liste',
    rows: (from: string, to: string, total: string) => `Zeilen ${from} bis ${to} von ${total}`,
    previous: 'Vorheriger Teil',
    next: 'Nächster Teil',
    first: 'Erster Teil',
  },
  async () => (await import('./sections.texts.en.ts')).en,
)
