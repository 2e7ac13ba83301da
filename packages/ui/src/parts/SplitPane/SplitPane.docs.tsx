import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SplitPane } from './SplitPane.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Zwei Flächen mit einem Griff dazwischen, nebeneinander oder übereinander.',
    en: 'Two panes with a handle between them, side by side or one above the other.',
  },
  notFor: [
    {
      de: 'Etwas, das nur zeitweise daneben steht: dafür ist Drawer da.',
      en: 'Something that stands beside only for a while: that is a Drawer.',
    },
  ],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight']],
      does: { de: 'Den Griff um 2 % verschieben', en: 'Move the handle by 2 %' },
    },
    { keys: [['PageUp'], ['PageDown']], does: { de: 'Um 10 %', en: 'By 10 %' } },
    { keys: [['Home'], ['End']], does: { de: 'So weit es geht', en: 'As far as it goes' } },
    { keys: [['Enter']], does: { de: 'Zurück auf die Anfangsteilung', en: 'Back to the first division' } },
  ],
  components: { SplitPane },
}
