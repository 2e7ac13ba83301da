import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    list: {
      title: 'Artikelliste',
      intro: 'Hundert Beispielartikel. Seite und Platz bleiben erhalten, wenn man zurückkehrt.',
    },
    tabs: {
      title: 'Register',
      intro:
        'Jedes Register wird erst gebaut, wenn man es zum ersten Mal öffnet; die Adresse merkt sich, welches offen ist.',
      mounted: (count: number) => `Gebaute Register: ${count}`,
      label: 'Herkunft',
    },
    types: { CN: 'China', US: 'USA', JP: 'Japan', EU: 'Eurozone' },
    table: 'Artikel',
    loading: 'Artikel werden geladen',
    failed: 'Die Artikel konnten nicht geladen werden',
    empty: 'Keine Artikel',
    emptyText: 'Hier erscheinen Artikel, sobald es welche gibt.',
    id: 'Nr.',
    date: 'Datum',
    author: 'Verfasser',
    importance: 'Gewicht',
    stars: (count: number) => `${count} von 3`,
    status: 'Zustand',
    statusOf: { published: 'veröffentlicht', draft: 'Entwurf' },
    titleColumn: 'Titel',
    actions: 'Aktionen',
    edit: 'Bearbeiten',
    editOf: (id: number) => `Artikel ${id} bearbeiten`,
    readings: 'Aufrufe',
    pages: 'Seiten',
    previous: 'Zurück',
    next: 'Weiter',
    pageOf: (page: number, pages: number) => `Seite ${page} von ${pages}`,
    total: (count: number) => (count === 1 ? 'Ein Artikel' : `${count} Artikel`),
    perPage: 'Zeilen je Seite',
  },
  async () => (await import('./articles.texts.en.ts')).en,
)
