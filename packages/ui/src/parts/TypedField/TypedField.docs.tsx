import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { docs as textField } from '../TextField/TextField.docs.tsx'
import { TypedField } from './TypedField.tsx'

const ignore = () => undefined

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Textfeld, das jeden Buchstaben sofort zeigt, auch wenn folgt, was es ändert: die Adresse, eine große Liste.',
    en: 'A text field that shows every letter at once, though what it changes follows later: the address, a large list.',
  },
  notFor: [
    {
      de: 'Wo abgelehnt werden kann, was getippt wird: TextField zeigt, was gilt.',
      en: 'Where what is typed may be refused: a TextField shows what holds.',
    },
  ],
  keyboard: textField.keyboard,
  components: { TypedField },
  matrix: {
    states: ['rest', 'hover', 'focus', 'disabled'],
    rows: [
      {
        name: 'search',
        sample: (state) => (
          <TypedField
            type="search"
            label="Rechnungen"
            value="RE-2026"
            onChange={ignore}
            disabled={state === 'disabled'}
          />
        ),
      },
    ],
  },
}
