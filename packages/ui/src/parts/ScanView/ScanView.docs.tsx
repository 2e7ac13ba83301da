import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ScanView } from './ScanView.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Scan jeder Größe mit Punkten, die auf ein Zehntel Bildpunkt gesetzt, gezogen und verschoben werden.',
    en: 'A scan of any size with points that are set, dragged and nudged to a tenth of a pixel.',
  },
  notFor: [
    { de: 'Ein Bild nur ansehen: dafür ist LazyPicture da.', en: 'Only to look at a picture: that is LazyPicture.' },
    { de: 'Die Lage auf der Karte: dafür ist WarpMap da.', en: 'The place on the map: that is WarpMap.' },
  ],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']],
      does: {
        de: 'Den Punkt um 0,1 Bildpunkte verschieben; ohne Punkt das Blatt',
        en: 'Nudge the point by 0.1 pixels; without one move the sheet',
      },
    },
    { keys: [['Shift', 'ArrowRight']], does: { de: 'Um einen ganzen Bildpunkt', en: 'By a whole pixel' } },
    { keys: [['PageUp'], ['PageDown']], does: { de: 'Voriger, nächster Punkt', en: 'Previous, next point' } },
    { keys: [['Enter']], does: { de: 'Einen Punkt in der Mitte setzen', en: 'Set a point in the middle' } },
    { keys: [['Delete']], does: { de: 'Den Punkt löschen', en: 'Delete the point' } },
    { keys: [['+'], ['-']], does: { de: 'Vergrößern, verkleinern', en: 'Zoom in, zoom out' } },
    { keys: [['0']], does: { de: 'Das ganze Blatt zeigen', en: 'Show the whole sheet' } },
    { keys: [['Escape']], does: { de: 'Die Auswahl aufheben', en: 'Clear the selection' } },
  ],
  components: { ScanView },
}
