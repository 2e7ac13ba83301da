import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { FactsCard } from './FactsCard.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Angaben, die man liest; ihr Formular öffnet sich auf einen Druck.',
    en: 'Facts that one reads; their form opens on a press.',
  },
  notFor: [
    {
      de: 'Schalter, die sofort gelten: sie stehen offen in einer Card.',
      en: 'Switches that count at once: they stand open in a Card.',
    },
  ],
  keyboard: [{ keys: [['Enter']], does: { de: 'Speichert im Formular', en: 'Saves in the form' } }],
  components: { FactsCard },
}
