import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SearchButton } from './SearchButton.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Der Weg zur Suche mit der Maus und auf Telefonen: in der Kopfzeile oder über dem Menü der Schublade.',
    en: 'The way to the search by mouse and on phones: in the top bar, or above the menu in the drawer.',
  },
  notFor: [
    {
      de: 'Eine Liste filtern: dafür hat ihre Filterleiste ein Feld.',
      en: 'To filter a list: its filter bar has a field for that.',
    },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space']], does: { de: 'Die Suche öffnen', en: 'Open the search' } },
    { keys: [['Ctrl', 'K']], does: { de: 'Dasselbe von überall', en: 'The same from anywhere' } },
  ],
  components: { SearchButton },
}
