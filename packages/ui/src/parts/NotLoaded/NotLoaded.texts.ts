import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { missing: (names: string) => `${names}: nicht geladen`, retry: 'Erneut laden' },
  async () => (await import('./NotLoaded.texts.en.ts')).en,
)
