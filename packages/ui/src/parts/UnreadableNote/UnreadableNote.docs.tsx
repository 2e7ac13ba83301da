import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { UnreadableNote } from './UnreadableNote.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Sagt am Fuß einer Liste, dass Zeilen fehlen, weil sie nicht lesbar waren; die lesbaren stehen da.',
    en: 'Says at the foot of a list that rows are missing because they could not be read; the others are there.',
  },
  notFor: [
    {
      de: 'Eine Liste, die gar nicht kam: das sagt ErrorState an ihrer Stelle.',
      en: 'A list that did not come at all: ErrorState says so in its place.',
    },
  ],
  keyboard: [],
  components: { UnreadableNote },
}
