import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    list: 'Bauteile und Rahmen',
    search: 'Suchen',
    rooms: { parts: 'Bauteile', chrome: 'Rahmen' },
    choose: 'Bauteil',
    none: 'Nichts heißt so.',
  },
  async () => (await import('./PartsGuide.texts.en.ts')).en,
)
