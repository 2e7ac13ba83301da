import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ExportMenu } from './ExportMenu.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Zeilen als Datei: CSV, wie es deutsche Tabellenprogramme öffnen, XLSX, GeoJSON. Während des Schreibens sieht man, wie weit es ist.',
    en: 'Rows as a file: CSV as German spreadsheets open it, XLSX, GeoJSON. While it is written one sees how far it is.',
  },
  notFor: [
    {
      de: 'Ein Diagramm als Bild: das kann ChartCard selbst.',
      en: 'A chart as a picture: ChartCard does that itself.',
    },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space'], ['ArrowDown']], does: { de: 'Das Menü öffnen', en: 'Open the menu' } },
    { keys: [['Escape']], does: { de: 'Das Menü schließen', en: 'Close the menu' } },
  ],
  components: { ExportMenu },
}
