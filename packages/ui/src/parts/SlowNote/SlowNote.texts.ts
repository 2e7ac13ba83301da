import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { slow: 'Das Laden dauert länger als sonst.' },
  async () => (await import('./SlowNote.texts.en.ts')).en,
)
