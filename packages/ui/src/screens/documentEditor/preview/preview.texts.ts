import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    label: 'Vorschau des Dokuments',
  },
  async () => (await import('./preview.texts.en.ts')).en,
)
