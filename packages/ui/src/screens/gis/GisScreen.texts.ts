import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    heading: 'Käfer',
    layout: { map: 'Karte', list: 'Liste', choose: 'Ansicht', split: 'Anteil der Karte' },
    parts: { species: 'Namen der Arten' },
    missing: 'nicht geladen',
    table: {
      label: 'Käfermeldungen',
      status: 'Status',
      species: 'Art',
      found: 'Funddatum',
      state: 'Bundesland',
      pictures: 'Bilder',
      reported: 'Gemeldet',
      id: 'Nr.',
      message: 'Nachricht',
      editor: 'Bearbeitet von',
      lat: 'Breite',
      lon: 'Länge',
    },
    map: {
      label: 'Karte der Käfermeldungen',
      otherStatus: 'Anderer Status',
      filteredEmpty: 'Kein Fund passt zum Filter.',
    },
    empty: {
      title: 'Noch keine Meldungen',
      text: 'Sobald jemand einen Käfer meldet, steht er hier zur Prüfung.',
      filteredTitle: 'Keine Meldung passt zum Filter',
      filteredText: 'Lockern Sie den Filter oder setzen Sie ihn zurück.',
      reset: 'Filter zurücksetzen',
    },
    failed: 'Die Meldungen lassen sich nicht laden',
    stale: 'Die Liste ist nicht auf dem neuesten Stand.',
    unsaved: (id: number) => `Meldung ${id} ist nicht gespeichert.`,
    showUnsaved: (id: number) => `Meldung ${id} zeigen`,
    retry: 'Erneut versuchen',
    loading: 'Meldungen werden geladen',
  },
  async () => (await import('./GisScreen.texts.en.ts')).en,
)
