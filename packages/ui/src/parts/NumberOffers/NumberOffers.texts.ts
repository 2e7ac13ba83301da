import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { meant: (text: string) => `Meinten Sie ${text}?`, or: (text: string) => `Oder ${text}?` },
  async () => (await import('./NumberOffers.texts.en.ts')).en,
)
