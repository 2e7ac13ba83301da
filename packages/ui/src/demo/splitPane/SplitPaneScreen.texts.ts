import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Geteilte Fläche',
    intro: 'Die Griffe lassen sich ziehen oder mit Pfeiltasten, Pos1 und Ende bewegen. Ein Doppelklick stellt zurück.',
    outer: 'Breite der linken Fläche',
    inner: 'Höhe der oberen Fläche',
    left: 'Links',
    top: 'Oben',
    bottom: 'Unten',
  },
  async () => (await import('./SplitPaneScreen.texts.en.ts')).en,
)
