import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { MenuEntry } from './MenuEntry.tsx'
import { MenuGroup } from './MenuGroup.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Die Zeilen des Menüs: eine Seite, oder eine Gruppe mit ihren Seiten darunter. In der schmalen Spalte klappt die Gruppe seitlich aus.',
    en: 'The lines of the menu: a page, or a group with its pages below. In the rail a group unfolds to the side.',
  },
  notFor: [
    {
      de: 'Handlungen: ein Menü führt irgendwohin, es tut nichts.',
      en: 'Actions: a menu leads somewhere, it does nothing.',
    },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space']], does: { de: 'Die Gruppe auf- oder zuklappen', en: 'Open or close the group' } },
    { keys: [['Enter']], does: { de: 'Zur Seite gehen', en: 'Go to the page' } },
    { keys: [['Escape']], does: { de: 'Das Ausgeklappte schließen', en: 'Close what has unfolded' } },
  ],
  components: { MenuEntry, MenuGroup },
}
