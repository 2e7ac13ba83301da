import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { unsaved: 'ein neuer Eintrag' },
  async () => (await import('./samples.texts.en.ts')).en,
)
