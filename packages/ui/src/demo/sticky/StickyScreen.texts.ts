import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Haftende Leiste',
    intro:
      'Die Leiste bleibt unter dem Seitenkopf stehen, wenn ihr Platz aus dem Bild rückt. Das zweite Element haftet tiefer.',
    bar: 'Veröffentlichen',
    platform: 'Plattform',
    link: 'Adresse',
    time: 'Erscheint am',
    publish: 'Veröffentlichen',
    second: 'Haftet bei 200 Pixeln',
    text: 'Etwas zum Scrollen',
  },
  async () => (await import('./StickyScreen.texts.en.ts')).en,
)
