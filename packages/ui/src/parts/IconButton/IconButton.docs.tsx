import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { IconButton } from './IconButton.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Schaltfläche, die nur ein Bild zeigt. Ihre Worte stehen im Hinweis und werden vorgelesen.',
    en: 'A button that shows a picture alone. Its words stand in the tooltip and are read out.',
  },
  notFor: [
    {
      de: 'Bilder, die man erraten müsste: nehmen Sie Button mit Worten.',
      en: 'Pictures that one would have to guess: use a Button with words.',
    },
  ],
  keyboard: [{ keys: [['Enter'], ['Space']], does: { de: 'Auslösen', en: 'Press' } }],
  components: { IconButton },
  matrix: {
    states: ['rest', 'hover', 'focus', 'disabled'],
    sized: true,
    rows: [
      {
        name: 'IconButton',
        sample: (state) => <IconButton icon="refresh" label="Neu laden" disabled={state === 'disabled'} />,
      },
      {
        name: 'aria-pressed',
        sample: (state) => <IconButton icon="table" label="Als Tabelle" aria-pressed disabled={state === 'disabled'} />,
      },
    ],
  },
}
