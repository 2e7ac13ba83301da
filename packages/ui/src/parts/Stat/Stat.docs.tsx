import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Stat } from './Stat.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Zahl und was sie zählt, mit einer Zeile, die sagt, was sie bedeutet.',
    en: 'One figure and what it counts, with a line that says what it means.',
  },
  notFor: [
    {
      de: 'Mehr als vier nebeneinander: dann liest niemand eine.',
      en: 'More than four in a row: then nobody reads one.',
    },
  ],
  keyboard: [],
  components: { Stat },
  matrix: { states: ['rest'], rows: [{ name: 'Stat', sample: () => <Stat label="Offene Funde" value="190" /> }] },
}
