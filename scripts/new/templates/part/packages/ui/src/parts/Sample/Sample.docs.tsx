import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Sample } from './Sample.tsx'

export const docs: PartDocs = {
  purpose: { de: 'Wozu es da ist, in einem Satz.', en: 'What it is for, in one sentence.' },
  notFor: [{ de: 'Wo etwas anderes richtig ist, und was.', en: 'Where something else is right, and what.' }],
  keyboard: [],
  components: { Sample },
  matrix: {
    states: ['rest'],
    rows: (['plain', 'accent'] as const).map((tone) => ({
      name: tone,
      sample: () => <Sample tone={tone}>Drei Meldungen warten.</Sample>,
    })),
  },
}
