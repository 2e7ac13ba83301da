import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ProgressBar } from './ProgressBar.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Wie weit etwas ist, oder ohne Wert, dass es weitergeht. NavigationProgress ist die Linie am oberen Rand, wenn die nächste Seite auf sich warten lässt.',
    en: 'How far something is, or without a value that it goes on. NavigationProgress is the line at the upper edge when the next page takes its time.',
  },
  notFor: [
    { de: 'Laden einer Fläche: dafür ist Skeleton da.', en: 'An area that loads: that is a Skeleton.' },
    {
      de: 'Lange Arbeit, die man anhalten kann: dafür ist TaskProgress da.',
      en: 'Long work that can be stopped: that is TaskProgress.',
    },
  ],
  keyboard: [],
  components: { ProgressBar, NavigationProgress },
  matrix: {
    states: ['rest'],
    rows: [
      { name: '60 %', sample: () => <ProgressBar label="Karten berechnen" value={0.6} /> },
      { name: 'failed', sample: () => <ProgressBar label="Karten berechnen" value={0.6} failed /> },
      { name: '–', sample: () => <ProgressBar label="Karten berechnen" /> },
    ],
  },
}
