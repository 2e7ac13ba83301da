import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { RecordDialog } from './RecordDialog.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Einen Datensatz einer Liste über der Seite anlegen oder ändern. useRecordDialog hält das Getippte, führt zusammen, was inzwischen jemand anders gespeichert hat, und warnt, wer ungespeichert geht.',
    en: 'To make or change a record of a list over the page. useRecordDialog holds what is typed, merges what somebody else stored meanwhile, and warns whoever leaves unsaved.',
  },
  notFor: [
    { de: 'Felder auf der Seite: RowForm.', en: 'Fields on the page: RowForm.' },
    { de: 'Etwas senden, das kein Datensatz ist: FormDialog.', en: 'Sending what is no record: FormDialog.' },
  ],
  keyboard: [
    { keys: [['Enter']], does: { de: 'Speichern', en: 'Save' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { RecordDialog },
}
