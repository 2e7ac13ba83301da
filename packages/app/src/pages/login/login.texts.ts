import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unreachable: 'Der Anmeldedienst antwortet nicht.',
    turnedAway: 'Der Anmeldedienst hat Sie mehrmals hintereinander nicht angemeldet.',
  },
  async () => (await import('./login.texts.en.ts')).en,
)
