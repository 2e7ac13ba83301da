import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    label: 'Seite suchen',
    results: 'Gefundene Seiten',
    nothing: 'Keine Seite gefunden',
    found: (count: number) => (count === 1 ? 'Eine Seite' : `${count} Seiten`),
  },
  async () => (await import('./SidebarSearch.texts.en.ts')).en,
)
