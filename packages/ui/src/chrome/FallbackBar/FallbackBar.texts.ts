import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { retry: 'Erneut versuchen' },
  async () => (await import('./FallbackBar.texts.en.ts')).en,
)
