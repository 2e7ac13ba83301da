import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Breadcrumb } from './Breadcrumb.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Wo man ist, von oben nach unten. Auf schmalen Fenstern nur der Name der Seite.',
    en: 'Where one is, from the top down. On narrow windows the page’s own name alone.',
  },
  notFor: [
    {
      de: 'Schritte eines Ablaufs: die stehen auf der Seite selbst.',
      en: 'Steps of a procedure: they stand on the page itself.',
    },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Zur nächsten Stufe', en: 'To the next level' } },
    { keys: [['Enter']], does: { de: 'Dorthin gehen', en: 'Go there' } },
  ],
  components: { Breadcrumb },
}
