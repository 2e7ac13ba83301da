import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { gone: (address: string) => `Die Adresse „${address}“ gibt es hier nicht. Sie sehen stattdessen das Dashboard.` },
  async () => (await import('./unknownAddress.texts.en.ts')).en,
)
