import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Words of the bars that come when they are wanted. */
export const texts = defineTexts(
  {
    filteredTitle: 'Keine Zeile passt zu den Filtern',
    filteredText: 'Die Tabelle hat Zeilen, aber keine, die alle Filter erfüllt.',
    resetFilters: 'Filter aufheben',
    loading: 'Zeilen werden geladen',
    failed: 'Die Zeilen konnten nicht geladen werden',
    picked: (count: string, hidden: string) => `${count} ausgewählt${hidden && `, ${hidden} nicht sichtbar`}`,
    unpick: 'Auswahl aufheben',
    all: 'Alle',
    sortBy: 'Sortieren nach',
    direction: { ascending: 'Aufsteigend, umkehren', descending: 'Absteigend, umkehren' },
  },
  async () => (await import('./bars.texts.en.ts')).en,
)
