import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { FileChoice } from './FileChoice.tsx'
import { FileDrop } from './FileDrop.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Datei, die irgendwo auf der Ansicht losgelassen oder mit einem Knopf gewählt wird; was sie bewirkt, steht in der Zeile.',
    en: 'A file that is dropped anywhere on the view, or chosen with a button; the line says what comes of it.',
  },
  notFor: [
    {
      de: 'Bilder einer Meldung: die haben ihre eigene Auswahl mit Kamera und Fortschritt.',
      en: 'Pictures of a report: they have a choice of their own, with camera and progress.',
    },
  ],
  keyboard: [
    {
      keys: [['Enter'], ['Space']],
      does: { de: 'Auf dem Knopf: die Datei wählen', en: 'On the button: choose the file' },
    },
  ],
  components: { FileDrop, FileChoice },
}
