import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Sparkline } from './Sparkline.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Wie etwas verlief, auf einen Blick und von null an; die Worte daneben sagen es genau.',
    en: 'How something went on, at a glance and from zero; the words beside it say it exactly.',
  },
  notFor: [
    {
      de: 'Werte, die man ablesen soll: dafür ist EChart mit Achsen da.',
      en: 'Values that are to be read: that is EChart with axes.',
    },
  ],
  keyboard: [],
  components: { Sparkline },
  matrix: { states: ['rest'], rows: [{ name: 'Sparkline', sample: () => <Sparkline values={[2, 5, 3, 8, 13, 9]} /> }] },
}
