import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Drawer } from './Drawer.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Fläche am rechten Rand; die Seite daneben bleibt in Gebrauch. Auf Telefonen bedeckt sie die Seite.',
    en: 'A panel at the right edge; the page beside it stays in use. On phones it covers the page.',
  },
  notFor: [
    {
      de: 'Was zuerst beantwortet werden muss: dafür ist Dialog da.',
      en: 'What has to be answered first: that is a Dialog.',
    },
    {
      de: 'Was einen eigenen Platz verdient: geben Sie ihm eine Seite mit Adresse.',
      en: 'What deserves a place of its own: give it a page with an address.',
    },
  ],
  keyboard: [
    {
      keys: [['Escape']],
      does: {
        de: 'Schließen; der Fokus kehrt zurück, woher er kam',
        en: 'Close; the focus returns to where it came from',
      },
    },
  ],
  components: { Drawer },
}
