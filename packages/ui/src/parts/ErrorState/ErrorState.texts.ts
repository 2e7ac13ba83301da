import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { retry: 'Erneut versuchen' },
  async () => (await import('./ErrorState.texts.en.ts')).en,
)
