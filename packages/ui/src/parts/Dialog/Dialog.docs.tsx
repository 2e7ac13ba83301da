import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Dialog } from './Dialog.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Frage über der Seite; alles andere wartet. Die Bibliothek kommt mit dem ersten Öffnen.',
    en: 'A question over the page; all else waits. Its library comes with the first opening.',
  },
  notFor: [
    {
      de: 'Ein Datensatz neben seiner Liste: dafür ist Drawer da, die Seite bleibt in Gebrauch.',
      en: 'A record beside its list: that is a Drawer, the page stays in use.',
    },
    { de: 'Eine bloße Rückfrage: dafür ist ConfirmDialog da.', en: 'A mere question: that is a ConfirmDialog.' },
  ],
  keyboard: [
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
    { keys: [['Tab'], ['Shift', 'Tab']], does: { de: 'Im Kreis durch den Dialog', en: 'Round within the dialog' } },
  ],
  components: { Dialog },
}
