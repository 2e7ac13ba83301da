import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unsaved: 'ein Eintrag der Prognose',
    entry: (day: string, amount: string) => `Der Eintrag vom ${day} über ${amount}`,
  },
  async () => (await import('./forecast.texts.en.ts')).en,
)
