import { defineTexts } from '@waldkerf/ui/i18n/Language'

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
