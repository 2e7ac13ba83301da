import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { label: 'Benachrichtigungen', close: 'Meldung schließen' },
  async () => (await import('./Toaster.texts.en.ts')).en,
)
