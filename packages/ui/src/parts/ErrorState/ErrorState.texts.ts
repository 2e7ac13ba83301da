import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { retry: 'Erneut versuchen' },
  async () => (await import('./ErrorState.texts.en.ts')).en,
)
