import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  {
    report: 'Fund melden',
    review: 'Neue Meldungen prüfen',
    invoice: 'Neue Rechnung',
    offer: 'Neues Angebot',
    client: 'Neuer Kunde',
    invite: 'Person einladen',
    invoiceFor: (client: string) => `Neue Rechnung für ${client}`,
    offerFor: (client: string) => `Neues Angebot für ${client}`,
    cancelled: 'storniert',
  },
  async () => (await import('./productActions.texts.en.ts')).en,
)
