import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    label: 'Exportieren',
    formats: { csv: 'Tabelle (CSV)', xlsx: 'Excel (XLSX)', geojson: 'Karte (GeoJSON)' },
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
