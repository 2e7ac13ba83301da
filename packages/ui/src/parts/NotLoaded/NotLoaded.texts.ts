import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { missing: (names: string) => `${names}: nicht geladen`, retry: 'Erneut laden' },
  async () => (await import('./NotLoaded.texts.en.ts')).en,
)
