import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Nach oben',
    intro:
      'Nach den ersten 300 Pixeln erscheint unten rechts eine Taste, die zurückführt. Wer selbst scrollt, bricht die Fahrt ab.',
    text: 'Etwas zum Scrollen',
    button: 'Nach oben',
  },
  async () => (await import('./BackToTopScreen.texts.en.ts')).en,
)
