import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Kbd } from './Kbd.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Tastenhinweis, in der Farbe dessen, worin er steht.',
    en: 'A key hint, in the colour of what it stands in.',
  },
  notFor: [{ de: 'Code und Werte: die stehen als Text.', en: 'Code and values: they stand as text.' }],
  keyboard: [],
  components: { Kbd },
  matrix: { states: ['rest'], rows: [{ name: 'Kbd', sample: () => <Kbd>K</Kbd> }] },
}
