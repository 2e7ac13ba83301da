import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { TextField } from './TextField.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Zeile Text. Ein Suchfeld zeigt, dass es eines ist.',
    en: 'One line of text. A search field shows that it is one.',
  },
  notFor: [
    {
      de: 'Aus Bekanntem wählen: dafür sind Select und Combobox da.',
      en: 'To choose from what is known: those are Select and Combobox.',
    },
    { de: 'Mehrere Zeilen: dafür ist TextArea da.', en: 'Several lines: that is a TextArea.' },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Weiter zum nächsten Feld', en: 'On to the next field' } },
    { keys: [['Enter']], does: { de: 'Das Formular absenden', en: 'Send the form' } },
  ],
  components: { TextField },
  matrix: {
    states: ['rest', 'hover', 'focus', 'disabled', 'invalid'],
    sized: true,
    rows: (['text', 'search'] as const).map((type) => ({
      name: type,
      sample: (state) => (
        <TextField
          type={type}
          label="Gemarkung"
          defaultValue="Großräschen"
          disabled={state === 'disabled'}
          error={state === 'invalid' ? 'Diese Gemarkung gibt es nicht.' : undefined}
        />
      ),
    })),
  },
}
