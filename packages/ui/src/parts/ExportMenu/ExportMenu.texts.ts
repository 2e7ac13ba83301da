import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    label: 'Exportieren',
    formats: { csv: 'Tabelle (CSV)', xlsx: 'Excel (XLSX)', geojson: 'Karte (GeoJSON)' },
    extent: {
      picked: (format: string, count: string) => `Nur ausgewählte (${count}): ${format}`,
      part: (format: string, count: string, total: string) => `Nur dieser Teil (${count} von ${total}): ${format}`,
      all: (format: string, count: string) => `Alle ${count}: ${format}`,
    },
    partNote: (count: string, total: string) => `nur ein Teil der Liste (${count} von ${total})`,
    pickedNote: (count: string) => `Nur ausgewählte (${count})`,
    running: (format: string) => `${format} wird geschrieben`,
    finished: (format: string) => `${format} ist fertig`,
    failed: 'Der Export ist nicht gelungen.',
    again: 'Erneut versuchen',
    cancel: 'Export abbrechen',
    nothing: 'Es gibt keine Zeilen.',
    tooLong: 'Excel fasst so viele Zeilen nicht.',
  },
  async () => (await import('./ExportMenu.texts.en.ts')).en,
)
