import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { SidebarSearch } from './SidebarSearch.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Findet einen Bildschirm in einem langen Menü; was gefunden ist, nimmt den Platz des Menüs ein.',
    en: 'Finds a screen in a long menu; what is found takes the menu’s place.',
  },
  notFor: [
    { de: 'Menüs mit wenigen Einträgen: die übersieht man.', en: 'Menus of few entries: they are seen at a glance.' },
  ],
  keyboard: [
    { keys: [['Enter']], does: { de: 'Zum ersten Treffer gehen', en: 'Go to the first hit' } },
    { keys: [['ArrowDown']], does: { de: 'In die Treffer', en: 'Into the hits' } },
    { keys: [['Escape']], does: { de: 'Das Feld leeren', en: 'Empty the field' } },
  ],
  components: { SidebarSearch },
}
