import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { LazyPicture } from './LazyPicture.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Bild, dessen Bytes ein Aufruf holt, sobald es gleich zu sehen ist. Sein Platz bleibt frei; fehlt es, steht ein Zeichen dort.',
    en: 'A picture whose bytes come by a call, once it is about to be seen. Its place is kept; without one a sign stands there.',
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
