import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Sortierbare Auswahl',
    intro:
      'Was gewählt ist, steht darunter in der Reihenfolge, die man ihm gibt. Wer abwählt und wieder wählt, beginnt hinten.',
    choice: 'Obst',
    order: 'Reihenfolge',
    fruit: { apple: 'Apfel', banana: 'Banane', orange: 'Orange', pear: 'Birne', strawberry: 'Erdbeere' },
    none: 'Nichts gewählt.',
  },
  async () => (await import('./DragSelectScreen.texts.en.ts')).en,
)
