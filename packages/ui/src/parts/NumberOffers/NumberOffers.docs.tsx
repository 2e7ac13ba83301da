import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { NumberOffers } from './NumberOffers.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Fragt unter einem Feld, welche Zahl gemeint ist, wenn ein getippter Text mehrere bedeuten kann.',
    en: 'Asks below a field which number is meant, where a typed text can mean several.',
  },
  notFor: [
    {
      de: 'Texte, die keine Zahl sind: dann sagt die Meldung des Feldes genug.',
      en: 'Text that is no number: then the message of the field says enough.',
    },
  ],
  keyboard: [
    {
      keys: [['Tab']],
      does: { de: 'geht vom Feld zu jeder Antwort', en: 'goes from the field to each answer' },
    },
    { keys: [['Enter']], does: { de: 'nimmt die Antwort', en: 'takes the answer' } },
  ],
  components: { NumberOffers },
}
