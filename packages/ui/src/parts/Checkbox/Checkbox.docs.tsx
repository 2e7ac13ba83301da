import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Checkbox } from './Checkbox.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Ja oder Nein, das mit anderen zusammen gespeichert wird. Die Worte gehören zur Fläche, die man trifft.',
    en: 'A yes or no that is saved with others. The words are part of its target.',
  },
  notFor: [
    { de: 'Eine von mehreren Möglichkeiten: dafür ist Select da.', en: 'One of several: that is a Select.' },
    { de: 'Eine Handlung: dafür ist Button da.', en: 'An action: that is a Button.' },
  ],
  keyboard: [{ keys: [['Space']], does: { de: 'Setzen oder wegnehmen', en: 'Set or clear' } }],
  components: { Checkbox },
  matrix: {
    states: ['rest', 'hover', 'focus', 'disabled'],
    rows: [false, true].map((checked) => ({
      name: checked ? 'checked' : 'unchecked',
      sample: (state) => (
        <Checkbox label="Mail bei neuen Funden" defaultChecked={checked} disabled={state === 'disabled'} />
      ),
    })),
  },
}
