import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const lifecycleTexts = defineTexts(
  {
    items: {
      convert: 'In Rechnung umwandeln',
      copy: 'Kopieren',
      cancel: 'Stornorechnung',
      archive: 'Festschreiben',
      compare: 'Mit dem Angebot vergleichen',
      send: 'Versenden',
      sendAgain: 'Erneut versenden',
      accept: 'Angenommen',
      reject: 'Abgelehnt',
      offerAnew: 'Neu anbieten',
      toDraft: 'Zurück in den Entwurf',
      toSent: 'Als versendet kennzeichnen',
      pay: 'Zahlung eintragen',
      repay: 'Rückzahlung eintragen',
      transfer: 'Auf die neue Rechnung umbuchen',
      remind: 'An Zahlung erinnern',
    },
    reasons: {
      noClient: 'Erst einen Kunden wählen.',
      noRows: 'Erst Positionen eintragen.',
      unclear: 'Erst klären, was unter Prüfung als unklar steht.',
    },
    titles: {
      convert: (number: string) => `Rechnung aus ${number}`,
      copy: (number: string) => `Kopie von ${number}`,
      cancel: (number: string) => `${number} stornieren`,
    },
    about: {
      convert:
        'Kunde, Umsatzsteuer, Anrede und alle Positionen kommen in eine neue Rechnung. Das Angebot ist danach abgerechnet.',
      copy: 'Ein neues Dokument mit demselben Kunden, denselben Texten und Positionen.',
      cancel:
        'Eine neue Rechnung mit umgekehrten Mengen, die Nummer und Datum der alten nennt. Die alte bleibt, wie sie ist.',
    },
    day: 'Datum',
    supplyDay: 'Leistungsdatum',
    confirm: { convert: 'Rechnung erstellen', copy: 'Kopie erstellen', cancel: 'Stornorechnung erstellen' },
    cancel: 'Abbrechen',
    progress: (done: string, total: string) => `${done} von ${total} Schritten`,
    progressLabel: 'Umwandlung in eine Rechnung',
    broken: (done: string, total: string) =>
      `Die Umwandlung ist nach ${done} von ${total} Schritten stehen geblieben. Sie geht dort weiter, nichts entsteht doppelt.`,
    resume: 'Fortsetzen',
    difference: {
      title: (number: string) => `Unterschied zu ${number}`,
      none: 'Alles ist so berechnet, wie es angeboten war.',
      sums: (offered: string, billed: string) => `Angeboten ${offered}, berechnet ${billed} netto.`,
      failed: 'Das Angebot konnte nicht geladen werden',
      columns: { kind: 'Änderung', text: 'Leistung', amount: 'Menge und Preis' },
      kinds: { added: 'neu', removed: 'entfallen', changed: 'geändert' },
    },
    closed: {
      sent: 'Dieses Angebot ist versendet und bleibt, wie der Kunde es hat. Zum Ändern wird es wieder ein Entwurf.',
      decided:
        'Der Kunde hat sich zu diesem Angebot geäußert, es bleibt, wie es ist. Für Änderungen legen Sie eine Kopie an.',
      billed: 'Dieses Angebot ist abgerechnet. Es bleibt, wie es ist.',
    },
    archive: {
      title: (number: string) => `${number} festschreiben`,
      about:
        'Danach ändert sich an dieser Rechnung nichts mehr, auch nicht, wenn der Kunde umzieht. Das lässt sich nicht rückgängig machen; korrigiert wird mit einer Stornorechnung.',
      confirm: 'Nur festschreiben',
      confirmAndSend: 'Festschreiben und versenden',
      missing: {
        hint: (count: number) =>
          `${count === 1 ? 'Eine Angabe fehlt' : `${count} Angaben fehlen`} noch für die E-Rechnung. Danach lässt sich nichts mehr ergänzen.`,
        required: (count: number) =>
          `${count === 1 ? 'Eine Angabe fehlt' : `${count} Angaben fehlen`} noch, auch solche, die das Umsatzsteuergesetz verlangt. Danach lässt sich nichts mehr ergänzen.`,
        refused: (count: number) =>
          count === 1
            ? 'Es fehlt eine Angabe, ohne die keine Rechnung festgeschrieben wird. Die Prüfung nennt sie.'
            : `Es fehlen ${count} Angaben, ohne sie wird keine Rechnung festgeschrieben. Die Prüfung nennt sie.`,
      },
      check: 'Zur Prüfung',
      barred: (parts: string) => `Auf jeder Rechnung steht, was hier fehlt oder nicht stimmt: ${parts}.`,
      shorten: { client: 'Zum Kunden', settings: 'Zu den Einstellungen' },
    },
    steps: {
      label: 'Stand des Dokuments',
      steps: 'Nächster Schritt',
      lapsed: 'Gültigkeit vorbei',
      outbox: 'Im Postausgang',
      states: { done: 'erledigt', current: 'hier steht es', open: 'steht aus' },
      late: (days: number) => (days === 1 ? 'seit einem Tag' : `seit ${days} Tagen`),
      mail: {
        delivered: (to: string, when: string) => `Gesendet an ${to} am ${when}`,
        queued: (to: string, when: string) => `Wird gesendet an ${to} seit ${when}`,
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
    due: (day: string) => `Fällig am ${day}`,
    late: (days: number) => (days === 1 ? 'seit einem Tag' : `seit ${days} Tagen`),
    paid: (paid: string, gross: string) => `${paid} von ${gross} bezahlt`,
    owed: 'Zurückzuzahlen',
    cancelling: 'Diese Stornorechnung hebt eine Rechnung auf: Auf sie ist nichts zu zahlen.',
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
    reminders: {
      title: 'Zahlungserinnerungen',
      loading: 'Zahlungserinnerungen werden geladen',
      failed: 'Die Zahlungserinnerungen konnten nicht geladen werden.',
      none: 'Noch keine Zahlungserinnerung.',
      notDue: 'Erinnert wird erst, wenn die Zahlungsfrist vorüber und noch etwas offen ist.',
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
      about:
        'Die Dateien entstehen jetzt einmal und bleiben beim Dokument; die E-Mail im Postausgang wird nach 30 Tagen gelöscht.',
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
      unclear: 'Erst klären, was unter Prüfung als unklar steht.',
      notArchived:
        'Versendet wird eine festgeschriebene Rechnung. Danach ändert sich an ihr nichts mehr; korrigiert wird mit einer Stornorechnung.',
    },
    none: 'Noch nicht versendet.',
    loading: 'Versand wird geladen',
    failed: 'Der Versand konnte nicht geladen werden.',
    sentTo: (address: string) => `An ${address}`,
    sentBy: (who: string, when: string) => `${who}, ${when}`,
    delivered: (when: string) => `angenommen am ${when}`,
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
