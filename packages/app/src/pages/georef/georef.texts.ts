import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    different: 'Der Datendienst hat andere Punkte gespeichert, als gesendet wurden.',
    unsaved: (name: string) => `Passpunkte von „${name}“`,
  },
  async () => (await import('./georef.texts.en.ts')).en,
)
