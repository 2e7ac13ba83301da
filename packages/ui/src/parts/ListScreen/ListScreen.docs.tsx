import type { PartDocs } from '@waldkerf/storybook/PartDocs'
import { ListBody, ListCount, RetryBar } from './ListBody.tsx'
import { ListScreen } from './ListScreen.tsx'
import { ListTable } from './ListTable.tsx'

export const docs: PartDocs = {
  purpose: {
    de: 'Eine Liste als Seite: Titel und Zahl, Ansichten, die eine Hauptaktion, Filter, Tabelle; und was statt ihrer dasteht, solange sie lädt, leer ist oder fehlt.',
    en: 'A list as a page: title and count, views, the one primary action, filters, table; and what stands in its place while it is loading, empty or missing.',
  },
  notFor: [
    {
      de: 'Eine Liste neben einer Karte: deren Rahmen nimmt ListBody, ListTable und ListCount einzeln.',
      en: 'A list beside a map: its frame takes ListBody, ListTable and ListCount one by one.',
    },
    { de: 'Eine Tabelle in einer Karte der Seite: DataTable.', en: 'A table in a card of a page: DataTable.' },
  ],
  keyboard: [
    { keys: [['Tab']], does: { de: 'Durch Kopf, Filter und Tabelle', en: 'Through head, filters and table' } },
  ],
  components: { ListScreen, ListBody, ListTable, ListCount, RetryBar },
}
