import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { failed: 'Das konnte nicht geladen werden.', retry: 'Neu laden' },
  async () => (await import('./LoadedCard.texts.en.ts')).en,
)
