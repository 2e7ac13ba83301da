import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unsaved: (name: string) => `Passpunkte von „${name}“`,
  },
  async () => (await import('./georef.texts.en.ts')).en,
)
