import type { DocumentListKind } from '@waldkerf/domain/documents/documentRows'
import type { ReceivableAge, NoReminder } from '@waldkerf/domain/office/payments/receivables'
import { defineTexts } from '@waldkerf/ui/i18n/Language'
import type { BankDoubt } from '@waldkerf/domain/office/bank/proposals'
import type { StatementFault } from '@waldkerf/domain/office/bank/statement'

const kinds = {
  offers: {
    title: 'Angebote',
    create: 'Neues Angebot',
    loading: 'Die Angebote werden geladen.',
    failed: 'Die Angebote konnten nicht geladen werden',
    empty: { title: 'Noch kein Angebot', text: 'Das erste Angebot entsteht in einer Minute.' },
    nothingFits: { title: 'Kein Angebot passt', text: 'Zu dieser Auswahl gibt es keine Angebote.' },
  },
  invoices: {
    title: 'Rechnungen',
    create: 'Neue Rechnung',
    loading: 'Die Rechnungen werden geladen.',
    failed: 'Die Rechnungen konnten nicht geladen werden',
    empty: { title: 'Noch keine Rechnung', text: 'Eine Rechnung entsteht hier oder aus einem Angebot.' },
    nothingFits: { title: 'Keine Rechnung passt', text: 'Zu dieser Auswahl gibt es keine Rechnungen.' },
  },
} satisfies Record<DocumentListKind, unknown>

export const texts = defineTexts(
  {
    kinds,
    noClient: { title: 'Noch kein Kunde', text: 'Angebote und Rechnungen sind für jemanden: Zuerst kommt der Kunde.' },
    newClient: 'Ersten Kunden anlegen',
    noAmounts: 'Die Beträge konnten nicht geladen werden.',
    sum: 'Summe',
    pickedFile: 'Auswahl herunterladen',
    without: {
      rejected: 'ohne abgelehnte',
      lapsed: 'ohne abgelaufene',
      both: 'ohne abgelehnte und abgelaufene',
    },
    with: {
      drafts: 'mit Entwürfen',
      cancelled: 'mit stornierten',
      both: 'mit Entwürfen und stornierten',
    },
    unbilled: (amount: string) => `noch abzurechnen ${amount}`,
    days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
    nobody: 'ohne Kunde',
    parts: { clients: 'Namen der Kunden', payments: 'Zahlungen', chain: 'Zugehörige Dokumente' },
    dueOn: (day: string) => `fällig ${day}`,
    datedOn: (day: string) => `vom ${day}`,
    missing: 'nicht geladen',
    unclear: 'unklar',
    view: { label: 'Ansicht', all: 'Alle', receivables: 'Forderungen' },
    ages: {
      nicht_faellig: 'Nicht fällig',
      bis_30: '1–30 Tage',
      bis_60: '31–60 Tage',
      bis_90: '61–90 Tage',
      bis_365: '91–365 Tage',
      ueber_365: 'Über 1 Jahr',
      guthaben: 'Guthaben',
    } satisfies Record<ReceivableAge, string>,
    receivables: {
      byClient: 'Forderungen nach Kunden',
      empty: { title: 'Nichts offen', text: 'Alle festgeschriebenen Rechnungen sind bezahlt.' },
      none: { title: 'Nichts offen', text: 'Noch keine Rechnung festgeschrieben.' },
      nothingFits: { title: 'Nichts offen', text: 'Zu dieser Auswahl ist nichts offen.' },
      rowCount: (clients: string, oneClient: boolean, invoices: string, oneInvoice: boolean) =>
        `${clients} ${oneClient ? 'Kunde' : 'Kunden'}, ${invoices} ${oneInvoice ? 'Rechnung' : 'Rechnungen'}`,
      columns: {
        count: 'Rechnungen',
        since: 'Älteste fällig seit',
        lateDays: 'Tage überfällig',
        byAge: 'Nach Alter',
        overdue: 'Überfällig',
        balance: 'Saldo',
      },
      invoices: (count: string, one: boolean) => `${count} ${one ? 'Rechnung' : 'Rechnungen'}`,
      days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`),
      oldest: (count: number) => `Älteste seit ${count === 1 ? '1 Tag' : `${count} Tagen`} überfällig`,
    },
    reminders: {
      remind: 'Erinnern',
      remindNamed: (what: string) => `Erinnern: ${what}`,
      never: 'noch nie',
      last: (count: number, day: string, failed: boolean) =>
        `${count} ×, zuletzt ${day}${failed ? ', nicht zugestellt' : ''}`,
      lastShort: (count: number, day: string) => (count === 1 ? day : `${count} ×, ${day}`),
      neverDone: 'noch nie erinnert',
      lastDone: (when: string) => `erinnert ${when}`,
      why: { notDue: 'nicht fällig', today: 'heute erinnert', settled: 'nichts offen' },
      pick: 'Zahlungserinnerungen …',
      all: (count: number) => (count === 1 ? 'An eine Rechnung erinnern …' : `An ${count} Rechnungen erinnern …`),
    },
    columns: {
      nummer: 'Nummer',
      day: 'Datum',
      supplied: 'Leistung am',
      client: 'Kunde',
      bearbeiter: 'Bearbeitung',
      status: 'Status',
      due: 'Fällig',
      age: 'Alter',
      rate: 'USt-Satz',
      net: 'Netto',
      vat: 'USt',
      gross: 'Brutto',
      open: 'Offen',
      credit: 'Guthaben',
      chain: 'Vorgang',
      paid: 'Bezahlt',
      reminded: 'Zuletzt erinnert',
      remind: 'Erinnerung',
    },
    filter: {
      label: 'Liste filtern',
      hint: 'Nummer, Kunde, Kürzel …',
      parts: {
        statuses: { label: 'Status' },
        bearbeiter: { label: 'Bearbeitung', all: 'Alle Kürzel' },
        validity: { label: 'Gültigkeit', all: 'Jede Gültigkeit', words: { ending: 'Endet bald oder abgelaufen' } },
        from: { label: 'Datum ab' },
        to: { label: 'Datum bis' },
        ages: { label: 'Alter' },
      },
    },
  },
  async () => (await import('./DocumentsScreen.texts.en.ts')).en,
)

export const createTexts = defineTexts(
  {
    titles: { offers: 'Neues Angebot', invoices: 'Neue Rechnung' },
    hint: 'Die Nummer wird beim Anlegen automatisch vergeben.',
    client: 'Kunde',
    clientHint: 'Name des Kunden',
    noClient: 'Bitte wählen Sie einen Kunden.',
    days: { offers: 'Angebotsdatum', invoices: 'Rechnungsdatum' },
    missing: { clients: 'Kunden', firstDay: 'Frühester Tag' },
    supplied: 'Leistungsdatum',
    rate: 'Umsatzsteuer',
    otherRate: 'anderer Satz …',
    ownRate: 'Satz in Prozent',
    noRate: 'Bitte geben Sie einen Satz zwischen 0 und 100 ein, mit höchstens zwei Nachkommastellen.',
    create: 'Anlegen',
    kind: 'Art',
    kinds: { whole: 'Rechnung', instalment: 'Abschlagsrechnung ohne Angebot' },
    aboutOrder:
      'Ein angenommenes Angebot mit einer Position hält fest, was vereinbart ist; versendet wird es nicht. Weitere Abschläge und die Schlussrechnung gehören dazu.',
    words: 'Auftrag',
    wordsHint: 'Etwa: Vermessung der Gräben, Revier Nord',
    noWords: 'Bitte nennen Sie, wofür der Abschlag ist.',
    net: 'Auftragssumme netto',
    amount: 'Abschlag netto',
    noAmount: 'Bitte nennen Sie einen Betrag über 0.',
    beyond: 'Der Abschlag ist höher als die Auftragssumme.',
  },
  async () => (await import('./DocumentsScreen.texts.en.ts')).createEn,
)

const doubts: Record<Exclude<BankDoubt, 'less' | 'more'>, string> = {
  byName: 'Keine Rechnungsnummer; Betrag und Name passen.',
  byAmount: 'Keine Rechnungsnummer; nur der Betrag passt.',
  allOfClient: 'Keine Rechnungsnummer; die Summe ist alles, was der Kunde schuldet.',
  several: 'Keine Rechnungsnummer; der Betrag passt zu mehreren Rechnungen.',
  ofClient: 'Keine Rechnungsnummer; so heißt der Kunde, doch keine seiner Rechnungen hat diesen Betrag.',
  similar: 'Eine Zahlung über diesen Betrag ist um diese Tage schon erfasst.',
  day: 'Der Tag liegt vor der Rechnung oder in der Zukunft.',
}

const faults: Record<StatementFault, string> = {
  broken: 'Die Datei ist kein vollständiges XML. Bitte laden Sie den Auszug bei Ihrer Bank noch einmal herunter.',
  notCamt: 'Die Datei ist kein Kontoauszug. Bitte wählen Sie den Auszug als CAMT.053 oder CSV.',
  noColumns: 'In dieser Datei sind keine Umsätze zu finden: Es fehlen Spalten für Buchungstag und Betrag.',
  packed: 'Die Datei ist gepackt. Bitte entpacken Sie sie, und wählen Sie den Auszug darin.',
  pdf: 'Das ist eine PDF-Datei. Bitte laden Sie den Auszug bei Ihrer Bank als CAMT.053 oder CSV herunter.',
  empty: 'Die Datei ist leer.',
  tooLarge: 'Die Datei ist größer als 20 MB. Bitte wählen Sie einen kürzeren Zeitraum.',
}

const many = (count: string, one: string, more: string) => (count === '1' ? one : `${count} ${more}`)

export const bankTexts = defineTexts(
  {
    drop: {
      label: 'Kontoauszug einlesen',
      hint: 'Kontoauszug (CAMT.053 oder CSV) hierher ziehen. Gebucht wird, was Sie bestätigen.',
      touch: 'CAMT.053 oder CSV',
      over: 'Loslassen, um den Kontoauszug zu lesen.',
      choose: 'Kontoauszug wählen …',
    },
    title: 'Zahlungen aus dem Kontoauszug',
    withDiscount: (amount: string) => `mit ${amount} Skonto`,
    reading: 'Der Kontoauszug wird gelesen.',
    faults,
    again: 'Erneut versuchen',
    file: (name: string, count: string) => `${name}: ${many(count, 'ein Eingang', 'Eingänge')}.`,
    left: {
      outgoing: (count: string) => many(count, 'Ein Ausgang bleibt unbeachtet.', 'Ausgänge bleiben unbeachtet.'),
      pending: (count: string) => many(count, 'Ein Umsatz ist noch nicht gebucht.', 'Umsätze sind noch nicht gebucht.'),
      foreign: (count: string, currencies: string) =>
        `${many(count, 'Ein Eingang', 'Eingänge')} in ${currencies}: Andere Währungen werden nicht vorgeschlagen.`,
      unreadable: (count: string) => many(count, 'Eine Zeile ist nicht zu lesen.', 'Zeilen sind nicht zu lesen.'),
    },
    clear: (count: string) => `Eindeutig (${count})`,
    doubtful: (count: string) => `Zu prüfen (${count})`,
    unknown: (count: string) => `Passt zu keiner offenen Rechnung (${count})`,
    exactly: 'Keine Rechnungsnummer; Name und Betrag sind genau die dieser einen Rechnung.',
    unmatched: 'Keine Rechnung gefunden',
    assign: 'Rechnung zuordnen …',
    assignNamed: (who: string) => `Rechnung zuordnen: ${who}`,
    choiceHint: 'Nummer oder Kunde',
    other: 'Andere Datei wählen …',
    booked: (count: string) => `Schon gebucht (${count})`,
    settled: (count: string) => `Nichts mehr offen (${count})`,
    nothing: 'In diesem Auszug ist nichts zu buchen.',
    bookAll: (count: string, sum: string) =>
      count === '1' ? `Zahlung über ${sum} buchen` : `${count} Zahlungen über ${sum} buchen`,
    book: 'Buchen',
    bookAnyway: 'Trotzdem buchen',
    bookNamed: (what: string, amount: string, who: string) => `${what}: ${amount} von ${who}`,
    choice: 'Rechnung',
    unnamed: 'ohne Namen',
    done: (count: string) => many(count, 'Eine Zahlung ist gebucht.', 'Zahlungen sind gebucht.'),
    progress: 'Zahlungen buchen',
    results: 'Gebuchte Zahlungen',
    goOn: 'Weiter',
    more: (count: string) => `und ${count} weitere`,
    close: 'Schließen',
    doubts,
    unequal: {
      less: (paid: string, open: string, rest: string) => `${paid} von ${open}: Es bleiben ${rest} offen.`,
      more: (paid: string, open: string, over: string) => `${paid}, offen sind ${open}: ${over} zu viel.`,
    },
  },
  async () => (await import('./DocumentsScreen.texts.en.ts')).bankEn,
)

export const datevTexts = defineTexts(
  {
    item: 'Für die Steuerberatung (DATEV)',
    title: 'Rechnungen für die Steuerberatung',
    hint: 'Ein Buchungsstapel im DATEV-Format: je festgeschriebener Rechnung eine Buchung, mit dem Inhalt vom Tag des Festschreibens.',
    submit: 'Datei speichern',
    all: 'Alles als ZIP',
    aboutAll:
      'Die ZIP-Datei enthält den Buchungsstapel, alle Rechnungen als PDF und XML, die Zahlungen, die offenen Posten und ein Verzeichnis mit den Summen. Was nicht übereinstimmt, wird hier und im Verzeichnis genannt.',
    progress: (done: string, all: string) => `Belege: ${done} von ${all}`,
    savedWith: 'Die Datei ist gespeichert. Zu klären ist:',
    spans: { label: 'Zeitraum', month: 'Voriger Monat', quarter: 'Voriges Quartal', year: 'Voriges Jahr' },
    from: 'Rechnungsdatum ab',
    to: 'Rechnungsdatum bis',
    noSpan: 'Bitte geben Sie zwei Tage an, den früheren zuerst.',
    otherYear: (day: string) => `Ein Buchungsstapel liegt in einem Geschäftsjahr; dieses beginnt am ${day}.`,
    content: (count: string, one: boolean, amount: string) =>
      `${one ? '1 Rechnung' : `${count} Rechnungen`}, zusammen ${amount} brutto; Stornorechnungen gehen ab.`,
    nothing: 'In diesem Zeitraum ist keine Rechnung festgeschrieben.',
    noNumbers: 'Beraternummer und Mandantennummer fehlen noch.',
    toSettings: 'Zu den Einstellungen',
    unknown: 'Die Angaben für die Steuerberatung konnten nicht geladen werden.',
    left: (numbers: string) => `Die Datei ist gespeichert. Ohne Konto und deshalb nicht darin: ${numbers}.`,
  },
  async () => (await import('./DocumentsScreen.texts.en.ts')).datevEn,
)

const skipped: Record<NoReminder, (count: string, one: boolean) => string> = {
  notDue: (count, one) =>
    one ? 'Eine Rechnung ist noch nicht fällig.' : `${count} Rechnungen sind noch nicht fällig.`,
  today: (count, one) =>
    one
      ? 'An eine Rechnung ist heute schon erinnert worden.'
      : `An ${count} Rechnungen ist heute schon erinnert worden.`,
  settled: (count, one) => (one ? 'Von einer Rechnung ist nichts offen.' : `Von ${count} Rechnungen ist nichts offen.`),
}

export const walkTexts = defineTexts(
  {
    title: 'Zahlungserinnerungen',
    place: (place: string, count: string, number: string) =>
      count === '1' ? `Zahlungserinnerung zu ${number}` : `Zahlungserinnerung ${place} von ${count}: ${number}`,
    ready: (count: string, one: boolean) =>
      one ? 'An eine Rechnung wird erinnert.' : `An ${count} Rechnungen wird erinnert.`,
    noneReady: 'An keine dieser Rechnungen kann heute erinnert werden.',
    skipped,
    facts: { client: 'Kunde', due: 'Fällig', open: 'Offen', last: 'Erinnert' },
    loading: 'Die Erinnerung wird vorbereitet.',
    again: 'Erneut versuchen',
    unsent: 'Diese Rechnung ist nie versendet worden. Vielleicht kennt der Kunde sie nicht.',
    toHint: 'Leer: Die Erinnerung entsteht und wird nicht versendet.',
    noAddress: 'Bitte geben Sie eine E-Mail-Adresse ein, oder lassen Sie das Feld leer.',
    text: 'Text',
    noText: 'Bitte geben Sie einen Text ein.',
    longText: 'Höchstens 10.000 Zeichen.',
    skip: 'Überspringen',
    cancel: 'Abbrechen',
    send: 'Erinnern und senden',
    sendInvoice: 'Rechnung versenden',
    make: 'Nur erstellen',
    close: 'Schließen',
    summary: 'Das ist geschehen',
    results: {
      sent: (to: string) => `gesendet an ${to}`,
      made: 'erstellt, nicht versendet',
      skipped: 'übersprungen',
      left: 'nicht angesehen',
    },
  },
  async () => (await import('./DocumentsScreen.texts.en.ts')).walkEn,
)
