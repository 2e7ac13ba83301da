import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Sortierbare Listen',
    intro: 'Artikel lassen sich innerhalb einer Liste und zwischen beiden bewegen.',
    list: 'Liste',
    pool: 'Vorrat',
    add: (text: string) => `${text} in die Liste`,
    remove: (text: string) => `${text} zurück in den Vorrat`,
    loading: 'Artikel werden geladen',
    failed: 'Die Artikel konnten nicht geladen werden',
  },
  async () => (await import('./DndListScreen.texts.en.ts')).en,
)
