import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { KeyboardHelp } from './KeyboardHelp.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Alles, was der Rahmen und die Georeferenzierung mit Tasten können, und der Schalter für Kürzel aus einer Taste.',
    en: 'All that the frame and the georeferencing do by keyboard, and the switch for shortcuts of a single key.',
  },
  notFor: [
    {
      de: 'Die Tasten der Prüfung: Sie haben ihre eigene Übersicht.',
      en: 'The keys of the review: they have a list of their own.',
    },
  ],
  keyboard: [
    { keys: [['?']], does: { de: 'Öffnen', en: 'Open' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { KeyboardHelp },
}
