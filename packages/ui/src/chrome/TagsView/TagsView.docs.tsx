import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { TagsView } from './TagsView.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Die offenen Seiten unter der oberen Leiste, mit Maus, Tasten und Finger zu ordnen und zu schließen.',
    en: 'The open pages below the top bar, to be ordered and closed by mouse, keyboard and touch.',
  },
  notFor: [{ de: 'Ansichten einer Seite: dafür sind Tabs da.', en: 'Views of a page: those are Tabs.' }],
  keyboard: [
    { keys: [['ArrowLeft'], ['ArrowRight']], does: { de: 'Zur nächsten Seite', en: 'To the next page' } },
    { keys: [['Home'], ['End']], does: { de: 'Zur ersten oder letzten', en: 'To the first or the last' } },
    { keys: [['Enter']], does: { de: 'Sie öffnen', en: 'Open it' } },
    { keys: [['Delete']], does: { de: 'Sie schließen', en: 'Close it' } },
    { keys: [['Shift', 'F10']], does: { de: 'Ihr Menü', en: 'Its menu' } },
    { keys: [['Ctrl', 'Shift', 'ArrowRight']], does: { de: 'Sie verschieben', en: 'Move it' } },
  ],
  components: { TagsView },
}
