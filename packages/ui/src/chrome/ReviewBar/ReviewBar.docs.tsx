import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ReviewBar } from './ReviewBar.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Über einer Seite, die durch einen Prüflink betrachtet wird: ob ihr Aussehen bleiben soll.',
    en: 'Over a page that is looked at through a review link: whether its look is to stay.',
  },
  notFor: [
    {
      de: 'Eigene Einstellungen: die gelten sofort und ohne Frage.',
      en: 'Own settings: they hold at once and unasked.',
    },
  ],
  keyboard: [{ keys: [['Tab']], does: { de: 'Zu „Behalten“ und „Zurück“', en: 'To keep and to drop' } }],
  components: { ReviewBar },
}
