import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Beispielseite',
    loading: 'Die Einträge werden geladen.',
    empty: { title: 'Noch keine Einträge', text: 'Sobald es einen gibt, steht er hier.' },
    failed: 'Die Einträge konnten nicht geladen werden',
    stale: 'Angezeigt wird der Stand vor der Störung.',
    retry: 'Neu laden',
  },
  async () => (await import('./SamplesScreen.texts.en.ts')).en,
)
