import { translatedWords as words } from '@waldkerf/domain/words/exactWords'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const commandTexts = defineTexts(
  {
    profile: words.profile.de,
    becomeExpert: words.becomeExpert.de,
    settings: 'Erscheinungsbild',
    messages: 'Hinweise und Fehler',
    help: 'Tastenkürzel',
    modes: { system: 'Farbschema: System', light: 'Farbschema: Hell', dark: 'Farbschema: Dunkel' },
    tags: { on: 'Tags anzeigen', off: 'Tags ausblenden' },
    density: { comfortable: 'Tabellen: bequem', compact: 'Tabellen: kompakt' },
    sidebar: 'Seitenleiste auf- oder zuklappen',
    language: { de: 'Auf Deutsch umstellen', en: 'Switch to English' },
    signOut: words.signOut.de,
  },
  async () => (await import('./overlays.texts.en.ts')).commandEn,
)

export const searchTexts = defineTexts(
  {
    report: 'Fund melden',
    review: 'Neue Meldungen prüfen',
    invoice: 'Neue Rechnung',
    offer: 'Neues Angebot',
    statement: 'Kontoauszug einlesen',
    client: 'Neuer Kunde',
    invite: 'Person einladen',
    invoiceFor: (client: string) => `Neue Rechnung für ${client}`,
    offerFor: (client: string) => `Neues Angebot für ${client}`,
    cancelled: 'storniert',
  },
  async () => (await import('./overlays.texts.en.ts')).searchEn,
)

export const sendingTexts = defineTexts(
  { arrived: 'Ihre Meldung ist angekommen.', view: 'Ansehen' },
  async () => (await import('./overlays.texts.en.ts')).sendingEn,
)

export const heldTexts = defineTexts(
  {
    told: (count: number) =>
      count === 1
        ? 'Eine Meldung liegt nur auf diesem Gerät: Ihre Rolle darf nicht mehr melden. Sie bleibt hier und wird gesendet, sobald sie es wieder darf.'
        : `${count} Meldungen liegen nur auf diesem Gerät: Ihre Rolle darf nicht mehr melden. Sie bleiben hier und werden gesendet, sobald sie es wieder darf.`,
    save: 'Als Datei sichern',
    discard: 'Verwerfen',
    question: {
      title: (count: number) => (count === 1 ? 'Die Meldung verwerfen?' : `${count} Meldungen verwerfen?`),
      description: 'Sie gibt es nur auf diesem Gerät. Was Sie nicht als Datei gesichert haben, ist danach weg.',
      confirm: 'Verwerfen',
      cancel: 'Behalten',
    },
    file: {
      name: 'Nicht gesendete Meldungen',
      title: 'Nicht gesendete Meldungen',
      pictures: 'Bilder',
      table: 'Meldungen',
      tableFile: 'Als Tabelle',
      columns: {
        day: 'Tag des Fundes',
        species: 'Art (Nummer)',
        lat: 'Breite',
        lon: 'Länge',
        remark: 'Bemerkung',
        pictures: 'Bilder',
      },
    },
  },
  async () => (await import('./overlays.texts.en.ts')).heldEn,
)

export const sessionTexts = defineTexts(
  {
    least: 'Ihre Daten konnten nicht geladen werden. Sie sehen vorerst nur das Dashboard.',
    gaveUp: (why: string) =>
      `Ihre Daten konnten mehrmals nicht geladen werden. ${why} Sie sehen vorerst nur das Dashboard.`,
    over: 'Ihre Anmeldung ist abgelaufen. Gespeichert wird erst wieder, wenn Sie sich angemeldet haben.',
    signIn: 'Anmelden',
    back: 'Sie sind wieder angemeldet.',
    unreachable: 'Der Anmeldedienst antwortet nicht. Was Sie getippt haben, bleibt hier.',
  },
  async () => (await import('./overlays.texts.en.ts')).sessionEn,
)
