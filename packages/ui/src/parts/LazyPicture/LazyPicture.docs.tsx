import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { LazyPicture } from './LazyPicture.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Bild, dessen Bytes ein Aufruf holt, sobald es gleich zu sehen ist. Sein Platz bleibt frei; gibt es keines, steht das dort.',
    en: 'A picture whose bytes come by a call, once it is about to be seen. Its place is kept; where there is none, that is said.',
  },
  notFor: [
    {
      de: 'Bilder der Anwendung selbst: die liegen neben dem Programm und brauchen keinen Aufruf.',
      en: 'Pictures of the application itself: they lie beside the program and need no call.',
    },
  ],
  keyboard: [],
  components: { LazyPicture },
}
