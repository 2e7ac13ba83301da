import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { EChart } from './EChart.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Der Rahmen für Diagramme mit ECharts: lädt die Bibliothek spät, folgt Größe und Farbmodus, gibt alles wieder zurück.',
    en: 'The frame for charts by ECharts: loads the library late, follows size and colour mode, gives everything back.',
  },
  notFor: [
    {
      de: 'Ein Diagramm ohne Tabelle daneben: stellen Sie es in eine ChartCard.',
      en: 'A chart without a table beside it: put it into a ChartCard.',
    },
  ],
  keyboard: [],
  components: { EChart },
}
