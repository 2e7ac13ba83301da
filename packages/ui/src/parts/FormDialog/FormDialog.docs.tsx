import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { FormDialog } from './FormDialog.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Etwas ausfüllen und absenden, über der Seite. Was scheitert, steht im Dialog, und nichts Getipptes geht verloren. useSubmit sendet einmal zur Zeit.',
    en: 'To fill something in and send it, over the page. What fails stands in the dialog, and nothing typed is lost. useSubmit sends once at a time.',
  },
  notFor: [
    { de: 'Eine Frage ohne Felder: ConfirmDialog.', en: 'A question without fields: ConfirmDialog.' },
    { de: 'Viele Datensätze auf einmal: BulkChange.', en: 'Many records at once: BulkChange.' },
  ],
  keyboard: [
    { keys: [['Enter']], does: { de: 'Absenden', en: 'Send' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { FormDialog },
}
