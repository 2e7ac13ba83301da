import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    created: 'ein neuer Kunde',
    invoicing: (name: string) => `E-Rechnungsdaten von ${name}`,
    unsaved: (name: string) => `Änderungen am Kunden ${name}`,
    folder: (name: string) => `Projektordner von ${name}`,
  },
  async () => (await import('./clients.texts.en.ts')).en,
)
