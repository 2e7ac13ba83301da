import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    shown: (count: string, total: string) => `${count} von ${total}`,
    search: 'Suche',
    everything: 'Alle, ohne Filter',
    stale: 'Angezeigt wird der Stand vor der Störung.',
    retry: 'Neu laden',
    reset: 'Zurücksetzen',
  },
  async () => (await import('./ListScreen.texts.en.ts')).en,
)
