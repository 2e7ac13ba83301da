import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { OutlineMap } from './OutlineMap.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Flächen dort, wo sie liegen, als Umrisse oder von weitem als Zeichen; Karte und Liste zeigen dasselbe.',
    en: 'Areas where they lie, as outlines or, from afar, as marks; map and list show the same.',
  },
  notFor: [{ de: 'Punkte in großer Zahl: dafür ist MapView da.', en: 'Points in great number: that is MapView.' }],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']],
      does: { de: 'Die Karte verschieben', en: 'Move the map' },
    },
    { keys: [['+'], ['-']], does: { de: 'Vergrößern, verkleinern', en: 'Zoom in, zoom out' } },
    {
      keys: [['Enter']],
      does: { de: 'Öffnen, was der Mitte am nächsten liegt', en: 'Open what lies nearest to the middle' },
    },
    { keys: [['0']], does: { de: 'Alles zeigen', en: 'Show everything' } },
  ],
  components: { OutlineMap },
}
