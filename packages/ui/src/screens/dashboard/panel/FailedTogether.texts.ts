import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { failed: 'Mehrere Teile der Seite konnten nicht geladen werden' },
  async () => (await import('./FailedTogether.texts.en.ts')).en,
)
