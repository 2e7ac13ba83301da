import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    state: 'Bundesland',
    all: (count: number) => `Alle ${count} zeigen`,
    less: 'Weniger zeigen',
  },
  async () => (await import('./StateCard.texts.en.ts')).en,
)
