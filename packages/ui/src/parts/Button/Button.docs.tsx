import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Button } from './Button.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Schaltfläche mit Worten. Je Bildschirm eine Hauptaktion (primary), alles andere secondary oder quiet.',
    en: 'A button with words. One primary action per screen, all else secondary or quiet.',
  },
  notFor: [
    {
      de: 'Was zu einer Adresse führt: ein Link lässt sich in einem neuen Tab öffnen.',
      en: 'What leads to an address: a Link can be opened in a new tab.',
    },
    {
      de: 'Ein Bild allein: dafür ist IconButton da, und nur wo jeder das Bild kennt.',
      en: 'A picture alone: that is an IconButton, and only where everybody knows the picture.',
    },
    { de: 'Ein- und ausschalten: dafür ist Checkbox da.', en: 'To switch on and off: that is a Checkbox.' },
  ],
  keyboard: [{ keys: [['Enter'], ['Space']], does: { de: 'Auslösen', en: 'Press' } }],
  components: { Button },
  matrix: {
    states: ['rest', 'hover', 'focus', 'active', 'disabled', 'busy'],
    sized: true,
    rows: (['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => ({
      name: variant,
      sample: (state) => (
        <Button variant={variant} icon="check" disabled={state === 'disabled'} busy={state === 'busy'}>
          Prüfen
        </Button>
      ),
    })),
  },
}
