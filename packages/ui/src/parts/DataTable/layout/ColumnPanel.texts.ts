import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    columns: 'Spalten',
    earlier: (column: string) => `${column} nach vorn`,
    later: (column: string) => `${column} nach hinten`,
    wider: (column: string) => `${column} breiter`,
    narrower: (column: string) => `${column} schmaler`,
    reset: 'Zurücksetzen',
    density: 'Kompakte Zeilen',
  },
  async () => (await import('./ColumnPanel.texts.en.ts')).en,
)
