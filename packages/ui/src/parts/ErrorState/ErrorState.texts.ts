import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    retry: 'Erneut versuchen',
    missing: 'Vielleicht wurde der Eintrag gelöscht, oder die Adresse ist vertippt.',
  },
  async () => (await import('./ErrorState.texts.en.ts')).en,
)
