import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { TextArea } from './TextArea.tsx'

export const docs: PartDocs = {
  purpose: { de: 'Mehrere Zeilen Text.', en: 'Several lines of text.' },
  notFor: [
    {
      de: 'Eine Zeile: dafür ist TextField da, Enter speichert dann.',
      en: 'One line: that is a TextField, and Enter saves then.',
    },
  ],
  keyboard: [
    { keys: [['Enter']], does: { de: 'Eine neue Zeile', en: 'A new line' } },
    { keys: [['Tab']], does: { de: 'Weiter zum nächsten Feld', en: 'On to the next field' } },
  ],
  components: { TextArea },
  matrix: {
    states: ['rest', 'hover', 'focus', 'disabled', 'invalid'],
    rows: [
      {
        name: 'TextArea',
        sample: (state) => (
          <TextArea
            label="Nachricht"
            defaultValue="Bitte ein schärferes Bild."
            disabled={state === 'disabled'}
            error={state === 'invalid' ? 'Schreiben Sie, was fehlt.' : undefined}
          />
        ),
      },
    ],
  },
}
