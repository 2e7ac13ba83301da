import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Tabs } from './Tabs.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ansichten derselben Sache nebeneinander; eine ist zu sehen.',
    en: 'Views of the same thing side by side; one is to be seen.',
  },
  notFor: [
    {
      de: 'Schritte, die aufeinander folgen: die brauchen eine Reihenfolge.',
      en: 'Steps that follow one another: they need an order.',
    },
    {
      de: 'Verschiedene Seiten: die haben Adressen und stehen im Menü.',
      en: 'Different pages: they have addresses and stand in the menu.',
    },
  ],
  keyboard: [
    {
      keys: [['ArrowLeft'], ['ArrowRight']],
      does: { de: 'Zum nächsten Register und es zeigen', en: 'To the next tab, and show it' },
    },
    { keys: [['Home'], ['End']], does: { de: 'Zum ersten oder letzten', en: 'To the first or the last' } },
  ],
  components: { Tabs },
  matrix: {
    states: ['rest', 'hover', 'focus'],
    rows: [
      {
        name: 'Tabs',
        sample: () => (
          <Tabs
            label="Ansicht"
            tabs={[
              { id: 'map', label: 'Karte' },
              { id: 'list', label: 'Liste' },
            ]}
            current="map"
            onChange={() => {}}
          />
        ),
      },
    ],
  },
}
