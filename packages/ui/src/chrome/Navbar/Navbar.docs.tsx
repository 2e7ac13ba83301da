import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Navbar } from './Navbar.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Die obere Leiste: links, wo man ist, rechts, was man tun kann und wer man ist.',
    en: 'The top bar: at the left where one is, at the right what one can do and who one is.',
  },
  notFor: [
    { de: 'Handlungen einer Seite: die stehen auf der Seite.', en: 'Actions of a page: they stand on the page.' },
  ],
  keyboard: [
    {
      keys: [['Tab']],
      does: { de: 'Durch Menüknopf, Weg, Suche und Werkzeuge', en: 'Through menu button, way, search and tools' },
    },
  ],
  components: { Navbar },
}
