import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Tastenkürzel',
    everywhere: 'Überall',
    palette: 'Suchen und springen',
    help: 'Diese Übersicht',
    nextRegion: 'Zum Inhalt springen (erste Station der Tabulatortaste)',
    close: 'Schließen, was offen ist',
    tags: 'Offene Seiten',
    move: 'Von Tag zu Tag',
    ends: 'Zum ersten, zum letzten Tag',
    closeTag: 'Tag schließen',
    contextMenu: 'Menü des Tags',
    reorder: 'Tag verschieben',
    or: 'oder',
    keys: { ctrl: 'Strg', home: 'Pos 1', end: 'Ende', delete: 'Entf' },
    singleKeys: 'Kürzel aus einer einzelnen Taste',
    singleKeysHint: 'Abschalten, wenn Sie mit Spracheingabe arbeiten',
  },
  async () => (await import('./KeyboardHelp.texts.en.ts')).en,
)
