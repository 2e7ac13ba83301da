import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    filters: 'Spalten filtern',
    filterLabel: (column: string) => `Filter: ${column}`,
    anyValue: 'Alle',
    hints: { text: 'Enthält …', number: 'z. B. 5–10', day: 'z. B. 11.2026', choice: '' },
  },
  async () => (await import('./FilterRow.texts.en.ts')).en,
)
