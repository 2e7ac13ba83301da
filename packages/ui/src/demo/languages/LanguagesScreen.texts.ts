import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Sprachen',
    intro: 'Die Sprache gilt für Seite, Bausteine und Rahmen zugleich. Offene Eingaben bleiben stehen.',
    language: 'Sprache',
    parts: 'Bausteine in der Sprache',
    day: 'Tag',
    choice: 'Anzahl',
    button: { today: 'Heute', all: 'Alle', none: 'Keine', add: 'Hinzufügen', export: 'Ausgeben', remove: 'Löschen' },
    table: 'Besuche',
    name: 'Name',
    date: 'Datum',
    trees: 'Bäume',
    address: 'Anschrift',
  },
  async () => (await import('./LanguagesScreen.texts.en.ts')).en,
)
