import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Hinweise und Fehler',
    errors: 'Fehler',
    others: 'Hinweise',
    none: 'Keine Hinweise und Fehler.',
    times: (count: number) => `${count}-mal`,
    clear: 'Liste leeren',
  },
  async () => (await import('./RecentMessages.texts.en.ts')).en,
)
