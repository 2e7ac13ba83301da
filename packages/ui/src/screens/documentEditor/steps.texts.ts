import { defineTexts } from '@waldkerf/ui/i18n/Language'

/** How far the invoice is that stands for another one; what is not here is still to be paid. */
const successors: Readonly<Record<string, string>> = {
  entwurf: 'Diese ist noch ein Entwurf.',
  teilbezahlt: 'Diese ist zum Teil bezahlt.',
  ueberfaellig: 'Diese ist überfällig.',
  bezahlt: 'Diese ist bezahlt.',
  ueberzahlt: 'Diese ist bezahlt, mit Guthaben.',
  storniert: 'Auch diese ist storniert.',
  ersetzt: 'Auch diese ist ersetzt.',
}

export const lifecycleTexts = defineTexts(
  {
    items: {
      convert: 'Rechnung erstellen',
      instalment: 'Abschlagsrechnung',
      nextInstalment: 'Nächster Abschlag',
      settle: 'Schlussrechnung',
      copy: 'Kopieren',
      cancel: 'Stornorechnung',
      archive: 'Festschreiben',
      compare: 'Mit dem Angebot vergleichen',
      compareAll: 'Mit den Angeboten vergleichen',
      send: 'Versenden',
      sendAgain: 'Erneut versenden',
      accept: 'Annahme eintragen',
      reject: 'Ablehnung eintragen',
      offerAnew: 'Neu anbieten',
      toDraft: 'Zurück in den Entwurf',
      toSent: 'Als versendet kennzeichnen',
      pay: 'Zahlung eintragen',
      repay: 'Rückzahlung eintragen',
      transfer: 'Auf die neue Rechnung umbuchen',
      remind: 'An Zahlung erinnern',
      toInvoice: 'Zur Rechnung',
      toOrder: 'Zum Auftrag',
      unaccept: 'Annahme zurücknehmen',
      unreject: 'Ablehnung zurücknehmen',
    },
    reasons: {
      noClient: 'Erst einen Kunden wählen.',
      noRows: 'Erst Positionen eintragen.',
      unclear: (what: string) => `Erst klären: ${what}.`,
    },
    show: 'Zeigen',
    titles: {
      convert: (number: string) => `Rechnung aus ${number}`,
      settle: (number: string) => `Schlussrechnung zu ${number}`,
      copy: (number: string) => `Kopie von ${number}`,
      cancel: (number: string) => `${number} stornieren`,
      join: (offers: string) => (offers === '' ? 'Eine Rechnung' : `Eine Rechnung aus ${offers}`),
    },
    about: {
      convert:
        'Kunde, Umsatzsteuer, Anrede und alle Positionen kommen in eine neue Rechnung. Das Angebot ist danach abgerechnet.',
      settle:
        'Alle Positionen kommen in eine neue Rechnung; was für Abschläge eingegangen ist, wird abgezogen. Sobald sie festgeschrieben ist, werden die Abschlagsrechnungen nicht mehr gefordert.',
      copy: 'Ein neues Dokument mit demselben Kunden, denselben Texten und Positionen.',
      cancel:
        'Es entsteht eine Stornorechnung mit denselben Positionen im Minus, zuerst als Entwurf. Sobald sie festgeschrieben ist, ist auf die alte Rechnung nichts mehr zu zahlen.',
      join: 'Die Positionen jedes Angebots stehen in der neuen Rechnung unter einer Überschrift mit seiner Nummer. Die Angebote sind danach abgerechnet.',
    },
    prices: {
      legend: 'Preise',
      kept: 'Wie im Original',
      today: (count: number) =>
        count === 1 ? 'Eine Vorlage hat heute einen anderen Preis' : `${count} Vorlagen haben heute andere Preise`,
      net: (amount: string) => `${amount} netto`,
    },
    received: (amount: string) =>
      `Auf diese Rechnung sind ${amount} eingegangen. Sie sind danach zurückzuzahlen, oder auf eine neue Rechnung umzubuchen; die stornierte Rechnung zeigt den Betrag, bis das geschehen ist.`,
    owed: (number: string, amount: string) => `Zu ${number} sind noch ${amount} zurückzuzahlen.`,
    day: 'Datum',
    supplyDay: 'Leistungsdatum',
    confirm: {
      convert: 'Rechnung erstellen',
      settle: 'Schlussrechnung erstellen',
      copy: 'Kopie erstellen',
      cancel: 'Stornorechnung erstellen',
      join: 'Rechnung erstellen',
    },
    cancel: 'Abbrechen',
    broken: (done: string, total: string) =>
      `Das Erstellen ist nach ${done} von ${total} Schritten stehen geblieben. Es geht dort weiter, nichts entsteht doppelt.`,
    resume: 'Fortsetzen',
    difference: {
      title: (number: string, count: number) => `Unterschied zu ${count === 1 ? number : `${count} Angeboten`}`,
      none: 'Alles ist so berechnet, wie es angeboten war.',
      sums: (offered: string, billed: string) => `Angeboten ${offered}, berechnet ${billed} netto.`,
      failed: (count: number) =>
        count === 1 ? 'Das Angebot konnte nicht geladen werden' : 'Die Angebote konnten nicht geladen werden',
      columns: { kind: 'Änderung', text: 'Leistung', amount: 'Menge und Preis' },
      kinds: { added: 'neu', removed: 'entfallen', changed: 'geändert' },
    },
    archive: {
      title: (number: string) => `${number} festschreiben`,
      about: 'Danach ändert sich an dieser Rechnung nichts mehr; korrigiert wird nur noch mit einer Stornorechnung.',
      due: (day: string) => `fällig am ${day}`,
      next: 'Zum Versenden prüfen Sie als Nächstes die E-Mail an den Kunden.',
      nextRenewed:
        'Zum Versenden bekommt sie das Datum von heute, und Sie prüfen als Nächstes die E-Mail an den Kunden.',
      confirm: 'Nur festschreiben',
      confirmAndSend: 'Festschreiben und versenden',
      confirmAnyway: 'Trotzdem festschreiben',
      missing: {
        hint: (what: string) => `Offen für die E-Rechnung: ${what}. Danach lässt sich nichts mehr ergänzen.`,
        required: (what: string) =>
          `Offen, auch was das Umsatzsteuergesetz verlangt: ${what}. Danach lässt sich nichts mehr ergänzen.`,
        refused: (what: string) => `So wird keine Rechnung festgeschrieben: ${what}.`,
      },
      more: (count: number) => `${count} weitere`,
      check: 'Zur Prüfung',
      barred: (parts: string) => `Auf jeder Rechnung steht, was hier fehlt oder nicht stimmt: ${parts}.`,
      shorten: { client: 'Zum Kunden', settings: 'Zu den Einstellungen' },
    },
    steps: {
      label: 'Stand des Dokuments',
      steps: 'Nächster Schritt',
      closed: 'Schreibgeschützt',
      unsent: 'Nie versendet',
      sending: 'Wird gesendet',
      states: { done: 'erledigt', current: 'hier steht es', open: 'steht aus' },
      late: (days: number) => (days === 1 ? 'seit einem Tag' : `seit ${days} Tagen`),
      replaced: (number: string, state: string) =>
        `Storniert und durch ${number} ersetzt. ${successors[state] ?? 'Zu zahlen ist nur die neue Rechnung.'}`,
      settled: (number: string, state: string) =>
        `In der Schlussrechnung ${number} abgerechnet. ${successors[state] ?? 'Weitere Zahlungen gehören dorthin.'}`,
      mail: {
        delivered: (to: string, when: string) => `Gesendet an ${to} am ${when}`,
        queued: (to: string, when: string) => `Wird gesendet an ${to} seit ${when}`,
        overdue: (to: string, when: string) => `Noch nicht hinausgegangen, an ${to} seit ${when}`,
        show: 'Zum Versand',
        refused: (to: string, reason: string | null) =>
          reason ? `An ${to} vom Mailserver abgelehnt: ${reason}` : `An ${to} aufgegeben, noch nicht angekommen`,
      },
    },
  },
  async () => (await import('./steps.texts.en.ts')).lifecycleEn,
)

export const paymentTexts = defineTexts(
  {
    title: 'Zahlungen',
    failed: 'Die Zahlungen konnten nicht geladen werden.',
    loading: 'Zahlungen werden geladen',
    open: 'Noch offen',
    paidOn: (day: string) => `Bezahlt am ${day}`,
    due: (day: string) => `Fällig am ${day}`,
    paid: (paid: string, gross: string) => `${paid} von ${gross} bezahlt`,
    discount: (amount: string) => `${amount} Skonto gewährt`,
    discountUntil: (day: string, amount: string) => `Mit Skonto bis ${day}: ${amount}`,
    owed: 'Guthaben',
    cancelling: 'Diese Stornorechnung hebt eine Rechnung auf: Auf sie ist nichts zu zahlen.',
    cancelled: 'Storniert. Nichts mehr offen.',
    replaced: 'Ersetzt. Nichts mehr offen.',
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
      aboutOwed: (number: string, owed: string) => `${number}, Guthaben: ${owed}. Eine Rückzahlung steht mit Minus.`,
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
        paidWith: (discount: string) => `Danach ist die Rechnung bezahlt, mit ${discount} Skonto.`,
      },
      discount: (day: string) => `Mit Skonto bis ${day}:`,
      noDiscount: 'Ohne Skonto:',
      discountOver: (day: string) => `Skonto galt bis ${day}.`,
      afterToo: (amount: string) => `Das sind ${amount} mehr, als offen ist.`,
      submit: 'Eintragen',
    },
    reminders: {
      title: 'Zahlungserinnerungen',
      loading: 'Zahlungserinnerungen werden geladen',
      failed: 'Die Zahlungserinnerungen konnten nicht geladen werden.',
      none: 'Noch keine Zahlungserinnerung.',
      entry: (day: string, open: string) => `Vom ${day}, offen waren ${open}`,
      madeBy: (who: string, when: string) => `${who}, ${when}`,
      open: 'PDF öffnen',
      openNamed: (day: string) => `Zahlungserinnerung vom ${day} als PDF öffnen`,
      save: 'Herunterladen',
      saveNamed: (day: string) => `Zahlungserinnerung vom ${day} herunterladen`,
      send: 'Versenden',
      sendNamed: (day: string) => `Zahlungserinnerung vom ${day} versenden`,
    },
  },
  async () => (await import('./steps.texts.en.ts')).paymentEn,
)

export const sendingTexts = defineTexts(
  {
    dialog: {
      title: (name: string) => `${name} versenden`,
      about: 'Die E-Mail geht sofort hinaus; ob der Mailserver sie annimmt, steht danach beim Dokument.',
      to: 'Empfänger',
      proposed: 'Empfänger des Kunden',
      forInvoices: 'für Rechnungen',
      remember: 'Beim Kunden merken',
      noAddress: 'Bitte geben Sie eine E-Mail-Adresse ein.',
      subject: 'Betreff',
      noSubject: 'Bitte geben Sie einen Betreff ein.',
      longSubject: 'Höchstens 200 Zeichen.',
      text: 'Text',
      noText: 'Bitte geben Sie einen Text ein.',
      longText: 'Höchstens 10.000 Zeichen.',
      files: 'Anlagen',
      submit: 'Senden',
      units: (units: string) => `Ohne eigenes Kürzel in der XML-Datei, dort als Stück: ${units}.`,
      free: 'Dieses Dokument geht über 0,00 €. Bitte prüfen Sie die Preise.',
      plain: 'Für eine E-Rechnung fehlen Angaben: Es geht nur das PDF hinaus.',
    },
    blocks: {
      noClient: 'Erst einen Kunden wählen.',
      cancelled: 'Diese Rechnung ist storniert; mit ihr wird nichts mehr gefordert. Versendet wird die Stornorechnung.',
      noRows: 'Erst Positionen eintragen.',
      unclear: 'Erst klären, was unter Prüfung steht.',
      notArchived:
        'Versendet wird eine festgeschriebene Rechnung. Danach ändert sich an ihr nichts mehr; korrigiert wird mit einer Stornorechnung.',
    },
    none: 'Noch nicht per E-Mail versendet.',
    loading: 'Versand wird geladen',
    failed: 'Der Versand konnte nicht geladen werden.',
    sentTo: (address: string) => `An ${address}`,
    sentBy: (who: string, when: string) => `${who}, ${when}`,
    delivered: (when: string) => `vom Mailserver angenommen am ${when}`,
    waiting: 'wartet auf den Mailserver',
    refused: (reason: string) => `vom Mailserver abgelehnt: ${reason}`,
    ended: 'aufgegeben, wird nicht weiter versucht',
    end: 'Nicht weiter versuchen',
    endNamed: (address: string) => `E-Mail an ${address} nicht weiter versuchen`,
    resend: 'Adresse ändern und erneut senden',
    open: (file: string) => `${file} öffnen`,
  },
  async () => (await import('./steps.texts.en.ts')).sendingEn,
)

/** Skonto of a document. */
export const discountTexts = defineTexts(
  {
    percent: 'Skonto in Prozent',
    days: 'Skonto bei Zahlung in Tagen',
    percentFault: 'Bitte nennen Sie einen Satz von 0 bis 100.',
    daysFault: 'Bitte nennen Sie 0 bis 365 Tage.',
    both: 'Skonto braucht Prozent und Tage.',
    until: (day: string) => `bis ${day}`,
    beyond: (days: number, term: number) =>
      `Das Skonto gilt länger, als die Rechnung offen sein darf: ${days === 1 ? '1 Tag' : `${days} Tage`}, Zahlungsziel ${term === 0 ? 'sofort' : term === 1 ? '1 Tag' : `${term} Tage`}.`,
  },
  async () => (await import('./steps.texts.en.ts')).discountEn,
)
