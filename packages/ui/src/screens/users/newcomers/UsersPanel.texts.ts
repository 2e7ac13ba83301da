import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Neue Nutzer',
    month: 'Monat',
    count: 'Neue Nutzer',
    empty: 'Noch keine Nutzer',
    emptyText: 'Wer sich anmeldet, steht hier.',
  },
  async () => (await import('./UsersPanel.texts.en.ts')).en,
)
