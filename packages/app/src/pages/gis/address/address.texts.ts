import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    ignored: (parts: string) =>
      `Die Adresse enthält Angaben, die nicht zu verstehen sind und nichts eingrenzen: ${parts}`,
  },
  async () => (await import('./address.texts.en.ts')).en,
)
