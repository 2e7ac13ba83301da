import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Card } from './Card.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Fläche mit Überschrift; Werkzeuge stehen an ihrem rechten Ende.',
    en: 'A panel with a title; tools stand at its right end.',
  },
  notFor: [
    {
      de: 'Eine Fläche in einer Fläche: gliedern Sie dort mit Abstand und Überschrift.',
      en: 'A card within a card: divide with space and headings there.',
    },
    {
      de: 'Tabellen, die das Fenster füllen: sie gehen bis an die Ränder.',
      en: 'Tables that fill the window: they go to its edges.',
    },
  ],
  keyboard: [],
  components: { Card },
}
