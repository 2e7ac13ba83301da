import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ConflictPanel } from './ConflictPanel.tsx'
import { SideChoice } from './SideChoice.tsx'
import { VersionChoice } from './VersionChoice.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Jemand anderes hat inzwischen etwas anderes gespeichert: beide Fassungen nebeneinander, und welche gelten soll.',
    en: 'Somebody else has stored something else meanwhile: both versions side by side, and which one is to stand.',
  },
  notFor: [
    {
      de: 'Felder eines Formulars, die zusammen gespeichert werden: dort steht der gespeicherte Wert unter dem Feld (RowForm).',
      en: 'Fields of a form that are stored together: there the stored value stands below its field (RowForm).',
    },
    {
      de: 'Was aus anderen Gründen nicht gespeichert ist: das sagt eine Bar.',
      en: 'What is not stored for other reasons: a Bar says so.',
    },
  ],
  keyboard: [
    {
      keys: [['ArrowUp'], ['ArrowDown']],
      does: { de: 'Zwischen den Fassungen eines Felds wählen', en: 'Choose between the versions of a field' },
    },
    {
      keys: [['Tab']],
      does: { de: 'Zum nächsten Feld, dann zu den Knöpfen', en: 'To the next field, then to the buttons' },
    },
  ],
  components: { ConflictPanel, SideChoice, VersionChoice },
}
