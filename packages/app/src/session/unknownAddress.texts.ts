import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  // Short, so that an address is whole on a phone, too; a long one is cut at its end.
  { gone: (address: string) => `Keine Seite unter ${address}` },
  async () => (await import('./unknownAddress.texts.en.ts')).en,
)
