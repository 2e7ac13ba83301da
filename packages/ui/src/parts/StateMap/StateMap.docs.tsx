import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { StateMap } from './StateMap.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Die Länder Deutschlands und Österreichs, je mehr, desto dunkler. Dieselben Zahlen stehen in einer Liste daneben.',
    en: 'The Länder of Germany and Austria, the darker the more. The same figures stand in a list beside it.',
  },
  notFor: [{ de: 'Orte innerhalb eines Landes: dafür ist MapView da.', en: 'Places within a Land: that is MapView.' }],
  keyboard: [
    {
      keys: [['Tab']],
      does: { de: 'Zum nächsten Land, das irgendwohin führt', en: 'To the next Land that leads somewhere' },
    },
    { keys: [['Enter']], does: { de: 'Ihm folgen', en: 'Follow it' } },
  ],
  components: { StateMap },
}
