import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { MapView } from './MapView.tsx'
import { Mark } from './Mark.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Karte mit gebündelten Punkten über den Ländern, die mit der Anwendung kommen. Eigene Flächen zeigt sie als Umrisse mit ihren Namen. Sie füllt die Höhe, die man ihr gibt.',
    en: 'A map of clustered points over the Länder, which come with the product. It shows one’s own areas as outlines with their names. It fills the height it is given.',
  },
  notFor: [
    { de: 'Flächen, aus denen man wählt: dafür ist OutlineMap da.', en: 'Areas to choose from: that is OutlineMap.' },
    { de: 'Zahlen je Land: dafür ist StateMap da.', en: 'Figures per Land: that is StateMap.' },
    {
      de: 'Eine Karte ohne Liste daneben: dieselben Punkte müssen auch lesbar sein.',
      en: 'A map without a list beside it: the same points must be readable, too.',
    },
  ],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']],
      does: { de: 'Zum nächsten Zeichen in dieser Richtung', en: 'To the next mark in that direction' },
    },
    { keys: [['Shift', 'ArrowRight']], does: { de: 'Die Karte verschieben', en: 'Move the map' } },
    { keys: [['+'], ['-']], does: { de: 'Vergrößern, verkleinern', en: 'Zoom in, zoom out' } },
    { keys: [['Home']], does: { de: 'Alles zeigen', en: 'Show everything' } },
    { keys: [['Enter']], does: { de: 'Zeichen oder Bündel öffnen', en: 'Open the mark or cluster' } },
    { keys: [['Space']], does: { de: 'Auswählen oder abwählen', en: 'Pick or unpick' } },
    { keys: [['Escape']], does: { de: 'Das Zeichen verlassen', en: 'Leave the mark' } },
  ],
  components: { MapView, Mark },
}
