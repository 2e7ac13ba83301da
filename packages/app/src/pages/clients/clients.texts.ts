import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    created: 'ein neuer Kunde',
    note: 'eine Notiz',
    recipient: 'ein Empfänger',
    invoicing: (name: string) => `E-Rechnungsdaten von ${name}`,
    unsaved: (name: string) => `Änderungen am Kunden ${name}`,
    survey: (name: string) => `Vermessung und Projekt von ${name}`,
  },
  async () => (await import('./clients.texts.en.ts')).en,
)
