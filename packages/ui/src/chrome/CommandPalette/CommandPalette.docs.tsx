import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { CommandPalette } from './CommandPalette.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Jeder Bildschirm, jede Handlung und alles, was die Daten haben, mit ein paar getippten Buchstaben.',
    en: 'Any screen, any action and whatever the data have by a few typed letters.',
  },
  notFor: [
    {
      de: 'Eine Liste eingrenzen: das tut der Filter des Bildschirms, zu dem sie gehört.',
      en: 'To narrow a list: the filter of the screen it belongs to does that.',
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
