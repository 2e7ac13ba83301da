import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Glossar',
    lead: 'Die Wörter des Faches, deutsch und englisch, mit dem, wie sie über die Leitung gehen und wie der Code sie nennt.',
    search: 'Wort suchen',
    found: (count: number) => (count === 1 ? '1 Wort' : `${count} Wörter`),
    german: 'Deutsch',
    english: 'Englisch',
    meaning: 'Bedeutung',
    wire: 'Leitung',
    code: 'Code',
    none: 'Kein Wort passt dazu',
    noneText: 'Gesucht wird in beiden Sprachen, in den Feldern und in der Erklärung.',
  },
  async () => (await import('./GlossaryPage.texts.en.ts')).en,
)
