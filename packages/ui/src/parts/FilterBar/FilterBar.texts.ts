import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    search: 'Suchen',
    reset: 'Zurücksetzen',
    filter: 'Filter',
    filterSet: (count: string) => `Filter (${count})`,
    show: 'Liste zeigen',
  },
  async () => (await import('./FilterBar.texts.en.ts')).en,
)
