import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { loading: 'Seite wird geladen' },
  async () => (await import('./ProgressBar.texts.en.ts')).en,
)
