import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { slow: 'Das Laden dauert länger als sonst.' },
  async () => (await import('./SlowNote.texts.en.ts')).en,
)
