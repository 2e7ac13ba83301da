import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SlowNote } from './SlowNote.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Sagt, dass das Laden länger dauert als sonst, solange ein Skeleton seit mehr als drei Sekunden steht.',
    en: 'Says that loading takes longer than usual, while a skeleton has stood for more than three seconds.',
  },
  notFor: [
    {
      de: 'Keine Verbindung: das sagt eine Bar am oberen Rand.',
      en: 'No connection: a Bar at the upper edge says so.',
    },
  ],
  keyboard: [],
  components: { SlowNote },
}
