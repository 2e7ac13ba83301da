import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ManageViewsDialog, ViewRow } from './ManageViewsDialog.tsx'
import { SaveViewDialog } from './SaveViewDialog.tsx'
import { SavedViews } from './SavedViews.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Filter und Sortierung einer Liste unter einem Namen: zeigen, speichern, umbenennen, ersetzen, löschen.',
    en: "A list's filter and order under a name: to be shown, saved, renamed, replaced, deleted.",
  },
  notFor: [
    {
      de: 'Breiten und Auswahl der Spalten: die merkt sich DataTable selbst.',
      en: 'Widths and choice of columns: DataTable keeps them by itself.',
    },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space']], does: { de: 'Menü öffnen, Ansicht zeigen', en: 'Open the menu, show a view' } },
    { keys: [['ArrowUp'], ['ArrowDown']], does: { de: 'Zum nächsten Eintrag', en: 'To the next entry' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { SavedViews, SaveViewDialog, ManageViewsDialog, ViewRow },
}
