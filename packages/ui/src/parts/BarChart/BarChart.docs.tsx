import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { BarChart } from './BarChart.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Waagerechte Balken mit Namen und Zahlen, auch aus mehreren Teilen. Jede Zeile kann dorthin führen, was sie zählt.',
    en: 'Horizontal bars with names and figures, of several parts if wanted. Each row may lead to what it counts.',
  },
  notFor: [
    {
      de: 'Wenige Zeilen mit einem Wert, ohne Tabelle daneben: dafür ist BarList da.',
      en: 'A few rows of one value without a table beside them: that is a BarList.',
    },
    {
      de: 'Verläufe über die Zeit: dafür zeichnet EChart Linien.',
      en: 'What goes on over time: EChart draws lines for that.',
    },
  ],
  keyboard: [
    {
      keys: [['Tab']],
      does: { de: 'Zum nächsten Balken, der irgendwohin führt', en: 'To the next bar that leads somewhere' },
    },
    { keys: [['Enter']], does: { de: 'Dem Balken folgen', en: 'Follow the bar' } },
  ],
  components: { BarChart },
}
