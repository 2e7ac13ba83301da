import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Bar } from './Bar.tsx'
import { EdgeBars } from './EdgeBars.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Zeile, die so lange steht, wie das gilt, was sie sagt: keine Verbindung, ein Entwurf wartet. EdgeBars ist ihr Platz am oberen Rand des Fensters.',
    en: 'A line that stays for as long as what it says is so: no connection, a draft waits. EdgeBars is its place at the window’s upper edge.',
  },
  notFor: [
    {
      de: 'Was gerade geschehen ist: das sagt eine Meldung (Toaster), die von selbst geht.',
      en: 'What has just happened: a message (Toaster) says so and goes by itself.',
    },
    {
      de: 'Was eine Antwort verlangt: dafür ist ConfirmDialog da.',
      en: 'What needs an answer: that is a ConfirmDialog.',
    },
  ],
  keyboard: [],
  components: { Bar, EdgeBars },
  matrix: {
    states: ['rest'],
    rows: (['info', 'warning'] as const).map((tone) => ({
      name: tone,
      sample: () => <Bar tone={tone} icon="offline" message="Keine Verbindung. Was Sie tippen, bleibt hier." />,
    })),
  },
}
