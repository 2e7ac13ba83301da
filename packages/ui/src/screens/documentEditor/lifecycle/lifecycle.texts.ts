import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
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
      archived: 'Diese Rechnung ist festgeschrieben. Sie bleibt, wie sie ist.',
      sent: 'Dieses Angebot ist versendet und bleibt, wie der Kunde es hat. Zum Ändern wird es wieder ein Entwurf.',
      decided: 'Der Kunde hat sich zu diesem Angebot geäußert. Geändert wird eine Kopie.',
      billed: 'Dieses Angebot ist abgerechnet. Es bleibt, wie es ist.',
    },
    archive: {
      title: (number: string) => `${number} festschreiben`,
      about:
        'Danach ändert sich an dieser Rechnung nichts mehr, auch nicht, wenn der Kunde umzieht. Das lässt sich nicht rückgängig machen; korrigiert wird mit einer Stornorechnung.',
      confirm: 'Endgültig festschreiben',
      confirmAndSend: 'Festschreiben und versenden',
      missing: (count: number) =>
        `${count === 1 ? 'Eine Angabe fehlt' : `${count} Angaben fehlen`} noch für die E-Rechnung. Danach lässt sich nichts mehr ergänzen.`,
      check: 'Zur Prüfung',
      barred: (parts: string) => `Auf jeder Rechnung steht, was hier fehlt oder nicht stimmt: ${parts}.`,
      shorten: { client: 'Zum Kunden', settings: 'Zu den Einstellungen' },
    },
  },
  async () => (await import('./lifecycle.texts.en.ts')).en,
)
