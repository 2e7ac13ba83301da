import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { docs as textField } from '../TextField/TextField.docs.tsx'
import { NumberField } from './NumberField.tsx'

const ignore = () => undefined

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Zahl ohne Vorzeichen, getippt wie in Deutschland. Sie gilt, wenn das Feld verlassen wird; was nicht zu lesen ist, wird gefragt.',
    en: 'A number without a sign, typed as in Germany. It is taken when the field is left; what cannot be read is asked back.',
  },
  notFor: [
    {
      de: 'Beträge und Mengen eines Dokuments: Sie stehen in der Tabelle der Positionen.',
      en: 'Amounts and quantities of a document: they are in the table of line items.',
    },
  ],
  keyboard: textField.keyboard,
  components: { NumberField },
  matrix: {
    states: ['rest', 'hover', 'focus'],
    rows: [
      {
        name: 'percent',
        sample: () => (
          <NumberField
            label="Satz in Prozent"
            value="2.5"
            most={100}
            fault="Bitte eine Zahl von 0 bis 100."
            onChange={ignore}
          />
        ),
      },
    ],
  },
}
