import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { WarpMap } from './WarpMap.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Zeigt, wo ein Plan auf der Karte liegt, verzerrt wie die gewählte Transformation; Punkte werden wie auf dem Scan gesetzt.',
    en: 'Shows where a plan lies on the map, warped as the chosen transformation has it; points are set as on the scan.',
  },
  notFor: [{ de: 'Punkte nur zeigen: dafür ist MapView da.', en: 'Only to show points: that is MapView.' }],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']],
      does: {
        de: 'Den Punkt um 0,1 m verschieben; ohne Punkt die Karte',
        en: 'Nudge the point by 0.1 m; without one move the map',
      },
    },
    { keys: [['Shift', 'ArrowRight']], does: { de: 'Um einen Meter', en: 'By a metre' } },
    { keys: [['PageUp'], ['PageDown']], does: { de: 'Voriger, nächster Punkt', en: 'Previous, next point' } },
    { keys: [['Enter']], does: { de: 'Einen Punkt in der Mitte setzen', en: 'Set a point in the middle' } },
    { keys: [['Delete']], does: { de: 'Den Punkt löschen', en: 'Delete the point' } },
    { keys: [['+'], ['-']], does: { de: 'Vergrößern, verkleinern', en: 'Zoom in, zoom out' } },
    { keys: [['0']], does: { de: 'Alles zeigen', en: 'Show everything' } },
    { keys: [['Escape']], does: { de: 'Die Auswahl aufheben', en: 'Clear the selection' } },
  ],
  components: { WarpMap },
}
