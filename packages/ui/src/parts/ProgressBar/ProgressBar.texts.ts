import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { loading: 'Seite wird geladen' },
  async () => (await import('./ProgressBar.texts.en.ts')).en,
)
