import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Link, LinkProvider } from './Link.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Ein Weg innerhalb der Anwendung. Die Anwendung reicht den Link ihres Routers herein, so kennt die Oberfläche Adressen, aber keinen Router.',
    en: 'A way within the application. The application hands in its router’s link, so the interface knows addresses but no router.',
  },
  notFor: [
    {
      de: 'Was etwas tut, statt irgendwohin zu führen: dafür ist Button da.',
      en: 'What does something instead of leading somewhere: that is a Button.',
    },
  ],
  keyboard: [
    { keys: [['Enter']], does: { de: 'Dem Link folgen', en: 'Follow the link' } },
    { keys: [['Ctrl', 'Enter']], does: { de: 'In einem neuen Tab öffnen', en: 'Open in a new tab' } },
  ],
  components: { Link, LinkProvider },
  matrix: {
    states: ['rest', 'hover', 'focus'],
    rows: [{ name: 'Link', sample: () => <Link to="/gis/index">Alle Funde</Link> }],
  },
}
