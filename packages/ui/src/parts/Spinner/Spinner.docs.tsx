import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Spinner } from './Spinner.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Etwas ist im Gange. Daneben stehen Worte; allein sagt es Vorlesegeräten nichts.',
    en: 'Something is under way. Beside it stand words; alone it says nothing to screen readers.',
  },
  notFor: [
    { de: 'Flächen, die laden: dafür ist Skeleton da.', en: 'Areas that load: that is a Skeleton.' },
    { de: 'Arbeit mit bekanntem Ende: dafür ist ProgressBar da.', en: 'Work with a known end: that is a ProgressBar.' },
  ],
  keyboard: [],
  components: { Spinner },
  matrix: {
    states: ['rest'],
    rows: ([16, 20] as const).map((size) => ({ name: `${size} px`, sample: () => <Spinner size={size} /> })),
  },
}
