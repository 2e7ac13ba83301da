import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ChartCard } from './ChartCard.tsx'
import { FigureTable } from './FigureTable.tsx'
import { Legend } from './Legend.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Diagramm, dieselben Zahlen als Tabelle und beides als Datei (PNG, CSV).',
    en: 'A chart, the same figures as a table, and both as files (PNG, CSV).',
  },
  notFor: [{ de: 'Eine einzelne Zahl: dafür ist Stat da.', en: 'A single figure: that is a Stat.' }],
  keyboard: [
    {
      keys: [['Tab']],
      does: {
        de: 'Zum Umschalter zwischen Bild und Tabelle, zum Menü, zur Tabelle',
        en: 'To the switch between chart and table, the menu, the table',
      },
    },
    { keys: [['Space'], ['Enter']], does: { de: 'Umschalten', en: 'Switch' } },
    { keys: [['ArrowUp'], ['ArrowDown']], does: { de: 'In der Tabelle rollen', en: 'Scroll within the table' } },
  ],
  components: { ChartCard, FigureTable, Legend },
}
