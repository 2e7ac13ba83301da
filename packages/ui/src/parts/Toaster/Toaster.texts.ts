import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { label: 'Benachrichtigungen', close: 'Meldung schließen' },
  async () => (await import('./Toaster.texts.en.ts')).en,
)
