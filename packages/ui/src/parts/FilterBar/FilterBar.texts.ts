import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  { search: 'Suchen', reset: 'Zurücksetzen', more: 'Weitere Filter' },
  async () => (await import('./FilterBar.texts.en.ts')).en,
)
