import { defineTexts } from '../../i18n/Language.tsx'

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
    printed: (count: string, all: string) =>
      `Gedruckt sind die ersten ${count} von ${all} Zeilen. Alle stehen in der Datei unter „Exportieren“.`,
  },
  async () => (await import('./DataTable.texts.en.ts')).en,
)
