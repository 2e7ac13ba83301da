import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { EmptyState } from './EmptyState.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Nichts zu zeigen, freundlich gesagt: eine Zeichnung, ein Satz, höchstens eine Handlung.',
    en: 'Nothing to show, said kindly: a drawing, one sentence, one action at most.',
  },
  notFor: [
    { de: 'Etwas ist misslungen: dafür ist ErrorState da.', en: 'Something failed: that is an ErrorState.' },
    { de: 'Es lädt noch: dafür ist Skeleton da.', en: 'It is still loading: that is a Skeleton.' },
  ],
  keyboard: [],
  components: { EmptyState },
  matrix: {
    states: ['rest'],
    rows: (['forest', 'beetle', 'map', 'broken'] as const).map((drawing) => ({
      name: drawing,
      sample: () => <EmptyState drawing={drawing} title="Noch nichts hier" text="Neue Funde erscheinen von selbst." />,
    })),
  },
}
