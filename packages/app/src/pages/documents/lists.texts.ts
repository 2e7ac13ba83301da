import { defineTexts } from '@waldkerf/ui/i18n/Language'

export const texts = defineTexts(
  { created: { offers: 'ein neues Angebot', invoices: 'eine neue Rechnung' } },
  async () => (await import('./lists.texts.en.ts')).en,
)
