import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Field } from './Field.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Gibt einem Bedienelement Beschriftung, Hinweis und, wenn die Eingabe nicht passt, was daran nicht stimmt.',
    en: 'Gives a control its label, its hint and, when the input does not fit, what is wrong with it.',
  },
  notFor: [
    {
      de: 'Fertige Felder: TextField, TextArea, Select und Combobox bringen es schon mit.',
      en: 'Ready fields: TextField, TextArea, Select and Combobox bring it along.',
    },
  ],
  keyboard: [],
  components: { Field },
}
