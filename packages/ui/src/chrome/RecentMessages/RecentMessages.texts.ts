import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Letzte Meldungen',
    errors: 'Fehler',
    others: 'Weitere Meldungen',
    none: 'Es gibt keine Meldungen.',
    times: (count: number) => `${count}-mal`,
    clear: 'Liste leeren',
  },
  async () => (await import('./RecentMessages.texts.en.ts')).en,
)
