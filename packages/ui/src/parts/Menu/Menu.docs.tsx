import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { Icon } from '../Icon/Icon.tsx'
import { Menu } from './Menu.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Schaltfläche mit einem Menü. Liste und Bibliothek kommen mit der ersten Berührung.',
    en: 'A button with a menu. List and library come with the first touch.',
  },
  notFor: [
    {
      de: 'Einen Wert wählen, der stehen bleibt: dafür ist Select da.',
      en: 'To choose a value that stays: that is a Select.',
    },
    {
      de: 'Eine oder zwei Handlungen: zeigen Sie sie gleich als Button.',
      en: 'One or two actions: show them as Buttons at once.',
    },
  ],
  keyboard: [
    { keys: [['Enter'], ['Space'], ['ArrowDown']], does: { de: 'Öffnen', en: 'Open' } },
    { keys: [['ArrowUp'], ['ArrowDown']], does: { de: 'Ein Eintrag weiter', en: 'One entry on' } },
    { keys: [['Home'], ['End']], does: { de: 'Zum ersten oder letzten', en: 'To the first or the last' } },
    { keys: [['A']], does: { de: 'Zum Eintrag, der so beginnt', en: 'To the entry that begins so' } },
    { keys: [['Enter']], does: { de: 'Wählen', en: 'Choose' } },
    { keys: [['Escape']], does: { de: 'Schließen', en: 'Close' } },
  ],
  components: { Menu },
  matrix: {
    states: ['rest', 'hover', 'focus'],
    sized: true,
    rows: [
      {
        name: 'Menu',
        sample: () => <Menu label="Mehr" trigger={<Icon name="more" />} items={[{ id: 'copy', label: 'Kopieren' }]} />,
      },
    ],
  },
}
