import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Badge } from './Badge.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Zustand als Wort: neu, in Prüfung, veröffentlicht. Farbe und Bild begleiten das Wort, sie ersetzen es nicht.',
    en: 'A state as a word: new, in review, published. Colour and picture go with the word, they never stand for it.',
  },
  notFor: [
    {
      de: 'Zahlen und Zähler: sie stehen als Text neben dem, was sie zählen.',
      en: 'Figures and counts: they stand as text beside what they count.',
    },
    { de: 'Was man drücken kann: dafür ist Button da.', en: 'What can be pressed: that is a Button.' },
  ],
  keyboard: [],
  components: { Badge },
  matrix: {
    states: ['rest'],
    rows: (['info', 'warning', 'success', 'danger', 'neutral'] as const).map((tone) => ({
      name: tone,
      sample: () => (
        <Badge tone={tone} icon="clock">
          In Prüfung
        </Badge>
      ),
    })),
  },
}
