import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    fallback: 'Ihre Daten konnten nicht geladen werden. Sie sehen vorerst nur das Dashboard.',
    over: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich neu an, um weiterzuarbeiten.',
  },
  async () => (await import('./SessionBar.texts.en.ts')).en,
)
