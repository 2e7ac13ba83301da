import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { failed: 'Die Daten sind nicht angekommen.' },
  async () => (await import('./useRead.texts.en.ts')).en,
)
