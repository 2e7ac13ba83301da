import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Sidebar } from './Sidebar.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Das Menü an der Seite, mit „Experte werden“ darunter und dem Förderer am Fuß; zusammengeklappt eine schmale Spalte, unter 992 px eine Schublade.',
    en: 'The menu at the side, with ‘Experte werden’ below it and the funder at its foot; a rail when collapsed, a drawer below 992 px.',
  },
  notFor: [{ de: 'Wege innerhalb einer Seite: dafür sind Tabs da.', en: 'Ways within a page: those are Tabs.' }],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Von Eintrag zu Eintrag', en: 'From entry to entry' } },
    { keys: [['Escape']], does: { de: 'Die Schublade schließen', en: 'Close the drawer' } },
  ],
  components: { Sidebar },
}
