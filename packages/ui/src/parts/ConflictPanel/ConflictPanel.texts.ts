import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { mine: 'Ihre Fassung', theirs: 'Gespeicherte Fassung', empty: 'leer', yes: 'ja', no: 'nein' },
  async () => (await import('./ConflictPanel.texts.en.ts')).en,
)
