import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Meine Meldungen',
    empty: 'Noch keine eigenen Meldungen',
    emptyText: 'Was Sie melden, steht hier mit seinem Stand und der Antwort der Fachleute.',
    found: (day: string) => `gefunden am ${day}`,
    reported: (day: string) => `gemeldet am ${day}`,
    answer: 'Antwort',
    pictures: (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`),
    all: (count: number) => `Alle ${count} Meldungen`,
  },
  async () => (await import('./MinePanel.texts.en.ts')).en,
)
