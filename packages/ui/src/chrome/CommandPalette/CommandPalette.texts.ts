import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    title: 'Suchen und springen',
    placeholders: { everything: 'Seite, Meldung, Name, Nummer', pages: 'Seite oder Aktion' },
    groups: {
      recent: 'Zuletzt gewählt',
      screens: 'Seiten',
      actions: 'Aktionen',
      kaefer: 'Meldungen',
      kaeferarten: 'Arten',
      benutzer: 'Personen',
      kunde: 'Kunden',
      rechnung: 'Rechnungen',
      angebot: 'Angebote',
      karte: 'Karten',
    },
    nothing: 'Nichts gefunden',
    searching: 'Daten werden durchsucht …',
    failed: 'Die Daten lassen sich nicht durchsuchen.',
    retry: 'Erneut versuchen',
    found: (count: number) => (count === 1 ? 'Ein Treffer' : `${count} Treffer`),
    choose: 'wählen',
    open: 'öffnen',
    close: 'schließen',
    closeLabel: 'Suche schließen',
  },
  async () => (await import('./CommandPalette.texts.en.ts')).en,
)
