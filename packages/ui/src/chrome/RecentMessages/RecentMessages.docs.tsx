import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { RecentMessages } from './RecentMessages.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Was zuletzt gesagt wurde: Meldungen sind nach fünf Sekunden weg, hier liest man sie in Ruhe.',
    en: 'What was said lately: messages are gone after five seconds, here they can be read in peace.',
  },
  notFor: [
    {
      de: 'Ein Protokoll: was bleiben muss, steht in der Datenbank.',
      en: 'A log: what has to remain stands in the database.',
    },
  ],
  keyboard: [
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
    { keys: [['Tab']], does: { de: 'Durch die Meldungen zum Leeren', en: 'Through the messages to clearing them' } },
  ],
  components: { RecentMessages },
}
