import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { CommandPalette } from './CommandPalette.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Jeder Bildschirm und jede Handlung mit ein paar getippten Buchstaben.',
    en: 'Any screen and any action by a few typed letters.',
  },
  notFor: [
    {
      de: 'Daten suchen: das tut der Bildschirm, zu dem sie gehören.',
      en: 'To search data: the screen they belong to does that.',
    },
  ],
  keyboard: [
    { keys: [['Ctrl', 'K']], does: { de: 'Öffnen', en: 'Open' } },
    {
      keys: [['ArrowUp'], ['ArrowDown']],
      does: { de: 'Ein Treffer weiter, reihum', en: 'One hit on, round and round' },
    },
    { keys: [['PageUp'], ['PageDown']], does: { de: 'Acht weiter', en: 'Eight on' } },
    { keys: [['Enter']], does: { de: 'Hingehen oder ausführen', en: 'Go there, or do it' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { CommandPalette },
}
