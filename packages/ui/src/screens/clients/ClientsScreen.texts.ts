import { defineTexts } from '@waldkerf/ui/i18n/Language'
import type { ClientField } from '@waldkerf/domain/clients/clientValues'
import type { EventGroup } from '@waldkerf/domain/clients/eventGroups'
import type { PostcodeCountry } from '@waldkerf/domain/office/postcodes'
import type { EventKind } from '@waldkerf/domain/entities/clientEvents'
import type { SurveyValues } from '@waldkerf/domain/clients/surveyValues'

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
    parts: { open: 'Offene Beträge' },
    import: 'Importieren',
    sum: 'Summe',
    open: {
      words: (amount: string, isOwedBack: boolean) => `${amount} ${isOwedBack ? 'Guthaben' : 'offen'}`,
      late: 'überfällig',
    },
    columns: {
      name: 'Name',
      addition: 'Zusatz',
      street: 'Straße',
      place: 'Ort',
      zip: 'PLZ',
      state: 'Bundesland',
      contact: 'Ansprechperson',
      open: 'Offen',
      phone: 'Telefon',
      epsg: 'EPSG',
      folder: 'Projektordner',
      id: 'Nr.',
    },
    filter: {
      label: 'Kunden filtern',
      hint: 'Name, Ort, Ansprechperson …',
      parts: { bundesland: { label: 'Bundesland', all: 'Alle Bundesländer' } },
    },
  },
  async () => (await import('./ClientsScreen.texts.en.ts')).en,
)

export const createTexts = defineTexts(
  {
    title: 'Neuer Kunde',
    hint: 'Alles Weitere lässt sich auf der Seite des Kunden ergänzen.',
    name: 'Name',
    street: 'Straße und Hausnummer',
    zip: 'PLZ',
    place: 'Ort',
    country: 'Land',
    email: 'E-Mail',
    emailHint: 'Dorthin gehen Angebote und Rechnungen; weitere Empfänger stehen beim Kunden.',
    noAddress: 'Bitte geben Sie eine E-Mail-Adresse ein, oder lassen Sie das Feld leer.',
    noName: 'Bitte geben Sie einen Namen ein.',
    tooLong: (most: number) => `Höchstens ${most} Zeichen.`,
    alike: 'Gibt es diesen Kunden schon?',
    create: 'Anlegen',
    createAnyway: 'Trotzdem anlegen',
    createAndOffer: 'Weiter zum Angebot',
  },
  async () => (await import('./ClientsScreen.texts.en.ts')).createEn,
)

export const countryTexts = defineTexts(
  {
    postcodes: {
      DE: 'Deutsche Postleitzahlen haben fünf Ziffern.',
      AT: 'Österreichische Postleitzahlen haben vier Ziffern.',
      CH: 'Schweizer Postleitzahlen haben vier Ziffern.',
    } satisfies Record<PostcodeCountry, string>,
  },
  async () => (await import('./ClientsScreen.texts.en.ts')).countryEn,
)

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

const contacts: Partial<Record<EventKind, string>> = {
  versand: 'E-Mail',
  mahnung: 'Zahlungserinnerung',
  notiz: 'Notiz',
}

/** Stored values that are known; others are shown as they are. */
const genders: Record<string, string> = { '': 'keine Angabe', w: 'Frau', m: 'Herr', d: 'divers' }

export const clientTexts = defineTexts(
  {
    title: 'Kunde',
    back: 'Kunden',
    loading: 'Der Kunde wird geladen.',
    failed: 'Der Kunde konnte nicht geladen werden',
    missing: 'Diesen Kunden gibt es nicht (mehr)',
    toList: 'Zu den Kunden',
    newOffer: 'Neues Angebot',
    newInvoice: 'Neue Rechnung',
    newMap: 'Neue Karte',
    figures: {
      balance: 'Offen',
      owedBack: 'Zurückzuzahlen',
      overdue: (amount: string) => `davon überfällig ${amount}`,
      nothingOverdue: 'nichts überfällig',
      offers: 'Angenommen, abzurechnen',
      gross: (amount: string) => `${amount} brutto`,
      nothingToBill: 'nichts abzurechnen',
      contact: 'Letzter Kontakt',
      never: 'keiner erfasst',
      contacts,
    },
    recipients: {
      title: 'Empfänger',
      none: 'Noch keiner: Wer etwas geschickt bekommt, steht danach hier.',
      last: (day: string) => `zuletzt am ${day}`,
      invoices: 'für Rechnungen',
      edit: (name: string) => `${name} bearbeiten`,
      remove: (name: string) => `${name} entfernen`,
      add: 'Empfänger hinzufügen',
      one: 'Empfänger',
      name: 'Name oder Stelle',
      email: 'E-Mail',
      noAddress: 'Bitte geben Sie eine E-Mail-Adresse ein.',
      known: 'Diese Adresse steht schon bei diesem Kunden.',
      forInvoices: 'Bekommt die Rechnungen',
      instead: (name: string) => `Statt ${name}.`,
    },
    timeline: {
      title: 'Verlauf',
      filter: 'Verlauf filtern',
      groups: {
        all: 'Alles',
        offers: 'Angebote',
        invoices: 'Rechnungen',
        payments: 'Zahlungen',
        mails: 'E-Mails',
        maps: 'Karten',
        notes: 'Notizen',
      } satisfies Record<EventGroup, string>,
      none: 'Noch ist mit diesem Kunden nichts geschehen.',
      noneOfGroup: 'Davon gibt es noch nichts.',
      older: 'Ältere zeigen',
      note: 'Neue Notiz',
      noteHint: 'Telefonat, Absprache …',
      addNote: 'Notieren',
      longNote: 'Höchstens 2.000 Zeichen.',
      remove: (text: string) => `Notiz entfernen: ${text}`,
      untitled: 'ohne Namen',
      to: (address: string) => `an ${address}`,
      refused: 'abgelehnt',
      givenUp: 'aufgegeben',
      waiting: 'wartet auf den Mailserver',
      kinds: {
        angebot: (number: string) => `Angebot ${number}`,
        rechnung: (number: string) => `Rechnung ${number}`,
        zahlung: (number: string) => `Zahlung auf ${number}`,
        mahnung: (number: string) => `Zahlungserinnerung zu ${number}`,
        versand: (subject: string) => subject,
        karte: (name: string) => `Karte ${name} angelegt`,
        notiz: (text: string) => text,
      } satisfies Record<EventKind, (title: string) => string>,
    },
    fields,
    genders,
    address: {
      title: 'Kontakt',
      where: 'Anschrift',
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
      connectTitle: (name: string) => `${name} mit dem Kunden verbinden`,
      leader: 'Leitung',
    },
    maps: {
      title: 'Karten',
      none: 'Noch keine Karte.',
      noExtent: 'Noch keine Karte ist im Koordinatensystem des Kunden georeferenziert.',
      map: (name: string) => `Lage der Karten von ${name}`,
      place: 'Karten des Kunden',
      untitled: 'ohne Namen',
      scale: (scale: string) => `1 : ${scale}`,
      more: (count: string) => `und ${count} weitere`,
    },
    documents: {
      title: 'Offene Angebote und Rechnungen',
      none: 'Noch kein Angebot und keine Rechnung.',
      allSettled: 'Alles ist erledigt und bezahlt.',
      offers: 'Angebote',
      invoices: 'Rechnungen',
      due: (day: string) => `fällig am ${day}`,
      more: (count: string) => `und ${count} weitere`,
      remind: 'An Zahlung erinnern',
      bill: 'Rechnung erstellen',
      billNamed: (number: string) => `Rechnung erstellen: ${number}`,
      allInvoices: (count: string) => `Alle Rechnungen (${count})`,
      allOffers: (count: string) => `Alle Angebote (${count})`,
    },
  },
  async () => (await import('./ClientsScreen.texts.en.ts')).clientEn,
)
