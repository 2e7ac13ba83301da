import { defineTexts } from '../../i18n/Language.tsx'

export const texts = defineTexts(
  {
    list: {
      title: 'Kunden',
      create: 'Neuer Kunde',
      loading: 'Die Kunden werden geladen.',
      failed: 'Die Kunden konnten nicht geladen werden',
      empty: { title: 'Noch kein Kunde', text: 'Name und Ort genügen für den Anfang.' },
      nothingFits: { title: 'Kein Kunde passt', text: 'Zu dieser Auswahl gibt es keine Kunden.' },
    },
    columns: {
      name: 'Name',
      addition: 'Zusatz',
      street: 'Straße',
      place: 'Ort',
      zip: 'PLZ',
      state: 'Bundesland',
      contact: 'Ansprechperson',
      phone: 'Telefon',
      epsg: 'EPSG',
      folder: 'Projektordner',
      id: 'Nr.',
    },
    filter: {
      label: 'Kunden filtern',
      searchHint: 'Name, Ort, Ansprechperson …',
      state: 'Bundesland',
      allStates: 'Alle Bundesländer',
    },
  },
  async () => (await import('./ClientsScreen.texts.en.ts')).en,
)
