import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    title: 'Zahlungen',
    failed: 'Die Zahlungen konnten nicht geladen werden.',
    loading: 'Zahlungen werden geladen',
    open: 'Noch offen',
    due: (day: string) => `Fällig am ${day}`,
    late: (days: number) => (days === 1 ? 'seit einem Tag' : `seit ${days} Tagen`),
    paid: (paid: string, gross: string) => `${paid} von ${gross} bezahlt`,
    owed: 'Zurückzuzahlen',
    cancelled: 'Diese Rechnung ist storniert: Von ihr ist nichts mehr offen.',
    replaced: 'Für diese stornierte Rechnung steht eine neue: Von ihr ist nichts mehr offen.',
    received: (paid: string) => `${paid} eingegangen`,
    transferQuestion: {
      title: 'Umbuchen?',
      description: (amount: string) =>
        `${amount} gehen auf die Rechnung über, die für diese steht. Das lässt sich nicht rückgängig machen.`,
      confirm: 'Umbuchen',
    },
    transferred: {
      to: (number: string) => `Umbuchung auf ${number}`,
      from: (number: string) => `Umbuchung von ${number}`,
    },
    none: 'Noch keine Zahlung eingetragen.',
    kinds: { ueberweisung: 'Überweisung', bar: 'Bar', gutschrift: 'Gutschrift', ausgleich: 'Ausgleich' },
    reversal: (day: string) => `Rücknahme der Zahlung vom ${day}`,
    reversed: 'zurückgenommen',
    enteredBy: (who: string, when: string) => `eingetragen von ${who}, ${when}`,
    imported: (when: string) => `übernommen, ${when}`,
    takeBack: 'Zurücknehmen',
    takeBackNamed: (amount: string, day: string) => `Zahlung von ${amount} vom ${day} zurücknehmen`,
    question: {
      title: 'Zahlung zurücknehmen?',
      description: (amount: string, day: string) =>
        `Eine Gegenbuchung hebt die Zahlung von ${amount} vom ${day} auf. Beide bleiben sichtbar; das lässt sich nicht rückgängig machen.`,
      confirm: 'Zurücknehmen',
    },
    dialog: {
      title: 'Zahlung eintragen',
      about: (number: string, open: string) => `${number}, noch offen: ${open}`,
      aboutOwed: (number: string, owed: string) =>
        `${number}, zurückzuzahlen: ${owed}. Eine Rückzahlung steht mit Minus.`,
      titleBack: 'Rückzahlung eintragen',
      refused: {
        payment_of_draft: 'Gezahlt wird auf eine festgeschriebene Rechnung.',
        payment_of_cancelled: 'Diese Rechnung ist storniert: Eingetragen wird nur eine Rückzahlung, mit Minus.',
        repaid_too_much: 'Zurückgezahlt wird höchstens, was eingegangen ist.',
      },
      doubts: {
        amount_unlikely: 'Das ist mehr als das Zehnfache dessen, was offen ist.',
        payment_before_invoice: 'Der Tag liegt vor dem der Rechnung.',
        payment_in_future: 'Der Tag liegt in der Zukunft.',
      },
      confirmed: 'Ja, das stimmt so',
      amount: 'Betrag in €',
      noAmount: 'Bitte geben Sie einen Betrag ein.',
      day: 'Eingang am',
      kind: 'Art',
      reference: 'Referenz',
      referenceHint: 'Etwa die Nummer der Buchung auf dem Kontoauszug; jede nur einmal.',
      longReference: 'Höchstens 200 Zeichen.',
      knownReference: 'Zu dieser Referenz ist schon eine Zahlung eingetragen.',
      after: {
        open: (amount: string) => `Danach sind noch ${amount} offen.`,
        paid: 'Danach ist die Rechnung bezahlt.',
      },
      afterToo: (amount: string) => `Das sind ${amount} mehr, als offen ist.`,
      submit: 'Eintragen',
    },
  },
  async () => (await import('./payments.texts.en.ts')).en,
)
