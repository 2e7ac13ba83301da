import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { StepLine } from './StepLine.tsx'

const steps = [
  { id: 'file', label: 'Datei' },
  { id: 'columns', label: 'Spalten', onShow: () => {} },
  { id: 'send', label: 'Importieren' },
]

export const docs: PartDocs = {
  purpose: {
    de: 'Schritte, die aufeinander folgen, und der, bei dem man ist. Stehen sie auf einer Seite, führt ein Druck zu ihrem Platz.',
    en: 'Steps that follow one another, and the present one. Where they stand on one page, a press leads to their place.',
  },
  notFor: [
    {
      de: 'Ansichten, zwischen denen man wechselt: dafür sind Tabs da.',
      en: 'Views that one changes between: those are Tabs.',
    },
    {
      de: 'Wie weit eine Arbeit des Rechners ist: dafür ist ProgressBar da.',
      en: 'How far the work of the computer is: that is a ProgressBar.',
    },
  ],
  keyboard: [
    {
      keys: [['Enter'], ['Space']],
      does: { de: 'Auf einem Schritt: zu seinem Platz', en: 'On a step: to its place' },
    },
  ],
  components: { StepLine },
  matrix: {
    states: ['rest', 'hover', 'focus'],
    rows: [
      { name: 'StepLine', sample: () => <StepLine label="Schritt 2 von 3" steps={steps} current="columns" /> },
      { name: 'done', sample: () => <StepLine label="Schritt 3 von 3" steps={steps} current={undefined} /> },
    ],
  },
}
