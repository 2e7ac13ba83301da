import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Registrierungen',
    month: 'Monat',
    count: 'Registrierungen',
    none: 'Im letzten halben Jahr kam niemand dazu.',
    empty: 'Noch keine Nutzer',
    emptyText: 'Wer sich anmeldet, steht hier.',
  },
  async () => (await import('./UsersPanel.texts.en.ts')).en,
)
