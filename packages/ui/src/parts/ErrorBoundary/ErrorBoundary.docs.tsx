import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ErrorBoundary } from './ErrorBoundary.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Was darin bricht, bricht allein: Der Rest der Seite arbeitet weiter, und an der Stelle steht, was die Seite dafür vorsieht.',
    en: 'What breaks inside breaks alone: the rest of the page goes on, and what the page provides stands in its place.',
  },
  notFor: [
    {
      de: 'Fehler von Aufrufen: die kennt der Bildschirm als Zustand (Loadable) und zeigt ErrorState.',
      en: 'Failures of calls: the screen knows them as a state (Loadable) and shows an ErrorState.',
    },
  ],
  keyboard: [],
  components: { ErrorBoundary },
}
