import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Eingaben verwerfen?',
    lost: (titles: string) => `Nicht gespeicherte Eingaben gehen verloren: ${titles}.`,
    keep: 'Weiter bearbeiten',
    discard: 'Verwerfen',
  },
  async () => (await import('./DiscardQuestion.texts.en.ts')).en,
)
