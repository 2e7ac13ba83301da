import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    unsaved: (name: string) => `Änderungen an ${name}`,
    pending: (name: string) => `Änderungen an ${name}, die noch gesendet werden`,
    notSent: 'Noch nicht alles ist gespeichert. Bitte versuchen Sie es gleich noch einmal.',
    parts: {
      office: 'Einstellungen des Büros',
      clients: 'Kunden',
      textBlocks: 'Textbausteine',
      templates: 'Vorlagen',
      acronyms: 'Kürzel',
      days: 'Erlaubte Tage',
      firstOffer: 'Frühester Tag eines neuen Angebots',
      firstInvoice: 'Frühester Tag einer neuen Rechnung',
    },
    details: 'Angaben des Kunden für E-Rechnungen',
    detailsFailed: (message: string) => `Angaben für E-Rechnungen: ${message}`,
    schema: 'Die Prüfung gegen das Schema ist nicht bestanden.',
    overfull: {
      buyer:
        'Die Anschrift des Kunden ist für das Adressfeld zu lang, auch in kleiner Schrift. Bitte kürzen Sie sie beim Kunden.',
      seller:
        'Name, Anschrift oder weitere Angaben des Büros sind für den Briefbogen zu lang. Bitte kürzen Sie sie in den Einstellungen.',
    },
    draft: {
      row: (nr: number | undefined, field: string) =>
        nr === undefined ? `Neue Position, ${field}` : `Position ${nr}, ${field}`,
    },
    names: {
      offer: 'Angebot',
      invoice: 'Rechnung',
      cancellation: 'Stornorechnung',
      reminder: 'Zahlungserinnerung',
    },
    mail: 'E-Mail',
    reminderText: 'Text der Zahlungserinnerung',
    sent: 'Versand',
    reminderDated: (day: string) => `Zahlungserinnerung vom ${day}`,
    rules: 'Es fehlen noch Angaben; die Prüfung nennt sie.',
  },
  async () => (await import('./editorPage.texts.en.ts')).en,
)
