import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    edit: (title: string) => `${title} bearbeiten`,
    editShort: 'Bearbeiten',
    close: 'Schließen',
    saved: 'Gespeichert',
    none: 'Noch nichts eingetragen.',
  },
  async () => (await import('./FactsCard.texts.en.ts')).en,
)
