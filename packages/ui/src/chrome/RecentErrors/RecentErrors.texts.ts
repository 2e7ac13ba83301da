import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Letzte Fehler',
    none: 'Es ist kein Fehler aufgetreten.',
    times: (count: number) => `${count}-mal`,
    clear: 'Liste leeren',
  },
  async () => (await import('./RecentErrors.texts.en.ts')).en,
)
