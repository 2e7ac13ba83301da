import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    dialog: {
      title: (name: string) => `${name} versenden`,
      about: 'Die Dateien entstehen jetzt einmal und werden mit der E-Mail aufbewahrt.',
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
    open: (file: string) => `${file} öffnen`,
  },
  async () => (await import('./sending.texts.en.ts')).en,
)
