import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { label: 'Kunde', all: 'Alle Kunden' },
  async () => (await import('./choice.texts.en.ts')).en,
)
