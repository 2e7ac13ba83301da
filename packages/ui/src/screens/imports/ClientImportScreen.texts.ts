import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** Words of an import of clients; what every import says is in ImportFlow.texts. */
export const clientImportTexts = defineTexts(
  {
    title: 'Kunden importieren',
    kinds: 'CSV oder Excel (XLSX), höchstens 100 MB und 250.000 Zeilen',
    needs: 'Jede Zeile braucht einen Namen. Wie die Spalten heißen, spielt keine Rolle.',
    things: (count: string, one: boolean) => `${count} ${one ? 'Kunde' : 'Kunden'}`,
    fields: {
      name: 'Name',
      name_zusatz: 'Zusatz',
      strasse: 'Straße',
      hausnr: 'Hausnummer, wenn sie für sich steht',
      plz: 'PLZ',
      ort: 'Ort',
      land: 'Land',
      ap_gender: 'Anrede',
      ap_vorname: 'Vorname der Ansprechperson',
      ap_nachname: 'Nachname der Ansprechperson',
      ap_tel: 'Telefon',
      email: 'E-Mail',
      ust_id: 'USt-IdNr.',
      leitweg_id: 'Leitweg-ID oder Bestellnummer',
      id: 'Kundennummer',
    },
    noId: 'Keine – aus Name und Anschrift gebildet',
    table: 'Die ersten Kunden',
    place: 'Ort',
    contact: 'Ansprechperson',
    near: (count: string, one: boolean) =>
      `${one ? 'Einen' : count} gibt es vielleicht schon: gleicher Name im selben Ort oder gleiche E-Mail.`,
    row: (name: string) => `wie ${name}`,
    unnamed: (id: number) => `Kunde ${id}`,
    list: 'Zu den Kunden',
    problems: {
      nameMissing: 'Der Name fehlt',
      tooLong: 'Eine Angabe ist zu lang',
      mailUnclear: 'Das ist keine E-Mail-Adresse, oder mehr als eine',
      countryUnclear: 'Dieses Land ist unbekannt',
      idTwice: 'Die Kundennummer kommt zweimal vor',
      idTooLong: 'Die Kundennummer ist zu lang',
    },
  },
  async () => (await import('./ClientImportScreen.texts.en.ts')).clientImportEn,
)
