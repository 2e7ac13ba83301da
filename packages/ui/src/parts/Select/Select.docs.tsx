import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Select } from './Select.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Die Auswahlliste des Systems: auf jedem Gerät vertraut und richtig.',
    en: 'The system’s own choice list: familiar and right on every device.',
  },
  notFor: [
    { de: 'Viele Möglichkeiten: Combobox findet durch Tippen.', en: 'Many options: Combobox finds by typing.' },
    { de: 'Ja oder nein: dafür ist Checkbox da.', en: 'Yes or no: that is a Checkbox.' },
  ],
  keyboard: [
    { keys: [['Space']], does: { de: 'Die Liste öffnen', en: 'Open the list' } },
    { keys: [['ArrowUp'], ['ArrowDown']], does: { de: 'Eine Möglichkeit weiter', en: 'One option on' } },
    { keys: [['A']], does: { de: 'Zur Möglichkeit, die so beginnt', en: 'To the option that begins so' } },
  ],
  components: { Select },
  matrix: {
    states: ['rest', 'hover', 'focus', 'disabled', 'invalid'],
    sized: true,
    rows: [
      {
        name: 'Select',
        sample: (state) => (
          <Select
            label="Bundesland"
            disabled={state === 'disabled'}
            error={state === 'invalid' ? 'Wählen Sie ein Bundesland.' : undefined}
          >
            <option>Brandenburg</option>
          </Select>
        ),
      },
    ],
  },
}
