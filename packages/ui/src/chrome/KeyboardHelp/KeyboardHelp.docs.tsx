import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { KeyboardHelp } from './KeyboardHelp.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Alles, was der Rahmen mit Tasten kann, und der Schalter für Kürzel aus einer Taste.',
    en: 'All that the frame does by keyboard, and the switch for shortcuts of a single key.',
  },
  notFor: [
    {
      de: 'Tasten eines einzelnen Bildschirms: die stehen dort, wo sie gelten.',
      en: 'Keys of a single screen: they stand where they hold.',
    },
  ],
  keyboard: [
    { keys: [['?']], does: { de: 'Öffnen', en: 'Open' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { KeyboardHelp },
}
