import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unsaved: 'Einstellungen des Büros',
    datev: 'Angaben für die Steuerberatung',
    entry: 'ein Eintrag der Einstellungen',
  },
  async () => (await import('./settings.texts.en.ts')).en,
)
