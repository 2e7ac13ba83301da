import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { TileGrid } from './TileGrid.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Datensätze als Kacheln, so viele nebeneinander, wie passen, auch zehntausende. Ein Tabulatorhalt, alles per Tastatur.',
    en: 'Records as tiles, as many side by side as fit, tens of thousands too. One tab stop, all by keyboard.',
  },
  notFor: [
    {
      de: 'Werte, die man vergleicht oder sortiert: dafür ist DataTable da.',
      en: 'Values to compare or sort by: that is DataTable.',
    },
  ],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight'], ['ArrowUp'], ['ArrowDown']],
      does: { de: 'Zur nächsten Kachel in dieser Richtung', en: 'To the next tile in that direction' },
    },
    { keys: [['PageUp'], ['PageDown']], does: { de: 'Eine Seite weiter', en: 'One page on' } },
    { keys: [['Home'], ['End']], does: { de: 'Zur ersten und letzten Kachel', en: 'To the first and last tile' } },
    { keys: [['Enter']], does: { de: 'Öffnen', en: 'Open' } },
    { keys: [['Space']], does: { de: 'Auswählen', en: 'Select' } },
    { keys: [['Shift', 'ArrowRight']], does: { de: 'Alles bis dorthin auswählen', en: 'Select all up to there' } },
    { keys: [['Ctrl', 'A']], does: { de: 'Alles auswählen', en: 'Select all' } },
    { keys: [['Escape']], does: { de: 'Die Auswahl aufheben', en: 'Clear the selection' } },
  ],
  components: { TileGrid },
}
