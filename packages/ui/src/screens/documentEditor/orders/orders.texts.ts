import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const orderTexts = defineTexts(
  {
    title: 'Auftrag',
    failed: 'Der Auftrag konnte nicht geladen werden.',
    loading: 'Auftrag wird geladen',
    withoutOffer: (words: string) => `Auftrag ohne Angebot: ${words}. Das Angebot hält ihn nur fest.`,
    none: 'Noch keine Abschlagsrechnung.',
    figures: {
      ordered: 'Bestellt',
      invoiced: 'Berechnet',
      received: 'Erhalten',
      open: 'Offen',
      rest: 'Noch zu berechnen',
      owedBack: 'Guthaben',
    },
    bar: (received: string, open: string, rest: string) =>
      `${received} erhalten, ${open} offen, ${rest} noch nicht berechnet`,
    beyond: (amount: string) => `Berechnet sind ${amount} mehr, als bestellt wurde.`,
    columns: { claimed: 'Gefordert', paid: 'Erhalten', open: 'Offen' },
    parts: { abschlag: 'Abschlag', schluss: 'Schlussrechnung' },
    leave: 'Vom Auftrag lösen',
    leaveNamed: (number: string) => `${number} vom Auftrag lösen`,
    leaveQuestion: {
      title: 'Vom Auftrag lösen?',
      description: (number: string) =>
        `${number} wird zu einem Entwurf ohne Auftrag und lässt sich für etwas anderes verwenden.`,
      confirm: 'Lösen',
    },
    dialog: {
      title: (number: string) => `Abschlagsrechnung zu ${number}`,
      about: (ordered: string, invoiced: string) =>
        `Bestellt sind ${ordered} netto, davon ${invoiced} schon berechnet.`,
      aboutFirst: (ordered: string) => `Bestellt sind ${ordered} netto. Berechnet ist davon noch nichts.`,
      way: 'Berechnet wird',
      ways: {
        betrag: 'ein Betrag',
        anteil: 'ein Anteil',
        stand: 'der Leistungsstand',
      },
      day: 'Datum',
      amount: 'Betrag netto',
      share: 'Anteil in Prozent',
      progressTitle: 'Bisher geleistet, je Position in Prozent',
      line: (nr: number, text: string) => `${nr}. ${text}`,
      missing: 'Bitte eine Zahl eintragen.',
      unread: { amount: 'Das ist kein Betrag.', share: 'Das ist keine Zahl von 0 bis 100.' },
      sum: (net: string, gross: string) => `${net} netto, ${gross} mit Umsatzsteuer.`,
      left: (amount: string) => `Danach sind ${amount} netto noch nicht berechnet.`,
      nothing: 'Nach Abzug der früheren Abschläge bleibt nichts zu berechnen.',
      beyond: 'Mit den früheren Abschlägen ist das mehr, als bestellt wurde. Es stimmt so.',
      submit: 'Anlegen',
      submitAndFix: 'Gleich festschreiben',
    },
  },
  async () => (await import('./orders.texts.en.ts')).orderEn,
)
