import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { FallbackBar } from './FallbackBar.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Zeile über der Seite, die mit weniger arbeitet, als sie sollte, mit dem Weg, es noch einmal zu versuchen.',
    en: 'A line over a page that works with less than it should, with the way to try again.',
  },
  notFor: [
    {
      de: 'Fehler eines Teils der Seite: dort steht ErrorState.',
      en: 'A failure of a part of the page: an ErrorState stands there.',
    },
  ],
  keyboard: [{ keys: [['Tab']], does: { de: 'Zu „Erneut versuchen“', en: 'To “Try again”' } }],
  components: { FallbackBar },
}
