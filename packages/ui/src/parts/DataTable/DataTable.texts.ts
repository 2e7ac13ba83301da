import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Words of the bars that come when they are wanted. */

export const texts = defineTexts(
  {
    count: (count: string, one: boolean) => `${count} ${one ? 'Zeile' : 'Zeilen'}`,
    rowCount: (shown: string, all: string, one: boolean) => `${shown} von ${all} ${one ? 'Zeile' : 'Zeilen'}`,
    filters: 'Spalten filtern',
    columns: 'Spalten',
    movedTo: (column: string, place: number) => `${column} ist jetzt Spalte ${place}`,
    widthIs: (column: string, px: number) => `${column}: ${px} Pixel breit`,
    headHelp:
      'Umschalt und Eingabe sortieren zusätzlich; Umschalt und Pfeile ändern die Breite; Strg, Umschalt und Pfeile verschieben die Spalte.',
    sortPlace: (place: number) => `, Stufe ${place}`,
    pickAll: 'Alle gezeigten Zeilen auswählen',
    pickRow: (line: number) => `Zeile ${line} auswählen`,
    totals: 'Summe',
    totalsOfAll: (count: string) => `Summe aller ${count}`,
    printed: (count: string, all: string) =>
      `Gedruckt sind die ersten ${count} von ${all} Zeilen. Alle stehen in der Datei unter „Exportieren“.`,
    bars: {
      filteredTitle: 'Keine Zeile passt zu den Filtern',
      filteredText: 'Die Tabelle hat Zeilen, aber keine, die alle Filter erfüllt.',
      resetFilters: 'Filter aufheben',
      loading: 'Zeilen werden geladen',
      failed: 'Die Zeilen konnten nicht geladen werden',
      picked: (count: string, hidden: string) => `${count} ausgewählt${hidden && `, ${hidden} nicht sichtbar`}`,
      unpick: 'Auswahl aufheben',
      all: 'Alle',
      showAll: (count: string) => `Alle ${count} zeigen`,
      more: (count: string) => `Weitere ${count} zeigen`,
      fewer: 'Weniger zeigen',
      sortBy: 'Sortieren nach',
      direction: { ascending: 'Aufsteigend, umkehren', descending: 'Absteigend, umkehren' },
    },
    copy: {
      copied: (rows: number) => (rows === 1 ? 'Kopiert' : `${rows} Zeilen kopiert`),
      refused: 'Der Browser lässt hier nichts kopieren.',
    },
    filterRow: {
      filters: 'Spalten filtern',
      filterLabel: (column: string) => `Filter: ${column}`,
      anyValue: 'Alle',
      hints: { text: 'Enthält …', number: 'z. B. 5–10', day: 'z. B. 11.2026', choice: '' },
    },
    columnPanel: {
      columns: 'Spalten',
      more: (column: string) => `${column}: Platz und Breite`,
      drag: (column: string) => `${column} an einen anderen Platz ziehen`,
      pin: 'Vorn anheften',
      unpin: 'Nicht mehr anheften',
      earlier: 'Nach vorn',
      later: 'Nach hinten',
      wider: 'Breiter',
      narrower: 'Schmaler',
      isHidden: 'Die Spalte ist ausgeblendet.',
      isFirst: 'Sie ist schon die erste.',
      isLast: 'Sie ist schon die letzte.',
      reset: 'Zurücksetzen',
      density: 'Kompakte Zeilen',
    },
  },
  async () => (await import('./DataTable.texts.en.ts')).en,
)
