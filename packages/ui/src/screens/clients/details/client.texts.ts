import type { ClientField } from '@waldkerf/domain/clients/clientValues'
import type { SurveyValues } from '@waldkerf/domain/clients/surveyValues'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const fields = {
  name: 'Name',
  name_zusatz: 'Zusatz',
  strasse: 'Straße und Hausnummer',
  plz: 'PLZ',
  ort: 'Ort',
  ap_gender: 'Anrede',
  ap_vorname: 'Vorname',
  ap_nachname: 'Nachname',
  ap_tel: 'Telefon',
} satisfies Record<ClientField, string>

const survey = {
  bundesland: 'Bundesland',
  epsg: 'Koordinatensystem neuer Karten',
  projektordner: 'Projektordner',
} satisfies Record<keyof SurveyValues, string>

/** Stored values that are known; others are shown as they are. */
const genders: Record<string, string> = { '': 'keine Angabe', w: 'Frau', m: 'Herr', d: 'divers' }

export const texts = defineTexts(
  {
    title: 'Kunde',
    back: 'Kunden',
    loading: 'Der Kunde wird geladen.',
    failed: 'Der Kunde konnte nicht geladen werden',
    newOffer: 'Neues Angebot',
    newInvoice: 'Neue Rechnung',
    newMap: 'Neue Karte',
    balance: {
      open: (amount: string) => `Offen: ${amount}`,
      owedBack: (amount: string) => `Zurückzuzahlen: ${amount}`,
      even: 'Nichts offen',
    },
    fields,
    genders,
    address: {
      title: 'Anschrift',
      contact: 'Ansprechperson',
      noName: 'Bitte geben Sie einen Namen ein.',
    },
    invoicing: {
      title: 'E-Rechnung',
      hint: 'Öffentliche Auftraggeber verlangen die Leitweg-ID und eine E-Mail-Adresse.',
      land: 'Land',
      email: 'E-Mail für Rechnungen',
      ust_id: 'USt-IdNr.',
      leitweg_id: 'Leitweg-ID oder Bestellnummer',
      wrongMail: 'Das ist keine E-Mail-Adresse.',
      wrongLeitweg: 'Die Prüfziffern dieser Leitweg-ID stimmen nicht: bitte vergleichen Sie sie mit dem Auftrag.',
      wrongVat: 'Eine USt-IdNr. beginnt mit dem Land, etwa DE und neun Ziffern.',
    },
    survey: {
      title: 'Vermessung und Projekt',
      fields: survey,
      noState: 'nicht angegeben',
      systemHint: 'EPSG-Nummer oder Name',
      misfit: (epsg: string, state: string) => `EPSG:${epsg} wird in ${state} nicht verwendet.`,
      takeUsual: (epsg: string) => `EPSG:${epsg} wählen`,
    },
    people: {
      title: 'Personen',
      none: 'Noch ist niemand mit diesem Kunden verbunden.',
      outside: 'Beim Kunden',
      office: 'Vom Büro',
      clientCadastre: 'Katasterdaten eingeschaltet',
      cadastreHint: 'Wer zum Kunden gehört, sieht sie nur, wenn es auch bei der Person eingeschaltet ist.',
      cadastre: 'Kataster',
      cadastreTitle: (name: string) => `für ${name}`,
      disconnect: (name: string) => `${name} trennen`,
      add: 'Person verbinden',
      addHint: 'Name oder E-Mail',
      connect: 'Verbinden',
    },
    team: {
      title: 'Büroteam',
      none: 'Zum Büro gehört noch niemand, der mit einem Kunden verbunden ist.',
      leader: 'Leitung',
      linked: 'verbunden',
      connect: (name: string) => `${name} mit dem Kunden verbinden`,
      connectShort: 'Verbinden',
    },
    maps: {
      title: 'Karten',
      none: 'Noch keine Karte.',
      noExtent: 'Noch keine Karte ist im Koordinatensystem des Kunden georeferenziert.',
      map: (name: string) => `Lage der Karten von ${name}`,
      place: 'Karten des Kunden',
      untitled: 'ohne Namen',
      more: (count: string) => `und ${count} weitere`,
    },
    documents: {
      title: 'Angebote und Rechnungen',
      none: 'Noch kein Angebot und keine Rechnung.',
      offers: 'Angebote',
      invoices: 'Rechnungen',
      sum: (amount: string) => `Summe brutto ${amount}`,
      more: (count: string) => `und ${count} ältere`,
    },
  },
  async () => (await import('./client.texts.en.ts')).en,
)
