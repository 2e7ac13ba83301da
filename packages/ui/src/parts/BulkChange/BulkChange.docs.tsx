import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { BulkChangeDialog } from './BulkChangeDialog.tsx'
import { BulkChangePreview } from './BulkChangePreview.tsx'
import { BulkChangeResults } from './BulkChangeResults.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Viele Datensätze auf einmal ändern: erst sagen, was geschähe, dann, was aus jedem wurde. Was scheiterte, lässt sich noch einmal versuchen.',
    en: 'To change many records at once: first what it would do, then what became of each. Those that failed can be tried again.',
  },
  notFor: [
    {
      de: 'Ein einzelner Datensatz: seine Änderung gilt sofort und lässt sich zurücknehmen.',
      en: 'A single record: its change holds at once and can be taken back.',
    },
  ],
  keyboard: [
    { keys: [['Escape']], does: { de: 'Schließen, solange nichts läuft', en: 'Close, while nothing is running' } },
    {
      keys: [['Tab']],
      does: { de: 'Durch Auswahl, Vorschau und Schaltflächen', en: 'Through choice, preview and buttons' },
    },
  ],
  components: { BulkChangeDialog, BulkChangePreview, BulkChangeResults },
}
