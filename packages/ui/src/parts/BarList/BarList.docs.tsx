import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { BarList } from './BarList.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Namen mit ihren Zahlen als Balken von null an. Die Liste ist zugleich ihre eigene Tabelle.',
    en: 'Names with their figures as bars from zero. The list is its own table at the same time.',
  },
  notFor: [
    {
      de: 'Werte mit Vorzeichen oder mehreren Teilen: dafür ist BarChart da.',
      en: 'Values with a sign or of several parts: that is a BarChart.',
    },
  ],
  keyboard: [
    {
      keys: [['Tab']],
      does: { de: 'Zur nächsten Zeile, die irgendwohin führt', en: 'To the next row that leads somewhere' },
    },
    { keys: [['Enter']], does: { de: 'Der Zeile folgen', en: 'Follow the row' } },
  ],
  components: { BarList },
}
