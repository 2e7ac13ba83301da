import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ModalFocus } from './ModalFocus.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Was die Seitenleiste als Schublade braucht: Der Fokus geht hinein, bleibt darin und kehrt zurück.',
    en: 'What the sidebar needs as a drawer: the focus goes in, stays there and returns.',
  },
  notFor: [
    {
      de: 'Flächen neben dem Inhalt: dafür ist Drawer unter parts da.',
      en: 'Panels beside the content: that is Drawer among the parts.',
    },
  ],
  keyboard: [
    { keys: [['Tab'], ['Shift', 'Tab']], does: { de: 'Im Kreis', en: 'Round and round' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { ModalFocus },
}
