import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Icon } from './Icon.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Bild neben Worten, in der Farbe des Textes. Vorlesegeräten sagt es nichts.',
    en: 'A picture beside words, in the colour of the text. To screen readers it says nothing.',
  },
  notFor: [
    {
      de: 'Ein Bild, das allein etwas bedeutet: geben Sie ihm Worte (IconButton, VisuallyHidden).',
      en: 'A picture that means something alone: give it words (IconButton, VisuallyHidden).',
    },
    { de: 'Zeichen auf der Karte: dafür ist Mark da.', en: 'Marks on the map: that is Mark.' },
  ],
  keyboard: [],
  components: { Icon },
  matrix: {
    states: ['rest'],
    rows: ([16, 20] as const).map((size) => ({ name: `${size} px`, sample: () => <Icon name="beetle" size={size} /> })),
  },
}
