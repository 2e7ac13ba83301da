import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Combobox } from './Combobox.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Wahl aus vielen, durch Tippen gefunden. Gewählt wird nur, was es gibt.',
    en: 'A choice from many, found by typing. Only what there is can be chosen.',
  },
  notFor: [
    {
      de: 'Weniger als etwa zehn Möglichkeiten: Select ist auf jedem Gerät vertraut.',
      en: 'Fewer than about ten options: Select is familiar on every device.',
    },
    {
      de: 'Freier Text mit Vorschlägen: dafür ist TextField da.',
      en: 'Free text with suggestions: that is a TextField.',
    },
  ],
  keyboard: [
    {
      keys: [['ArrowDown'], ['ArrowUp']],
      does: { de: 'Öffnen; eine Möglichkeit weiter oder zurück', en: 'Open; one option on or back' },
    },
    { keys: [['PageDown'], ['PageUp']], does: { de: 'Acht weiter oder zurück', en: 'Eight on or back' } },
    { keys: [['Enter']], does: { de: 'Wählen', en: 'Choose' } },
    {
      keys: [['Escape']],
      does: { de: 'Die Liste schließen, das Getippte zurücknehmen', en: 'Close the list, take the typing back' },
    },
  ],
  components: { Combobox },
  matrix: {
    states: ['rest', 'hover', 'focus', 'invalid'],
    sized: true,
    rows: [
      {
        name: 'Combobox',
        sample: (state) => (
          <Combobox
            label="Art"
            options={[{ value: '1', label: 'Buchdrucker' }]}
            value="1"
            onChange={() => {}}
            error={state === 'invalid' ? 'Wählen Sie eine Art.' : undefined}
          />
        ),
      },
    ],
  },
}
