import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    columns: 'Spalten',
    more: (column: string) => `${column}: Platz und Breite`,
    drag: (column: string) => `${column} an einen anderen Platz ziehen`,
    pin: 'Vorn anheften',
    unpin: 'Nicht mehr anheften',
    earlier: 'Nach vorn',
    later: 'Nach hinten',
    wider: 'Breiter',
    narrower: 'Schmaler',
    isHidden: 'Die Spalte ist ausgeblendet.',
    isFirst: 'Sie ist schon die erste.',
    isLast: 'Sie ist schon die letzte.',
    reset: 'Zurücksetzen',
    density: 'Kompakte Zeilen',
  },
  async () => (await import('./ColumnPanel.texts.en.ts')).en,
)
