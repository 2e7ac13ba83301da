import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { RowForm } from './RowForm.tsx'
import { RowField } from './RowField.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Felder, die zusammen gespeichert werden: was ungespeichert ist, was daraus wurde und was jemand anderes inzwischen gespeichert hat.',
    en: 'Fields that are stored together: what is unsaved, what came of it, and what somebody else has stored meanwhile.',
  },
  notFor: [
    {
      de: 'Einstellungen, die sofort gelten: die brauchen kein Formular.',
      en: 'Settings that hold at once: they need no form.',
    },
  ],
  keyboard: [
    {
      keys: [['Enter']],
      does: {
        de: 'Speichern, wenn etwas geändert ist und alles stimmt',
        en: 'Save, when something is changed and all is right',
      },
    },
    {
      keys: [['Tab']],
      does: {
        de: 'Von Feld zu Feld, dann zu „Verwerfen“ und „Speichern“',
        en: 'From field to field, then to discard and save',
      },
    },
  ],
  components: { RowForm, RowField },
}
