import type { BankDoubt } from '@waldkerf/domain/office/bank/proposals'
import type { StatementFault } from '@waldkerf/domain/office/bank/statement'
import { defineTexts } from '@waldkerf/ui/i18n/Language'

const doubts: Record<BankDoubt, string> = {
  byName: 'Keine Rechnungsnummer; Betrag und Name passen.',
  byAmount: 'Keine Rechnungsnummer; nur der Betrag passt.',
  allOfClient: 'Keine Rechnungsnummer; die Summe ist alles, was der Kunde schuldet.',
  several: 'Keine Rechnungsnummer; der Betrag passt zu mehreren Rechnungen.',
  less: 'Weniger, als offen ist: Die Rechnung bleibt teilbezahlt.',
  more: 'Mehr, als offen ist: Die Rechnung wird überzahlt.',
  similar: 'Eine Zahlung über diesen Betrag ist um diese Tage schon erfasst.',
  day: 'Der Tag liegt vor der Rechnung oder in der Zukunft.',
}

const faults: Record<StatementFault, string> = {
  broken: 'Die Datei ist kein vollständiges XML. Bitte laden Sie den Auszug bei Ihrer Bank noch einmal herunter.',
  notCamt: 'Die Datei ist kein Kontoauszug. Bitte wählen Sie den Auszug als CAMT.053 oder CSV.',
  noColumns: 'In dieser Datei sind keine Umsätze zu finden: Es fehlen Spalten für Buchungstag und Betrag.',
  packed: 'Die Datei ist gepackt. Bitte entpacken Sie sie, und wählen Sie den Auszug darin.',
  empty: 'Die Datei ist leer.',
  tooLarge: 'Die Datei ist größer als 20 MB. Bitte wählen Sie einen kürzeren Zeitraum.',
}

const many = (count: string, one: string, more: string) => (count === '1' ? one : `${count} ${more}`)

export const texts = defineTexts(
  {
    drop: {
      label: 'Kontoauszug einlesen',
      hint: 'Kontoauszug (CAMT.053 oder CSV) hierher ziehen: Zahlungen werden vorgeschlagen, gebucht wird erst nach Ihrem Ja.',
      over: 'Loslassen, um den Kontoauszug zu lesen.',
      choose: 'Kontoauszug wählen …',
    },
    title: 'Zahlungen aus dem Kontoauszug',
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
      unknown: (count: string) =>
        many(count, 'Ein Eingang passt zu keiner offenen Rechnung.', 'Eingänge passen zu keiner offenen Rechnung.'),
    },
    clear: (count: string) => `Eindeutig (${count})`,
    doubtful: (count: string) => `Zu prüfen (${count})`,
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
  },
  async () => (await import('./bank.texts.en.ts')).en,
)
