import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  // The address last: a long one is cut at its end.
  { gone: (address: string) => `Diese Adresse gibt es hier nicht: ${address}` },
  async () => (await import('./unknownAddress.texts.en.ts')).en,
)
